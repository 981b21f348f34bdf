-- How a job of this product and a posting of a feed are shown in one list.

create function private.external_job_type(contract_type text, contract_time text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case
    when contract_type = 'internship' then 'internship'
    when contract_time = 'part_time' then 'part_time'
    when contract_type = 'contract' then 'contract'
    when contract_time = 'full_time' then 'full_time'
  end;
$$;
comment on function private.external_job_type(text, text) is
  'The type of a job, as jobs have it, of a posting of a feed; null when the feed does not tell.';
revoke all on function private.external_job_type(text, text) from public;

create function private.external_salary_range(lowest numeric, highest numeric, currency text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case
    when lowest is null and highest is null then null
    else concat(
      case when highest is null then 'From ' when lowest is null then 'Up to ' end,
      currency || ' ',
      concat_ws(
        ' - ', to_char(lowest, figures),
        case when lowest is distinct from highest then to_char(highest, figures) end
      )
    )
  end
  from (
    select case
      when coalesce(lowest, 0) % 1 = 0 and coalesce(highest, 0) % 1 = 0 then 'FM999,999,999,990' else 'FM999,999,999,990.00'
    end
  ) as form (figures);
$$;
comment on function private.external_salary_range(numeric, numeric, text) is
  'The pay of a posting of a feed as it is shown, such as USD 40,000 - 60,000; null when the feed does not tell.';
revoke all on function private.external_salary_range(numeric, numeric, text) from public;

create function private.listings(names text[])
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
      'salary_range', private.external_salary_range(salary_min, salary_max, salary_currency),
      'type', private.external_job_type(contract_type, contract_time), 'experience_level', null, 'skills', '[]'::jsonb,
      'url', url, 'attribution', nullif(attribution, ''), 'scam_signs', scam_signs, 'is_demo', source = 'sample',
      'closes_at', closes_at, 'created_at', posted_at
    ) as listing
    from public.external_jobs
    where strpos(listed.name, ':') > 0
      and source = split_part(listed.name, ':', 1) and external_id = substr(listed.name, strpos(listed.name, ':') + 1)
  ) as external on true;
$$;
comment on function private.listings(text[]) is 'Jobs by id and postings by <source>:<external_id>, as search_jobs answers them, in that order.';
revoke all on function private.listings(text[]) from public;
