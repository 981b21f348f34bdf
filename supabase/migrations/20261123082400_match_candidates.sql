-- The open listings that may fit a person, found where the whole text is: a skill may stand at the end of an advert of which
-- lists show the beginning. The browser counts the scores; it is sent the listings that can have one, and the passages it lacks.

create function private.listing_versions(names text[])
returns text
language sql
stable
set search_path = ''
as $$
  select md5(string_agg(version, ',' order by place))
  from (
    select place, concat(jobs.id, ' ', jobs.updated_at, ' ', companies.updated_at) as version
    from unnest(names) with ordinality as listed (name, place)
      join public.jobs on jobs.id = case when strpos(listed.name, ':') = 0 then listed.name::uuid end
      left join public.companies on companies.id = jobs.company_id
    union all
    -- A feed brings its postings again and again, most of them as they were.
    select place, md5(row(
      listed.name, title, company, company_website, description, location, remote, contract_type, contract_time, salary_min, salary_max,
      salary_currency, url, attribution, posted_at, closes_at
    )::text)
    from unnest(names) with ordinality as listed (name, place)
      join public.external_jobs on strpos(listed.name, ':') > 0
        and source = split_part(listed.name, ':', 1) and external_id = substr(listed.name, strpos(listed.name, ':') + 1)
  ) as versions;
$$;
comment on function private.listing_versions(text[]) is
  'Another text whenever private.listings may answer something else about these jobs and postings, or in another order.';
revoke all on function private.listing_versions(text[]) from public;

create function private.listing_texts(names text[])
returns table (name text, place bigint, company_id uuid, description text, whole_text text, listed_skills text)
language sql
stable
set search_path = ''
as $$
  select listed.name, listed.place, jobs.company_id, jobs.description,
    concat_ws(e'\n', jobs.title, jobs.description), array_to_string(jobs.skills, e'\n')
  from unnest(names) with ordinality as listed (name, place)
    join public.jobs on jobs.id = case when strpos(listed.name, ':') = 0 then listed.name::uuid end
  union all
  select listed.name, listed.place, null, external_jobs.description, concat_ws(e'\n', external_jobs.title, external_jobs.description), ''
  from unnest(names) with ordinality as listed (name, place)
    join public.external_jobs on strpos(listed.name, ':') > 0
      and source = split_part(listed.name, ':', 1) and external_id = substr(listed.name, strpos(listed.name, ':') + 1);
$$;
comment on function private.listing_texts(text[]) is
  'The texts of jobs by id and of postings by <source>:<external_id>, with their places in that list; whole_text: title and description.';
revoke all on function private.listing_texts(text[]) from public;

create function private.first_names(names text[], most_octets integer)
returns text[]
language sql
stable
set search_path = ''
as $$
  select coalesce(array_agg(name order by place), '{}')
  from (
    -- The size of a text is known without reading it.
    select name, place, sum(octets) over (order by place) as octets
    from (
      select name, place, (
        select octet_length(jobs.title) + octet_length(jobs.description) from public.jobs
        where jobs.id = case when strpos(name, ':') = 0 then name::uuid end
        union all
        select octet_length(title) + octet_length(description) from public.external_jobs
        where strpos(name, ':') > 0 and source = split_part(name, ':', 1) and external_id = substr(name, strpos(name, ':') + 1)
      ) as octets
      from unnest(names) with ordinality as listed (name, place)
    ) as sizes
  ) as sums
  where octets <= most_octets;
$$;
comment on function private.first_names(text[], integer) is
  'The first of these jobs and postings, as many as have so many octets of title and description together.';
revoke all on function private.first_names(text[], integer) from public;

create function private.list_match_candidates(since timestamptz, most integer, named_only boolean, etag text)
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
  -- Nobody reads more than the newest ones, and a phone should not have to wait for more.
  looked_at constant integer := 500;
  -- Twice as much as 500 adverts of an ordinary length; somebody might post the longest ones.
  most_octets constant integer := 2000000;
  -- What is open is what search_jobs shows to anybody signed in; $1: since.
  open_jobs constant text := format(
    $sql$from public.jobs where %s and created_at > coalesce($1, '-infinity')$sql$, private.local_conditions('{}')
  );
  open_postings constant text := format(
    $sql$from public.external_jobs where %s and ($1 is null or posted_at > $1)$sql$, private.external_conditions('{}', false)
  );
  own_skills text[];
  has_resume boolean;
  names text[];
  total bigint;
  current_etag text;
  terms jsonb;
  word_expressions text[];
  found text[];
  compared integer;
  kept text[];
