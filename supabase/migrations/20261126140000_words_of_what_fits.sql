-- Words only lower a score, so they are compared only where what the concepts earn is enough for the list that is made.

drop function private.score_postings(private.person_facts, integer[]);

create function private.score_postings(person private.person_facts, wanted integer[], least_share integer)
returns table (number integer, score integer)
language sql
stable
set search_path = ''
set enable_seqscan = off
set enable_mergejoin = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
  with postings as materialized (
    select * from private.posting_facts where number = any (wanted)
  ), own as materialized (
    select * from unnest(person.concepts, person.weights) as listed (concept, weight)
  ), earned as (
    select number, sum(best)::bigint as marks
    from (
      -- Of a choice the best alone counts.
      select postings.number, max(asked.weight::bigint * own.weight) as best
      from postings
        cross join lateral unnest(postings.concepts, postings.weights, postings.choices) with ordinality as asked (concept, weight, choice, place)
        join own on own.concept = asked.concept
      group by postings.number, coalesce(nullif(asked.choice, 0), -asked.place)
    ) as chosen
    group by number
  ), worth as materialized (
    select postings.*, coalesce(earned.marks, 0) as marks
    from postings left join earned on earned.number = postings.number
    where least_share = 0 or coalesce(earned.marks, 0) >= least_share::bigint * postings.full_marks
  ), own_words as materialized (
    select word from unnest(person.words) as word
  ), shared as (
    select worth.number, sum(asked.percent) as percent
    from worth cross join lateral unnest(worth.words, worth.word_percents) as asked (word, percent)
      join own_words on own_words.word = asked.word
    group by worth.number
  )
  select worth.number, private.match_score(
    worth.marks, worth.full_marks,
    case when person.words is null or worth.words = '{}' then 100 else least(100, coalesce(shared.percent, 0))::integer end,
    person.level, worth.level,
    -- Who is waiting for a licence does not have it.
    exists (select licence from unnest(worth.licences) as licence except select concept from own where weight >= 80)
  )
  from worth left join shared on shared.number = worth.number;
$$;
comment on function private.score_postings(private.person_facts, integer[], integer) is
  'The scores of a person for the postings of these numbers, null where nothing can be compared; without those of which the person earns less '
  'than this share of the full marks, 0 to 100.';
revoke all on function private.score_postings(private.person_facts, integer[], integer) from public;

create or replace function private.matches_of(
  person private.person_facts, least_score integer, out numbers integer[], out scores integer[], out is_kept boolean
)
returns record
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
as $$
declare
  -- More than these to be looked at again, and everything is.
  few constant integer := 300;
  kept private.person_matches;
  newer integer[];
begin
  is_kept := false;
  if least_score = 40 then
    select * into kept from private.person_matches where user_id = person.user_id and facts_read_at = person.read_at;
    newer := array(select number from private.posting_facts where read_at > kept.as_of limit few + 1);
    is_kept := kept.user_id is not null and cardinality(newer) <= few;
  end if;
  if is_kept then
    select coalesce(array_agg(number), '{}'), coalesce(array_agg(score), '{}') into numbers, scores
    from (
      select * from unnest(kept.numbers, kept.scores) as before (number, score) where number not in (select unnest(newer))
      union all
      select * from private.score_postings(person, newer, least_score)
    ) as scored
    where score >= least_score;
  else
    select coalesce(array_agg(number), '{}'), coalesce(array_agg(score), '{}') into numbers, scores
    from private.score_postings(person, private.match_candidates(person, least_score), least_score)
    where score >= least_score;
  end if;
end;
$$;

create or replace function private.list_matches(
  min_score integer, after jsonb, most integer, since timestamptz, county text, county_only boolean, remote_only boolean, etag text
)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
-- Every question has an index that answers it, and the planner does not know how long the lists of a person are.
set enable_seqscan = off
set enable_mergejoin = off
set random_page_cost = 1.1
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  -- More than this, and the index of concepts is the shorter way.
  few constant integer := 500;
  person constant uuid := auth.uid();
  facts private.person_facts;
  home text;
  recent integer[];
  matching record;
  counted record;
  found jsonb;
  page jsonb;
  last jsonb;
  answer jsonb;
