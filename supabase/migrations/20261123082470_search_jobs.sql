-- Search over active jobs and open postings of feeds, in one list. Row-level security forbids an index to be asked with operators that
-- could tell on rows, and full text search is one of them; so the part that searches runs as its owner and looks only at what the
-- caller may read.

create function private.search_tiers(wanted tsquery[])
returns text[]
language sql
immutable
set search_path = ''
as $$
  -- A tier that holds nothing more than the one before is none.
  select array_remove(array[
    'heading @@ $1[1]',
    case when wanted[2]::text <> wanted[1]::text then 'heading @@ $1[2] and not heading @@ $1[1]' end,
    case when wanted[3]::text <> wanted[2]::text then 'heading @@ $1[3] and not heading @@ $1[2]' end,
    'search @@ $1[4] and not heading @@ $1[3]'
  ], null);
$$;
comment on function private.search_tiers(tsquery[]) is
  'Conditions for the parts of a list, from what was typed in the heading to what is meant anywhere. $1: tiers and everything of read_search.';
revoke all on function private.search_tiers(tsquery[]) from public;

create function private.best_own_scores()
returns jsonb
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
set enable_mergejoin = off
set random_page_cost = 1.1
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  -- Nobody reads a list further.
  most constant integer := 1000;
  -- More than these to be looked at again, and everything is.
  few constant integer := 300;
  person private.person_facts;
  kept private.person_matches;
  scores integer[];
begin
  select * into person from private.person_facts where user_id = auth.uid();
  if person.user_id is null then
    return null;
  end if;
  select * into kept from private.person_matches where user_id = person.user_id and facts_read_at = person.read_at;
  if kept.user_id is null
    or few < (select count(*) from (select from private.posting_facts where read_at > kept.as_of limit few + 1) as newer) then
    select earned.numbers, earned.marks into kept.numbers, kept.marks from private.earned_marks(person, 40) as earned;
    kept.as_of := 'infinity';
  end if;
  -- match_score for each share and level, as in list_matches.
  scores := array(
    select private.match_score(share, 1, person.level, level) from generate_series(0, 128) as share, generate_series(0, 3) as level
    order by share, level
  );
  return (
    select coalesce(jsonb_object_agg(posting, score), '{}')
    from (
      select facts.posting, scores[1 + 4 * least(128, earned.marks / nullif(facts.full_marks, 0)) + facts.level] as score
      from (
        select old.number, old.marks from unnest(kept.numbers, kept.marks) as old (number, marks)
        where old.number not in (select facts.number from private.posting_facts as facts where facts.read_at > kept.as_of)
        union all
        select facts.number, sum(asked.weight::integer * own.weight)::integer
        from private.posting_facts as facts cross join lateral unnest(facts.concepts, facts.weights) as asked (concept, weight)
          join unnest(person.concepts, person.weights) as own (concept, weight) on own.concept = asked.concept collate "C"
        where facts.read_at > kept.as_of
        group by facts.number
      ) as earned (number, marks) join private.posting_facts as facts on facts.number = earned.number
      where facts.open_until > now()
      order by 2 desc nulls last, 1 limit most
    ) as best
    where score >= 40
  );
end;
$$;
comment on function private.best_own_scores() is
  'The thousand best scores of the caller from 40 on, by posting, as match_scores has them; null without a CV.';
revoke all on function private.best_own_scores() from public;

