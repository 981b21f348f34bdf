-- Matches of people whose CV cannot be read: the open listings that name a skill of theirs. What each names decides on its score, which the
-- browser gives it (mf-jobs/src/match/model/skill-score.ts).

drop function public.match_candidates(timestamptz, integer, boolean, text);
drop function private.list_match_candidates(timestamptz, integer, boolean, text);
drop function private.listing_versions(text[]);
drop function private.listing_texts(text[]);
drop function private.first_names(text[], integer);
drop function private.mentions(text, text[], jsonb);
drop function private.passage(text, integer, integer);
drop function private.skill_keywords(text[]);
drop function private.readable(text);
drop function private.whole_words(text[]);
drop function private.skill_expression(text[], text);

create function private.sought_skills(skills text[])
returns table (skill text, place bigint, expression text, words tsquery, parts tsquery[])
language sql
immutable
parallel safe
set search_path = ''
as $$
  select skill, place,
    '(?<![[:alnum:]])' || regexp_replace(regexp_replace(skill, '([][\\^$.*+?(){}|-])', '\\\1', 'g'), '\s+', '\\s+', 'g') || '(?![[:alnum:]+#])',
    plainto_tsquery('pg_catalog.simple', private.plain_terms(skill)),
    -- A skill of one word has no parts, and short words tell nothing.
    case when skill ~ '\s' then array(
      select plainto_tsquery('pg_catalog.simple', part) from regexp_split_to_table(skill, '\s+') as part where char_length(part) > 3
    ) else '{}' end
  from (
    select skill, place, sum(char_length(skill)) over (order by place) as characters
    from (select btrim(regexp_replace(listed, '[\s\u00a0]+', ' ', 'g')) as skill, place from unnest(skills) with ordinality as given (listed, place)) as plain
    where skill <> ''
  ) as counted
  -- An expression of any size takes any time. These are about 50 skills, more than a long CV names.
  where characters <= 800 and numnode(plainto_tsquery('pg_catalog.simple', private.plain_terms(skill))) > 0;
$$;
comment on function private.sought_skills(text[]) is
  'How each skill is looked for: the expression that finds it as whole words, its words, and of several words those of four letters or more. '
  'Skills after the first 800 characters are left out.';
revoke all on function private.sought_skills(text[]) from public;

create function private.list_skill_matches(since timestamptz, most integer)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- As for search_jobs: every question has an index that answers it.
set enable_seqscan = off
set random_page_cost = 1.1
set jit = off
as $$
declare
  -- Nobody reads more than the newest ones, and an expression takes its time over texts of any length.
  looked_at constant integer := 500;
  most_octets constant integer := 2000000;
  own_skills text[];
  has_cv boolean;
  wanted tsquery;
  answer jsonb;
begin
  if auth.uid() is null then
    raise insufficient_privilege using message = 'User not authenticated';
  end if;
  if most is null or most not between 1 and 100 then
    raise invalid_parameter_value using message = 'most must be between 1 and 100';
  end if;
  select skills, cv_url is not null into own_skills, has_cv from public.profiles where id = auth.uid();
  select string_agg(format('(%s)', query), '|')::tsquery into wanted
  from private.sought_skills(own_skills), unnest(array[words] || case when has_cv then parts else '{}' end) as query
  where numnode(query) > 0;
  execute format(
    $sql$
      with sought as materialized (
        select * from private.sought_skills($4)
      ), newest as (
        select * from (
          (select id::text as name, created_at as posted, title || e'\n' || description as body, search, skills
            from public.jobs where search @@ $1 and %s and created_at > coalesce($2, '-infinity') order by created_at desc, id limit $3 + 1)
          union all
          (select source || ':' || external_id, posted_at, title || e'\n' || description, search, '{}'
            from public.external_jobs where search @@ $1 and %s and ($2 is null or posted_at > $2)
            order by posted_at desc nulls last, (source || ':' || external_id) collate "C" limit $3 + 1)
        ) as rows
        order by posted desc nulls last, name collate "C" limit $3 + 1
      ), looked as (
        select *, row_number() over (order by posted desc nulls last, name collate "C") as place,
          sum(octet_length(body)) over (order by posted desc nulls last, name collate "C") as octets
        from newest
      ), named as (
        select name, place, body,
          array(select skill from sought
            where search @@ sought.words and body ~* sought.expression order by sought.place) as in_text,
          array(select skill from sought
            where $5 and lower(skill) in (select lower(btrim(listed)) from unnest(skills) as listed) order by sought.place) as listed,
          (select skill from sought
            where $5 and 2 * (select count(*) from unnest(parts) as part where search @@ part) >= cardinality(parts) and parts <> '{}'
            order by sought.place limit 1) as partly
        from looked where place <= $3 and octets <= $6
      ), matching as (
        select *, row_number() over (order by cardinality(in_text || listed) desc, place) as rank
        from named where in_text || listed <> '{}' or partly is not null
      )
      select jsonb_build_object(
        'matches', (select count(*) from matching),
        'compared', (select case when count(*) > $3 or max(octets) > $6 then count(*) filter (where place <= $3 and octets <= $6) end from looked),
        'jobs', (
          select coalesce(jsonb_agg(listing || jsonb_build_object('in_text', (
            select coalesce(jsonb_agg(jsonb_build_object('skill', skill, 'sentence', btrim(
              substring(body from '(?i)[^.!?\n\r]{0,120}' || expression || '[^.!?\n\r]{0,120}')
            )) order by sought.place), '[]')
            from sought where skill = any (in_text)
          ), 'listed', listed, 'partly', partly) order by rank), '[]')
          from matching
            join jsonb_array_elements(private.listings(array(select name from matching where rank <= $7))) as listing on listing ->> 'id' = name
        )
      )
    $sql$,
    private.local_conditions('{}'), private.external_conditions('{}', false)
  ) into answer using wanted, since, looked_at, own_skills, has_cv, most_octets, most;
  return answer;
end;
$$;
comment on function private.list_skill_matches(timestamptz, integer) is
  'Behind match_skills: reads the skills of the caller and of nobody else, and shows what search_jobs shows to anybody signed in.';
revoke all on function private.list_skill_matches(timestamptz, integer) from public;
grant execute on function private.list_skill_matches(timestamptz, integer) to authenticated;

create function public.match_skills(since timestamptz default null, most integer default 100)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_skill_matches(since, most); $$;
comment on function public.match_skills(timestamptz, integer) is
  'Open listings posted after since (null: all) that name a skill of the caller, those that name the most first, then the newest. most: 1 to 100. '
  'Answer: {matches (how many there are), compared (how many of the newest were looked at, when that is not all that have the words: 500, or 2,000,000 octets of text), '
  'jobs: [as search_jobs, and in_text ([{skill, sentence}], skills of the caller that stand in title or description as whole words, and up to 240 characters around each), and for somebody who has uploaded a CV '
  'listed (those that the job lists as skills) and partly (the first skill of several words of which half of those of four letters or more stand in the listing)]}. '
  'For people who are signed in; what it does not understand is refused (22023).';
revoke all on function public.match_skills(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.match_skills(timestamptz, integer) to authenticated;
