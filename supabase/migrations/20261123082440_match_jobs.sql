-- The open postings that fit a person: list, count, facets and what is new, from one question to the index of concepts.

-- Made of constant texts alone. $1 concepts and $2 weights of the person, $3 the score for each share of the full marks and each level,
-- $4 their county; $5 min_score, $6 after, $7 most, $8 since, $9 whether the county, $10 whether remote work alone is wanted;
-- $11 and $12 what was earned of which postings until $13.
create function private.match_statement(is_recent boolean)
returns text
language sql
immutable
set search_path = ''
as $$
  select format(
    $sql$
      with own as (
        select concept collate "C", weight from unnest($1, $2) as listed (concept, weight)
      ), newer as (
        select facts.number, sum(asked.weight::integer * own.weight)::integer as marks
        from private.posting_facts as facts cross join lateral unnest(facts.concepts, facts.weights) as asked (concept, weight)
          join own on own.concept = asked.concept collate "C"
        where %2$s and facts.open_until > now()
        group by facts.number
      ), earned as (
        %1$s
      ), fitting as materialized (
        select facts.posting, facts.number, facts.county, facts.remote, facts.in_kenya, facts.type, scored.score,
          -- Where the work is moves a posting within the list, and no number.
          scored.score + case
            when facts.county = $4 then 6 when facts.remote then 4 when facts.in_kenya then 3 else 0
          end as rank,
          scored.score >= 70 as is_match,
          coalesce((extract(epoch from facts.posted_at) * 1000000)::bigint, 0) as posted
        from earned join private.posting_facts as facts on facts.number = earned.number
          cross join lateral (
            select $3[1 + 4 * least(128, earned.marks / nullif(facts.full_marks, 0)) + facts.level] as score
          ) as scored
        where facts.open_until > now() and ($8 is null or facts.posted_at > $8) and scored.score >= least($5, 40)
      ), wanted as (
        select * from fitting where (not $9 or county = $4) and (not $10 or remote)
      ), page as (
        select posting, number, score, rank, is_match, posted, county, in_kenya from wanted
        where score >= $5 and ($6 is null or (
          (is_match, rank, posted) <= (($6 ->> 'is_match')::boolean, ($6 ->> 'rank')::integer, ($6 ->> 'posted')::bigint)
          and ((is_match, rank, posted) <> (($6 ->> 'is_match')::boolean, ($6 ->> 'rank')::integer, ($6 ->> 'posted')::bigint)
            or posting > ($6 ->> 'id') collate "C")
        ))
        order by is_match desc, rank desc, posted desc, posting
        limit $7 + 1
      )
      select jsonb_build_object(
        'matches', (select count(*) from wanted where is_match),
        'worth_a_look', (select count(*) from wanted where score between 40 and 69),
        'facets', jsonb_build_object(
          'counties', (select coalesce(jsonb_agg(jsonb_build_object('name', county, 'matches', matches) order by matches desc, county), '[]') from (
            select county, count(*) as matches from fitting where is_match and county is not null group by county order by 2 desc, 1 limit 20
          ) as counties),
          'remote', (select count(*) from fitting where is_match and remote),
          'types', (select coalesce(jsonb_agg(jsonb_build_object('name', type, 'matches', matches) order by matches desc, type), '[]') from (
            select type, count(*) as matches from fitting where is_match and type is not null group by type
          ) as types)
        ),
        'page', (select coalesce(jsonb_agg(to_jsonb(page) order by is_match desc, rank desc, posted desc, posting), '[]') from page)
      )
    $sql$,
    case when is_recent then
      $sql$
        select number, marks from newer
      $sql$
    else
      $sql$
        select kept.number, kept.marks from unnest($11, $12) as kept (number, marks)
        where kept.number not in (select facts.number from private.posting_facts as facts where facts.read_at > $13)
        union all
        select number, marks from newer
      $sql$
    end,
    case when is_recent then 'facts.posted_at > $8' else 'facts.read_at > $13' end
  );
$$;
comment on function private.match_statement(boolean) is
  'The question of match_jobs: over what was earned and postings read since, or, where only few were posted recently enough, over these.';
revoke all on function private.match_statement(boolean) from public;

create function private.list_matches(
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
  is_recent boolean;
  -- match_score for each share and level, since a call for each posting would take longer than all the rest.
  scores integer[];
  numbers integer[];
  marks integer[];
  as_of timestamptz;
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
  is_recent := since is not null
    and few >= (select count(*) from (select from private.posting_facts where posted_at > since limit few + 1) as recent);
  select count(engine_version) as compared, count(*) - count(engine_version) as unread into counted
  from private.posting_facts where open_until > now() and (since is null or posted_at > since);

  scores := array(
    select private.match_score(share, 1, facts.level, level) from generate_series(0, 128) as share, generate_series(0, 3) as level
    order by share, level
  );
  if not is_recent then
    select earned.numbers, earned.marks, earned.as_of into numbers, marks, as_of
    from private.kept_marks(facts, least(min_score, 40)) as earned;
  end if;
  execute private.match_statement(is_recent) into found
  using facts.concepts, facts.weights, scores, home, min_score, nullif(after, 'null'), most, since, county_only, remote_only,
    numbers, marks, as_of;
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
comment on function private.list_matches(integer, jsonb, integer, timestamptz, text, boolean, boolean, text) is
  'Behind match_jobs: reads the facts of the caller and of nobody else, and shows what search_jobs shows to anybody signed in.';
revoke all on function private.list_matches(integer, jsonb, integer, timestamptz, text, boolean, boolean, text) from public;
grant execute on function private.list_matches(integer, jsonb, integer, timestamptz, text, boolean, boolean, text) to authenticated;

create function public.match_jobs(
  min_score integer default 40, after jsonb default null, most integer default 20, since timestamptz default null, county text default null,
  county_only boolean default false, remote_only boolean default false, etag text default null
)
returns jsonb
language sql
volatile
security invoker
set search_path = ''
as $$ select private.list_matches(min_score, after, most, since, county, county_only, remote_only, etag); $$;
comment on function public.match_jobs(integer, jsonb, integer, timestamptz, text, boolean, boolean, text) is
  'A page of the open postings that fit the caller by at least min_score (1 to 100), with the counts and facets of all of them. since: only those '
  'posted after it. county: whose postings come first, one of Kenya''s or one of its towns; the one that the CV names unless given. county_only and '
  'remote_only leave the others out, of counts too. most: 1 to 100. after: next of the page before. '
  'Order: scores of 70 and more first, then score with a little for place (county 6, remote 4, Kenya 3), then newest, then id. '
  'Answer: {state (ready; reading: the CV is read for the first time; no-cv), is_outdated (CV or skills have changed since it was read, and are read again), engine_version, read_at (when the CV was read), etag, '
  'matches (70 and more), worth_a_look (40 to 69), compared (open postings that were read), unread (that were not yet), county, '
  'facets: {counties: [{name, matches}] up to 20, remote, types: [{name, matches}]} of all matches, next (null: that was all), '
  'jobs: [as search_jobs, and score, county, in_county, in_kenya, has and lacks (names of up to 6 and 4 concepts, the weightiest first)]}. '
  'With the etag of an earlier answer: {etag} alone as long as the answer would be the same. '
  'For people who are signed in; what it does not understand is refused (22023).';
revoke all on function public.match_jobs(integer, jsonb, integer, timestamptz, text, boolean, boolean, text) from public, anon, authenticated;
grant execute on function public.match_jobs(integer, jsonb, integer, timestamptz, text, boolean, boolean, text) to authenticated;
