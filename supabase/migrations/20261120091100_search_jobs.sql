-- Search over active jobs. Row-level security forbids an index to be asked with operators that could tell on rows, and full
-- text search is one of them; so the part that searches runs as its owner and looks at active jobs only, which everybody may read.

create function private.check_job_search(query text, filters jsonb, page integer, page_size integer)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  key text;
  value jsonb;
  kind text;
begin
  if char_length(query) > 200 then
    raise invalid_parameter_value using message = format('query has %s characters; the most is 200', char_length(query));
  end if;
  if page is null or page not between 1 and 100000 then
    raise invalid_parameter_value using message = 'page must be between 1 and 100000';
  end if;
  if page_size is null or page_size not between 1 and 100 then
    raise invalid_parameter_value using message = 'page_size must be between 1 and 100';
  end if;
  if jsonb_typeof(coalesce(filters, '{}')) <> 'object' then
    raise invalid_parameter_value using message = 'filters must be an object';
  end if;
  for key, value in select * from jsonb_each(coalesce(filters, '{}')) loop
    kind := jsonb_typeof(value);
    if not (case key
      when 'location' then kind in ('string', 'array')
      when 'type' then kind = 'string' and value #>> '{}' in ('full_time', 'part_time', 'contract', 'internship')
      when 'experience_level' then kind = 'string' and value #>> '{}' in ('entry', 'mid', 'senior', 'executive')
      when 'remote' then kind = 'boolean'
      when 'salary_min' then kind = 'number' and (value #>> '{}')::numeric between 0 and 1000000000
      when 'posted_since' then kind = 'string'
      else false
    end) then
      raise invalid_parameter_value using message = format('filters.%s is unknown or has a wrong value', left(key, 40));
    end if;
  end loop;
  if jsonb_typeof(filters -> 'location') = 'array' and (
    jsonb_array_length(filters -> 'location') not between 1 and 50
    or exists (select from jsonb_array_elements(filters -> 'location') as place where jsonb_typeof(place) <> 'string')
  ) then
    raise invalid_parameter_value using message = 'filters.location must be a text or 1 to 50 texts';
  end if;
end;
$$;
comment on function private.check_job_search(text, jsonb, integer, integer) is
  'Refuses (22023) what search_jobs does not understand, rather than searching for something else.';
revoke all on function private.check_job_search(text, jsonb, integer, integer) from public;

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
  first_row constant bigint := (page - 1)::bigint * page_size;
  typed_words text[];
  corrected text[];
  wanted tsquery;
  -- Made of the constant texts below; whatever the caller sent is a parameter.
  conditions text := $sql$status = 'active' and (closes_at is null or closes_at > now())$sql$;
  places text[];
  heading_total bigint := 0;
  total bigint;
  page_ids uuid[];
begin
  perform private.check_job_search(query, filters, page, page_size);

  if filters ? 'location' then
    select array_agg(location) into places
    from private.job_locations
    where exists (
      select
      from jsonb_array_elements_text(
        case jsonb_typeof(filters -> 'location') when 'array' then filters else jsonb_build_object('location', array[filters -> 'location']) end
        -> 'location'
      ) as place
      where strpos(' ' || lower(location), ' ' || lower(place)) > 0
    );
    conditions := conditions || ' and location = any ($3)';
  end if;
  if filters ? 'type' then conditions := conditions || ' and type = $2 ->> ''type'''; end if;
  if filters ? 'experience_level' then conditions := conditions || ' and experience_level = $2 ->> ''experience_level'''; end if;
  if filters ? 'remote' then
    conditions := conditions || case when (filters -> 'remote')::boolean
      then ' and lower(location) = ''remote''' else ' and lower(location) is distinct from ''remote''' end;
  end if;
  if filters ? 'salary_min' then conditions := conditions || ' and salary_max >= ($2 ->> ''salary_min'')::numeric'; end if;
  if filters ? 'posted_since' then
    conditions := conditions || ' and created_at >= ($2 ->> ''posted_since'')::timestamptz';
  end if;

  -- Words that are in every text tell nothing, unless they are all there is; `it` and the like may be meant.
  select coalesce(array_agg(word order by place) filter (where not is_filler), array_agg(word order by place)) into typed_words
  from (
    select hit[1] as word, place, char_length(hit[1]) > 2 and ts_lexize('pg_catalog.english_stem', hit[1]) = '{}' as is_filler
    from regexp_matches(lower(query), '[[:alnum:]]+', 'g') with ordinality as matches (hit, place)
    limit 12
  ) as words;

  if typed_words is null then
    if query ~ '\S' then
      total := 0;
    else
      execute 'select count(*) from public.jobs where ' || conditions into total using wanted, filters, places;
      execute format(
        'select array(select id from public.jobs where %s order by created_at desc, id limit $4 offset $5)', conditions
      ) into page_ids using wanted, filters, places, page_size, first_row;
    end if;
  else
    wanted := private.words_query(typed_words);
    execute format('select count(*) from public.jobs where %s and search @@ $1', conditions)
      into total using wanted, filters, places;
    if total = 0 then
      corrected := private.correct_words(typed_words);
      if corrected <> typed_words then
        wanted := private.words_query(corrected);
        execute format('select count(*) from public.jobs where %s and search @@ $1', conditions)
          into total using wanted, filters, places;
      end if;
    end if;
    if total > first_row then
      execute format(
        'select array(select id from public.jobs where %s and heading @@ $1 order by created_at desc, id limit $4 offset $5)',
        conditions
      ) into page_ids using wanted, filters, places, page_size, first_row;
      if cardinality(page_ids) < page_size then
        execute format('select count(*) from public.jobs where %s and heading @@ $1', conditions)
          into heading_total using wanted, filters, places;
        execute format(
          'select $6 || array(
             select id from public.jobs where %s and search @@ $1 and not heading @@ $1
             order by created_at desc, id limit $4 offset $5
           )',
          conditions
        ) into page_ids
        using wanted, filters, places, page_size - cardinality(page_ids), greatest(first_row - heading_total, 0), page_ids;
      end if;
    end if;
  end if;

  return jsonb_build_object(
    'total', total,
    'page', page,
    'page_size', page_size,
    'corrected_query', case when corrected <> typed_words and total > 0 then array_to_string(corrected, ' ') end,
    'jobs', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', jobs.id, 'title', jobs.title, 'company_id', jobs.company_id, 'company_name', jobs.company_name,
          'company', case when companies.id is not null then jsonb_build_object(
            'id', companies.id, 'name', companies.name, 'logo', companies.logo, 'website', companies.website
          ) end,
          'description', left(jobs.description, 600), 'location', jobs.location, 'salary_range', jobs.salary_range,
          'type', jobs.type, 'experience_level', jobs.experience_level, 'skills', jobs.skills, 'is_demo', jobs.is_demo,
          'closes_at', jobs.closes_at, 'created_at', jobs.created_at
        ) order by place
      ), '[]')
      from unnest(page_ids) with ordinality as listed (id, place)
      join public.jobs using (id)
      left join public.companies on companies.id = jobs.company_id
    )
  );
end;
$$;
comment on function private.search_active_jobs(text, jsonb, integer, integer) is
  'Behind search_jobs: asks the indexes, which row-level security would forbid, and shows active jobs only.';
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
  'A page of active jobs. query: every word, or the beginning of it, is in title, company, location or description; a misspelt one is corrected when nothing is found. '
  'filters: location (text or up to 50 texts, each the beginning of a word of the location), type, experience_level, remote (boolean), '
  'salary_min (shillings per month that the job can pay), posted_since (ISO 8601); all must hold, unknown ones are refused (22023). '
  'Order: all words in title, company and location first, then newest, then id. page from 1, page_size up to 100. '
  'Answer: {total, page, page_size, corrected_query (null unless words were corrected), jobs: [{id, title, company_id, company_name, '
  'company: {id, name, logo, website} or null, description (first 600 characters), location, salary_range, type, experience_level, skills, is_demo, closes_at, created_at}]}.';
revoke all on function public.search_jobs(text, jsonb, integer, integer) from public;
grant execute on function public.search_jobs(text, jsonb, integer, integer) to anon, authenticated, service_role;
