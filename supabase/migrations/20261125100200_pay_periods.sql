-- 33,500 a month is not 33,500 a year: what a feed says of the period of a pay is kept and shown.

alter table public.external_jobs
  add column salary_period text check (salary_period in ('hour', 'day', 'week', 'month', 'year'));
comment on column public.external_jobs.salary_period is 'What salary_min and salary_max are paid for; null when the feed does not say.';

create function private.external_salary_range(lowest numeric, highest numeric, currency text, period text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select private.external_salary_range(lowest, highest, currency)
    || coalesce(case period when 'hour' then ' an hour' else ' a ' || period end, '');
$$;
comment on function private.external_salary_range(numeric, numeric, text, text) is
  'The pay of a posting of a feed as it is shown, such as USD 40,000 - 60,000 a year; null when the feed does not tell.';
revoke all on function private.external_salary_range(numeric, numeric, text, text) from public;

create or replace function private.listings(names text[])
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(coalesce(local.listing, external.listing) order by place), '[]')
  from unnest(names) with ordinality as listed (name, place)
  left join lateral (
    select jsonb_build_object(
      'id', jobs.id, 'source', 'local', 'title', jobs.title, 'company_id', jobs.company_id, 'company_name', jobs.company_name,
      'company', case when companies.id is not null then jsonb_build_object(
        'id', companies.id, 'name', companies.name, 'logo', companies.logo, 'website', companies.website
      ) end,
      'description', left(jobs.description, 600), 'location', jobs.location,
      'remote', coalesce(lower(jobs.location) = 'remote', false), 'salary_range', jobs.salary_range,
      'type', jobs.type, 'experience_level', jobs.experience_level, 'skills', jobs.skills,
      'url', null, 'attribution', null, 'scam_signs', jobs.scam_signs, 'is_demo', jobs.is_demo,
      'closes_at', jobs.closes_at, 'created_at', jobs.created_at
    ) as listing
    from public.jobs left join public.companies on companies.id = jobs.company_id
    where jobs.id = case when strpos(listed.name, ':') = 0 then listed.name::uuid end
  ) as local on true
  left join lateral (
    select jsonb_build_object(
      'id', listed.name, 'source', source, 'title', title, 'company_id', null, 'company_name', company,
      'company', case when company is not null then jsonb_build_object(
        'id', null, 'name', company, 'logo', null, 'website', company_website
      ) end,
      'description', left(description, 600), 'location', location, 'remote', remote,
      'salary_range', private.external_salary_range(salary_min, salary_max, salary_currency, salary_period),
      'type', private.external_job_type(contract_type, contract_time), 'experience_level', null, 'skills', '[]'::jsonb,
      'url', url, 'attribution', nullif(attribution, ''), 'scam_signs', scam_signs, 'is_demo', source = 'sample',
      'closes_at', closes_at, 'created_at', posted_at
    ) as listing
    from public.external_jobs
    where strpos(listed.name, ':') > 0
      and source = split_part(listed.name, ':', 1) and external_id = substr(listed.name, strpos(listed.name, ':') + 1)
  ) as external on true;
$$;

create or replace function private.listing_versions(names text[])
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
      salary_currency, salary_period, url, attribution, posted_at, closes_at
    )::text)
    from unnest(names) with ordinality as listed (name, place)
      join public.external_jobs on strpos(listed.name, ':') > 0
        and source = split_part(listed.name, ':', 1) and external_id = substr(listed.name, strpos(listed.name, ':') + 1)
  ) as versions;
$$;

create or replace function public.store_external_jobs(p_rows jsonb)
returns jsonb
language plpgsql
volatile
security invoker
set search_path = ''
as $$
declare
  -- What a row may name, with the values of those it need not name.
  defaults constant jsonb := jsonb_build_object(
    'source', null, 'external_id', null, 'title', null, 'company', null, 'company_website', null, 'description', '',
    'location', null, 'country', null, 'remote', false, 'contract_type', null, 'contract_time', null, 'salary_min', null,
    'salary_max', null, 'salary_currency', null, 'salary_period', null, 'url', null, 'attribution', '', 'posted_at', null, 'closes_at', null,
    'fetched_at', now()
  );
  row_given jsonb;
  posting public.external_jobs;
  stored integer := 0;
  refused jsonb := '[]';
  code text;
begin
  if jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) > 200 then
    raise invalid_parameter_value using message = 'p_rows must be a list of at most 200 rows';
  end if;
  for row_given in select value from jsonb_array_elements(p_rows) loop
    code := null;
    begin
      if jsonb_typeof(row_given) <> 'object' then
        raise invalid_parameter_value;
      elsif exists (select from jsonb_object_keys(row_given) as given_name where not defaults ? given_name) then
        raise undefined_column;
      end if;
      posting := jsonb_populate_record(null::public.external_jobs, defaults || row_given);
      insert into public.external_jobs (
        source, external_id, title, company, company_website, description, location, country, remote, contract_type, contract_time,
        salary_min, salary_max, salary_currency, salary_period, url, attribution, posted_at, closes_at, fetched_at
      )
      values (
        posting.source, posting.external_id, posting.title, posting.company, posting.company_website, posting.description,
        posting.location, posting.country, posting.remote, posting.contract_type, posting.contract_time, posting.salary_min,
        posting.salary_max, posting.salary_currency, posting.salary_period, posting.url, posting.attribution, posting.posted_at, posting.closes_at,
        posting.fetched_at
      )
      on conflict (source, external_id) do update set
        title = excluded.title, company = excluded.company, company_website = excluded.company_website,
        description = excluded.description, location = excluded.location, country = excluded.country, remote = excluded.remote,
        contract_type = excluded.contract_type, contract_time = excluded.contract_time, salary_min = excluded.salary_min,
        salary_max = excluded.salary_max, salary_currency = excluded.salary_currency, salary_period = excluded.salary_period, url = excluded.url,
        attribution = excluded.attribution, posted_at = excluded.posted_at, closes_at = excluded.closes_at,
        fetched_at = excluded.fetched_at;
      stored := stored + 1;
    -- The faults of a row. A full disk, a lock that is not given or a timeout is none, and ends the call.
    exception when data_exception or integrity_constraint_violation or undefined_column or program_limit_exceeded then
      code := sqlstate;
    end;
    if code is not null then
      -- The text of the error may hold what was in the row.
      refused := refused || jsonb_build_object('external_id', left(coalesce(row_given ->> 'external_id', ''), 250), 'code', code);
    end if;
  end loop;
  return jsonb_build_object('stored', stored, 'refused', refused);
end;
$$;