begin
  if auth.uid() is null then
    raise insufficient_privilege using message = 'User not authenticated';
  end if;
  if most is null or most not between 1 and 100 then
    raise invalid_parameter_value using message = 'most must be between 1 and 100';
  end if;
  if named_only is null then
    raise invalid_parameter_value using message = 'named_only must be true or false';
  end if;
  if char_length(etag) > 100 then
    raise invalid_parameter_value using message = 'etag is none that was given';
  end if;

  select profiles.skills, coalesce(resume_text, '') ~ '\S' or coalesce(extracted_text, '') ~ '\S' into own_skills, has_resume
  from public.profiles left join public.cv_documents on cv_documents.user_id = profiles.id
  where profiles.id = auth.uid();

  execute format('select (select count(*) %s) + (select count(*) %s)', open_jobs, open_postings) into total using since;
  execute format(
    $sql$
      select array(
        select name from (
          (select id::text as name, created_at as posted %s order by created_at desc, id limit $2)
          union all
          (select source || ':' || external_id, posted_at %s
            order by posted_at desc nulls last, (source || ':' || external_id) collate "C" limit $2)
        ) as rows
        order by posted desc nulls last, name collate "C" limit $2
      )
    $sql$,
    open_jobs, open_postings
  ) into names using since, looked_at;
  names := private.first_names(names, most_octets);
  current_etag := md5(concat_ws(
    ' ', coalesce(since::text, '-'), most, named_only, has_resume, total,
    private.listing_versions(names), to_jsonb(own_skills)
  ));
  if current_etag = etag then
    return jsonb_build_object('etag', current_etag);
  end if;

  terms := private.skill_keywords(own_skills);
  word_expressions := private.whole_words(array(
    select term ->> 'seen' from jsonb_array_elements(terms) as term where (term -> 'is_word')::boolean
  ));
  -- Parts of a skill, and skills that a job lists without naming them, count only with a CV.
  if not has_resume then
    terms := jsonb_path_query_array(terms, '$[*] ? (@.is_whole == true)');
  end if;
  found := array(
    select name from private.listing_texts(names)
      cross join (
        -- With a CV a word is enough, so that nobody need look for whole skills.
        select private.whole_words(array(
          select term ->> 'hidden' from jsonb_array_elements(terms) as term where not has_resume or (term -> 'is_word')::boolean
        ))
      ) as sought (expressions)
    where whole_text ~* any (expressions) or (has_resume and listed_skills ~* any (expressions))
    order by place limit most + 1
  );
  compared := coalesce(array_position(names, found[most + 1]) - 1, cardinality(names));
  kept := found[1:most];
  if has_resume and not named_only then
    kept := kept || array(
      select name from private.listing_texts(names)
      where company_id is not null and name <> all (kept)
      order by place limit most - cardinality(kept)
    );
  end if;

  return jsonb_build_object(
    'total', total,
    'compared', compared,
    'has_resume', has_resume,
    'etag', current_etag,
    'jobs', (
      select coalesce(jsonb_agg(
        listing || jsonb_build_object('mentions', private.mentions(description, word_expressions, terms)) order by array_position(names, name)
      ), '[]')
      from jsonb_array_elements(private.listings(kept)) as listing
        join private.listing_texts(kept) on name = listing ->> 'id'
    )
  );
end;
$$;
comment on function private.list_match_candidates(timestamptz, integer, boolean, text) is
  'Behind match_candidates: reads the skills of the caller and of nobody else, and shows what search_jobs shows to anybody signed in.';
revoke all on function private.list_match_candidates(timestamptz, integer, boolean, text) from public;
grant execute on function private.list_match_candidates(timestamptz, integer, boolean, text) to authenticated;

create function public.match_candidates(
  since timestamptz default null, most integer default 100, named_only boolean default false, etag text default null
)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_match_candidates(since, most, named_only, etag); $$;
comment on function public.match_candidates(timestamptz, integer, boolean, text) is
  'Open listings that may fit the caller, of the newest 500 posted after since (null: of all), or fewer when their texts have more than 2,000,000 '
  'octets together: those whose title or whole description '
  'holds one of the skills of the caller, with a CV also those that hold a word of one (of four letters or more, where there is any) there or in their '
  'listed skills. '
  'Unless named_only, and with a CV, further ones of companies of this product fill the rest, for ai-analyze to look at. most: 1 to 100. '
  'Answer: {total (open listings posted after since), compared (how many were looked at: all of these, or up to the one that was too many for most), '
  'has_resume (whether the text of a CV of the caller is known), etag, jobs: [as search_jobs, the newest first, and mentions (passages behind the first '
  '600 characters of the description that hold such a word, one for each that is not in those; up to 12 and 2,000 characters, each a sentence, or '
  'about 240 characters of it)]}. With the etag of an earlier answer: {etag} alone as long as the answer would be the same. '
  'For people who are signed in; what it does not understand is refused (22023).';
revoke all on function public.match_candidates(timestamptz, integer, boolean, text) from public, anon, authenticated;
grant execute on function public.match_candidates(timestamptz, integer, boolean, text) to authenticated;