begin
  if person is null then
    raise insufficient_privilege using message = 'User not authenticated';
  end if;
  perform private.check_match_request(min_score, after, most, county, etag);
  if remote_only is null or county_only is null then
    raise invalid_parameter_value using message = 'remote_only and county_only must be true or false';
  end if;
  select * into facts from private.person_facts where user_id = person;
  if facts.user_id is null then
    return jsonb_build_object(
      'state', private.match_state(person),
      'is_outdated', false, 'engine_version', null, 'read_at', null, 'etag', null, 'matches', 0, 'worth_a_look', 0, 'compared', 0, 'unread', 0,
      'county', null, 'facets', '{"counties": [], "remote": 0, "types": []}'::jsonb, 'next', null, 'jobs', '[]'::jsonb
    );
  end if;
  home := coalesce(private.county_of(county), facts.county);
  select count(engine_version) as compared, count(*) - count(engine_version) as unread into counted
  from private.posting_facts where open_until > now() and (since is null or posted_at > since);

  recent := array(select number from private.posting_facts where posted_at > since limit few + 1);
  if since is not null and cardinality(recent) <= few then
    select array_agg(scored.number) as numbers, array_agg(scored.score) as scores into matching
    from private.score_postings(facts, recent, least(min_score, 40)) as scored;
  else
    select * into matching from private.matches_of(facts, least(min_score, 40));
    if min_score >= 40 and not matching.is_kept then
      -- A reading that began before this moment may be committed after it; none takes a minute.
      insert into private.person_matches as matches (user_id, facts_read_at, as_of, numbers, scores)
      values (person, facts.read_at, now() - interval '1 minute', matching.numbers, matching.scores)
      on conflict (user_id) do update set
        facts_read_at = excluded.facts_read_at, as_of = excluded.as_of, numbers = excluded.numbers, scores = excluded.scores;
    end if;
  end if;
  found := private.matches_page(
    matching.numbers, matching.scores, home, min_score, nullif(after, 'null'), most, since, county_only, remote_only
  );
  page := found -> 'page';
  if jsonb_array_length(page) > most then
    last := page -> (most - 1);
    page := page - most;
  end if;
  answer := jsonb_build_object(
    'state', 'ready',
    'is_outdated', exists (select from private.reading_queue where kind = 'person' and name = person::text and priority = 0 and attempts < 5),
    'engine_version', facts.engine_version, 'read_at', facts.read_at,
    'matches', found -> 'matches', 'worth_a_look', found -> 'worth_a_look', 'facets', found -> 'facets', 'county', home,
    'compared', counted.compared, 'unread', counted.unread,
    'next', case when last is not null then
      jsonb_build_object('is_match', last -> 'is_match', 'rank', last -> 'rank', 'posted', last -> 'posted', 'id', last -> 'posting')
    end,
    'jobs', private.matched_listings(page, facts, home)
  );
  answer := answer || jsonb_build_object('etag', md5(answer::text));
  return case when answer ->> 'etag' = etag then jsonb_build_object('etag', etag) else answer end;
end;
$$;

create or replace function private.scores_of(person uuid, names text[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  own private.person_facts;
begin
  if person is null then
    raise insufficient_privilege using message = 'User not authenticated';
  end if;
  if names is null or cardinality(names) > 100 or array_ndims(names) > 1
    or exists (select from unnest(names) as name where name is null or char_length(name) > 300) then
    raise invalid_parameter_value using message = 'names must be a list of at most 100 names of postings';
  end if;
  select * into own from private.person_facts where user_id = person;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', name, 'score', scored.score) order by place), '[]')
    from unnest(names) with ordinality as listed (name, place)
      left join private.posting_facts as facts on facts.posting = listed.name and own.user_id is not null
      left join private.score_postings(own, array(select number from private.posting_facts where posting = any (names)), 0) as scored
        on scored.number = facts.number
  );
end;
$$;

-- A skill that the advert both lists and writes counts once.
create or replace function private.list_skill_matches(since timestamptz, most integer)
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
        select *, row_number() over (order by cardinality(in_text) + cardinality(array(select unnest(listed) except select unnest(in_text))) desc, place) as rank
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