create function private.search_active_jobs(query text, filters jsonb, page integer, page_size integer, sort text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- Every question below has an index that answers it. The planner does not know how dear it is to unpack the words of a job.
set enable_seqscan = off
set random_page_cost = 1.1
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  typed_words text[] := private.typed_words(query);
  corrected text[];
  shown text[];
  wanted tsquery[];
  everything tsquery;
  found_by text := 'true';
  local_rows text;
  external_rows text;
  locations text[];
  patterns text[];
  scores jsonb := case when sort = 'match' then private.best_own_scores() end;
  sorted_by text := case when sort = 'match' and scores is null then 'newest' else sort end;
  -- The greatest first; what has no such number comes last, the newest first.
  local_rank text := case sorted_by when 'pay' then 'salary_max' when 'match' then '($8 ->> id::text)::integer' else 'null::integer' end;
  external_rank text := case sorted_by when 'match' then $sql$($8 ->> (source || ':' || external_id))::integer$sql$ else 'null::integer' end;
  count_statement text;
  total bigint;
  -- What comes first in the list: these, then those.
  tiers text[] := array['true'];
  tier text;
  rows_before bigint := (page - 1)::bigint * page_size;
  local_total bigint := 0;
  external_total bigint := 0;
  found text[];
  names text[] := '{}';
begin
  perform private.check_job_search(query, filters, page, page_size, sort);
  local_rows := 'from public.jobs where ' || private.local_conditions(filters);
  -- The role of the caller, which this function running as its owner does not change: visitors see what the policy of
  -- external_jobs lets them see.
  external_rows := 'from public.external_jobs where '
    || private.external_conditions(filters, current_setting('role') not in ('authenticated', 'service_role'));
  count_statement := format('select (select count(*) %s and %%1$s), (select count(*) %s and %%1$s)', local_rows, external_rows);

  if filters ? 'location' then
    locations := array(
      select location from private.job_locations
      where exists (select from private.places(filters) as place where strpos(' ' || lower(location), ' ' || place) > 0)
    );
    patterns := array(
      select '% ' || regexp_replace(translate(place, ',;:/()|-', '        '), '([\\%_])', '\\\1', 'g') || '%'
      from private.places(filters) as place
    );
  end if;

  select read.tiers || read.everything into wanted from private.read_search(typed_words) as read;
  if wanted[4] is not null then
    found_by := 'search @@ $1[4]';
    execute format(count_statement, found_by) into local_total, external_total using wanted, filters, locations, patterns;
    if local_total + external_total = 0 then
      select words.corrected, words.shown into corrected, shown from private.correct_words(typed_words) as words;
      if corrected <> typed_words then
        select read.tiers || read.everything into wanted from private.read_search(corrected) as read;
        execute format(count_statement, found_by) into local_total, external_total using wanted, filters, locations, patterns;
      end if;
    end if;
    tiers := case when sorted_by = 'relevance' then private.search_tiers(wanted) else array[found_by] end;
  -- Nothing but spaces, or words that tell nothing: every job. What has no word at all is found nowhere.
  elsif cardinality(typed_words) > 0 or query !~ '\S' then
    execute format(count_statement, found_by) into local_total, external_total using wanted, filters, locations, patterns;
  end if;

  total := local_total + external_total;
  if total > rows_before then
    foreach tier in array tiers loop
      if cardinality(tiers) > 1 then
        execute format('select count(*) %s and %s', external_rows, tier) into external_total using wanted, filters, locations, patterns;
      end if;
      -- However many postings there are among the rows before this page, no more jobs than that have to be looked at again.
      execute format(
        $sql$
          select array(
            select name from (
              (select id::text as name, %4$s as rank, created_at as posted %1$s and %3$s order by %6$s created_at desc, id
                limit $5 + least($6, $7) offset greatest($6 - $7, 0))
              union all
              select source || ':' || external_id, %5$s, posted_at %2$s and %3$s
            ) as rows
            order by rank desc nulls last, posted desc nulls last, name collate "C" limit $5 offset least($6, $7)
          )
        $sql$,
        local_rows, external_rows, tier, local_rank, external_rank,
        case when sorted_by in ('pay', 'match') then local_rank || ' desc nulls last,' else '' end
      ) into found
      using wanted, filters, locations, patterns, page_size - cardinality(names), rows_before, external_total, scores;
      names := names || found;
      exit when cardinality(names) = page_size or tier = tiers[cardinality(tiers)];
      execute format('select count(*) %s and %s', local_rows, tier) into local_total using wanted, filters, locations, patterns;
      rows_before := greatest(rows_before - local_total - external_total, 0);
    end loop;
  end if;

  return jsonb_build_object(
    'total', total,
    'page', page,
    'page_size', page_size,
    'sort', sorted_by,
    'corrected_query', case when shown <> typed_words and total > 0 then array_to_string(shown, ' ') end,
    'jobs', private.listings(names)
  );
end;
$$;
comment on function private.search_active_jobs(text, jsonb, integer, integer, text) is
  'Behind search_jobs: asks the indexes, which row-level security would forbid, and shows active jobs and open postings only.';
revoke all on function private.search_active_jobs(text, jsonb, integer, integer, text) from public;
grant execute on function private.search_active_jobs(text, jsonb, integer, integer, text) to anon, authenticated, service_role;

create function public.search_jobs(
  query text default '', filters jsonb default '{}', page integer default 1, page_size integer default 20, sort text default 'relevance'
)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.search_active_jobs(coalesce(query, ''), coalesce(filters, '{}'), page, page_size, sort); $$;
comment on function public.search_jobs(text, jsonb, integer, integer, text) is
  'A page of active jobs and of open postings of feeds; visitors find remote postings only. '
  'query: every word, or the beginning of it, is in title, company, location, description, requirements or skills, or a word for the same '
  '(dereva and driver, HR and human resources, Kiambu and Thika); up to three misspelt ones are corrected when nothing is found. '
  'filters: location (text or up to 50 texts, each the beginning of a word of the location; Remote finds all remote work), type, experience_level, '
  'remote (boolean), salary_min (shillings per month that the job can pay), posted_since (ISO 8601), source (local or external); '
  'all must hold, unknown ones are refused (22023). Feeds tell neither experience level nor pay per month, so those filters leave their postings out. '
  'sort: relevance (titles with the words as typed, then with words for the same, then of related work, then the rest, each the newest first), '
  'newest, pay (the most per month first, then those that do not tell it) or match (the best score of the caller first; newest for whoever has no CV); '
  'then by id. page from 1, page_size up to 100, no row after the first 20,000. '
  'Answer: {total, page, page_size, sort (as it was done), corrected_query (null unless words were corrected), jobs: [{id (uuid, or <source>:<external_id>), '
  'source (local, or the feed), title, company_id, company_name, company: {id, name, logo, website} or null, description (first 600 characters), '
  'location, remote, salary_range, type, experience_level, skills, url and attribution (of a posting, else null), '
  'scam_signs (of money, mpesa, free_mail), is_demo (also sample postings), closes_at, created_at (when posted; null when a feed does not tell)}]}.';
revoke all on function public.search_jobs(text, jsonb, integer, integer, text) from public;
grant execute on function public.search_jobs(text, jsonb, integer, integer, text) to anon, authenticated, service_role;
