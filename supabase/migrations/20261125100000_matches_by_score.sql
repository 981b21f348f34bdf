-- Matches stand in the order of the score that people see.

-- Made of constant texts alone. $1 concepts and $2 weights of the person, $3 the score for each share of the full marks and each level,
-- $4 their county; $5 min_score, $6 after, $7 most, $8 since, $9 whether the county, $10 whether remote work alone is wanted;
-- $11 and $12 what was earned of which postings until $13.
create or replace function private.match_statement(is_recent boolean)
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
          -- Where the work is decides among equal scores only; a point of the score weighs more than the best place.
          scored.score * 8 + case
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

comment on function public.match_jobs(integer, jsonb, integer, timestamptz, text, boolean, boolean, text) is
  'A page of the open postings that fit the caller by at least min_score (1 to 100), with the counts and facets of all of them. since: only those '
  'posted after it. county: whose postings come first of those with equal scores, one of Kenya''s or one of its towns; the one that the CV names unless given. county_only and '
  'remote_only leave the others out, of counts too. most: 1 to 100. after: next of the page before. '
  'Order: score, then place (the county, then remote, then elsewhere in Kenya), then newest, then id. '
  'Answer: {state (ready; reading: the CV is read for the first time; no-cv), is_outdated (CV or skills have changed since it was read, and are read again), engine_version, read_at (when the CV was read), etag, '
  'matches (70 and more), worth_a_look (40 to 69), compared (open postings that were read), unread (that were not yet), county, '
  'facets: {counties: [{name, matches}] up to 20, remote, types: [{name, matches}]} of all matches, next (null: that was all), '
  'jobs: [as search_jobs, and score, county, in_county, in_kenya, has and lacks (names of up to 6 and 4 concepts, the weightiest first)]}. '
  'With the etag of an earlier answer: {etag} alone as long as the answer would be the same. '
  'For people who are signed in; what it does not understand is refused (22023).';
