-- Search over active jobs and open postings of feeds, in one list. Row-level security forbids an index to be asked with operators that
-- could tell on rows, and full text search is one of them; so the part that searches runs as its owner and looks only at what the
-- caller may read.

create function private.search_active_jobs(query text, filters jsonb, page integer, page_size integer)
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
  typed_words text[];
  corrected text[];
  wanted tsquery;
  local_rows text;
  external_rows text;
  locations text[];
  patterns text[];
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
  perform private.check_job_search(query, filters, page, page_size);
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

  -- Words that are in every text tell nothing, unless they are all there is; `it` and the like may be meant.
  select coalesce(array_agg(word order by place) filter (where not is_filler), array_agg(word order by place)) into typed_words
  from (
    select hit[1] as word, place, char_length(hit[1]) > 2 and ts_lexize('pg_catalog.english_stem', hit[1]) = '{}' as is_filler
    from regexp_matches(lower(query), '[[:alnum:]]+', 'g') with ordinality as matches (hit, place)
    limit 12
  ) as words;

  if typed_words is not null then
    tiers := array['heading @@ $1', 'search @@ $1 and not heading @@ $1'];
    wanted := private.words_query(typed_words);
    execute format(count_statement, 'search @@ $1') into local_total, external_total using wanted, filters, locations, patterns;
    if local_total + external_total = 0 then
      corrected := private.correct_words(typed_words);
      if corrected <> typed_words then
        wanted := private.words_query(corrected);
        execute format(count_statement, 'search @@ $1') into local_total, external_total using wanted, filters, locations, patterns;
      end if;
    end if;
  elsif query !~ '\S' then
    execute format(count_statement, 'true') into local_total, external_total using wanted, filters, locations, patterns;
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
              (select id::text as name, created_at as posted %1$s and %3$s order by created_at desc, id
                limit $5 + least($6, $7) offset greatest($6 - $7, 0))
              union all
              select source || ':' || external_id, posted_at %2$s and %3$s
            ) as rows
            order by posted desc nulls last, name collate "C" limit $5 offset least($6, $7)
          )
        $sql$,
        local_rows, external_rows, tier
      ) into found using wanted, filters, locations, patterns, page_size - cardinality(names), rows_before, external_total;
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
    'corrected_query', case when corrected <> typed_words and total > 0 then array_to_string(corrected, ' ') end,
    'jobs', private.listings(names)
  );
end;
$$;
comment on function private.search_active_jobs(text, jsonb, integer, integer) is
  'Behind search_jobs: asks the indexes, which row-level security would forbid, and shows active jobs and open postings only.';
revoke all on function private.search_active_jobs(text, jsonb, integer, integer) from public;
grant execute on function private.search_active_jobs(text, jsonb, integer, integer) to anon, authenticated, service_role;

create function public.search_jobs(
  query text default '', filters jsonb default '{}', page integer default 1, page_size integer default 20
)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.search_active_jobs(coalesce(query, ''), coalesce(filters, '{}'), page, page_size); $$;
comment on function public.search_jobs(text, jsonb, integer, integer) is
  'A page of active jobs and of open postings of feeds; visitors find remote postings only. '
  'query: every word, or the beginning of it, is in title, company, location or description; up to three misspelt ones are corrected when nothing is found. '
  'filters: location (text or up to 50 texts, each the beginning of a word of the location; Remote finds all remote work), type, experience_level, '
  'remote (boolean), salary_min (shillings per month that the job can pay), posted_since (ISO 8601), source (local or external); '
  'all must hold, unknown ones are refused (22023). Feeds tell neither experience level nor pay per month, so those filters leave their postings out. '
  'Order: all words in title, company and location first, then newest, then id. page from 1, page_size up to 100, no row after the first 20,000. '
  'Answer: {total, page, page_size, corrected_query (null unless words were corrected), jobs: [{id (uuid, or <source>:<external_id>), '
  'source (local, or the feed), title, company_id, company_name, company: {id, name, logo, website} or null, description (first 600 characters), '
  'location, remote, salary_range, type, experience_level, skills, url and attribution (of a posting, else null), '
  'scam_signs (of money, mpesa, free_mail), is_demo (also sample postings), closes_at, created_at (when posted; null when a feed does not tell)}]}.';
revoke all on function public.search_jobs(text, jsonb, integer, integer) from public;
grant execute on function public.search_jobs(text, jsonb, integer, integer) to anon, authenticated, service_role;
