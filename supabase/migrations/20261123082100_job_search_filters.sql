-- What search_jobs may be asked, and which rows its filters keep.

create function private.check_job_search(query text, filters jsonb, page integer, page_size integer, sort text)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  key text;
  value jsonb;
  kind text;
  last_page integer;
begin
  if char_length(query) > 200 then
    raise invalid_parameter_value using message = format('query has %s characters; the most is 200', char_length(query));
  end if;
  if sort is null or sort not in ('relevance', 'newest', 'pay', 'match') then
    raise invalid_parameter_value using message = 'sort must be relevance, newest, pay or match';
  end if;
  if page_size is null or page_size not between 1 and 100 then
    raise invalid_parameter_value using message = 'page_size must be between 1 and 100';
  end if;
  -- Rows before a page are found and skipped, so nobody reads further than this.
  last_page := 20000 / page_size;
  if page is null or page not between 1 and last_page then
    raise invalid_parameter_value using message = format('page must be between 1 and %s', last_page);
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
      when 'source' then kind = 'string' and value #>> '{}' in ('local', 'external')
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
  if exists (select from private.places(filters) as place where char_length(place) > 100) then
    raise invalid_parameter_value using message = 'filters.location has a text of more than 100 characters';
  end if;
end;
$$;
comment on function private.check_job_search(text, jsonb, integer, integer, text) is
  'Refuses (22023) what search_jobs does not understand, rather than searching for something else.';
revoke all on function private.check_job_search(text, jsonb, integer, integer, text) from public;

create function private.places(filters jsonb)
returns setof text
language sql
immutable
set search_path = ''
as $$
  select lower(place)
  from jsonb_array_elements_text(
    case jsonb_typeof(filters -> 'location') when 'array' then filters -> 'location' else jsonb_build_array(filters -> 'location') end
  ) as place;
$$;
comment on function private.places(jsonb) is 'The places that search_jobs is to look at, in lower case.';
revoke all on function private.places(jsonb) from public;

-- Which rows the filters keep, made of constant texts alone; whatever the caller sent is a parameter: $1 the words, $2 the
-- filters, $3 locations of jobs, $4 patterns that a location of a posting is to be like.
create function private.local_conditions(filters jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select concat_ws(
    ' and ',
    $sql$status = 'active' and (closes_at is null or closes_at > now())$sql$,
    case when filters ->> 'source' = 'external' then 'false' end,
    case when filters ? 'location' then 'location = any ($3)' end,
    case when filters ? 'type' then $sql$type = $2 ->> 'type'$sql$ end,
    case when filters ? 'experience_level' then $sql$experience_level = $2 ->> 'experience_level'$sql$ end,
    case (filters -> 'remote')::boolean
      when true then $sql$lower(location) = 'remote'$sql$
      when false then $sql$lower(location) is distinct from 'remote'$sql$
    end,
    case when filters ? 'salary_min' then $sql$salary_max >= ($2 ->> 'salary_min')::numeric$sql$ end,
    case when filters ? 'posted_since' then $sql$created_at >= ($2 ->> 'posted_since')::timestamptz$sql$ end
  );
$$;
comment on function private.local_conditions(jsonb) is 'Which jobs of this product search_jobs looks at.';
revoke all on function private.local_conditions(jsonb) from public;

-- A posting that its feed has not shown for a week is no longer believed: the feed may have been switched off.
create function private.external_conditions(filters jsonb, remote_only boolean)
returns text
language sql
immutable
set search_path = ''
as $$
  select concat_ws(
    ' and ',
    $sql$(closes_at is null or closes_at > now()) and fetched_at > now() - interval '7 days'$sql$,
    case when filters ->> 'source' = 'local' then 'false' end,
    case when remote_only then 'remote' end,
    case when filters ? 'location' then concat(
      $sql$(' ' || translate(lower(location), ',;:/()|-', '        ') like any ($4)$sql$,
      case when exists (select from private.places(filters) as place where starts_with('remote', place)) then ' or remote' end,
      ')'
    ) end,
    case when filters ? 'type' then $sql$private.external_job_type(contract_type, contract_time) = $2 ->> 'type'$sql$ end,
    case (filters -> 'remote')::boolean when true then 'remote' when false then 'not remote' end,
    -- Feeds tell neither of these in a way that could be compared.
    case when filters ?| array['experience_level', 'salary_min'] then 'false' end,
    case when filters ? 'posted_since' then $sql$posted_at >= ($2 ->> 'posted_since')::timestamptz$sql$ end
  );
$$;
comment on function private.external_conditions(jsonb, boolean) is 'Which postings of feeds search_jobs looks at.';
revoke all on function private.external_conditions(jsonb, boolean) from public;
