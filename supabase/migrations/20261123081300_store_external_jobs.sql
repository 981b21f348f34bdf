-- How the function job-feed stores what a feed brought: one posting that the table refuses costs no other its place.

create function public.store_external_jobs(p_rows jsonb)
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
    'salary_max', null, 'salary_currency', null, 'url', null, 'attribution', '', 'posted_at', null, 'closes_at', null,
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
        salary_min, salary_max, salary_currency, url, attribution, posted_at, closes_at, fetched_at
      )
      values (
        posting.source, posting.external_id, posting.title, posting.company, posting.company_website, posting.description,
        posting.location, posting.country, posting.remote, posting.contract_type, posting.contract_time, posting.salary_min,
        posting.salary_max, posting.salary_currency, posting.url, posting.attribution, posting.posted_at, posting.closes_at,
        posting.fetched_at
      )
      on conflict (source, external_id) do update set
        title = excluded.title, company = excluded.company, company_website = excluded.company_website,
        description = excluded.description, location = excluded.location, country = excluded.country, remote = excluded.remote,
        contract_type = excluded.contract_type, contract_time = excluded.contract_time, salary_min = excluded.salary_min,
        salary_max = excluded.salary_max, salary_currency = excluded.salary_currency, url = excluded.url,
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
comment on function public.store_external_jobs(jsonb) is
  'Adds or replaces postings of feeds, each for itself: a list of up to 200 objects with columns of external_jobs, those left out taking their defaults. '
  'Answers {stored, refused: [{external_id (empty when the row has none), code (the SQLSTATE)}]}. For the function job-feed alone.';
revoke all on function public.store_external_jobs(jsonb) from public, anon, authenticated;
grant execute on function public.store_external_jobs(jsonb) to service_role;
