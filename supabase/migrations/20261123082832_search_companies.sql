-- The directory and the page of a company, each in one question.

create function private.open_jobs_of(company uuid)
returns bigint
language sql
stable
set search_path = ''
as $$
  select count(*) from public.jobs
  where jobs.company_id = company and jobs.status = 'active' and (jobs.closes_at is null or jobs.closes_at > now());
$$;
comment on function private.open_jobs_of(uuid) is 'How many jobs of a company take applications now, of those the caller may see.';
revoke all on function private.open_jobs_of(uuid) from public;
grant execute on function private.open_jobs_of(uuid) to anon, authenticated, service_role;

create function public.search_companies(
  search text default '', industry text default null, county text default null, size text default null, page integer default 1
)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
declare
  page_size constant integer := 20;
  -- Each word is somewhere in the name or the industry, in whatever order; ten words of a hundred characters are enough.
  words constant text[] := (
    select coalesce(array_agg(word), '{}')
    from (
      select word from regexp_split_to_table(lower(left(coalesce(search_companies.search, ''), 100)), '\s+') as word
      where word <> '' limit 10
    ) as typed
  );
  wanted_industry constant text := lower(btrim(search_companies.industry));
  wanted_size constant text := lower(btrim(search_companies.size));
  found_ids uuid[];
  choices jsonb;
  total integer;
  shown_page integer;
begin
  with listed as materialized (
    select c.id, c.name, c.industry, c.county, c.size
    from public.companies as c
    where c.website is not null
  )
  select
    (
      select coalesce(array_agg(l.id order by lower(l.name), l.id), '{}')
      from listed as l
      where (wanted_industry is null or lower(btrim(l.industry)) = wanted_industry)
        and (search_companies.county is null or l.county = search_companies.county)
        and (wanted_size is null or lower(btrim(l.size)) = wanted_size)
        and not exists (
          select from unnest(words) as word where strpos(lower(concat_ws(' ', l.name, l.industry)), word) = 0
        )
    ),
    jsonb_build_object(
      -- Of industries in different spellings the most common one; the hundred that most companies are in.
      'industries', (
        select coalesce(jsonb_agg(label order by lower(label)), '[]')
        from (
          select mode() within group (order by btrim(l.industry)) as label
          from listed as l where btrim(l.industry) <> '' group by lower(btrim(l.industry))
          order by count(*) desc, lower(btrim(l.industry)) limit 100
        ) as industries
      ),
      'counties', (
        select coalesce(jsonb_agg(distinct l.county), '[]') from listed as l where l.county is not null
      ),
      -- 11-50 comes before 201-500, and words after numbers.
      'sizes', (
        select coalesce(jsonb_agg(label order by substring(label from '\d{1,9}')::integer nulls last, lower(label)), '[]')
        from (
          select mode() within group (order by btrim(l.size)) as label
          from listed as l where btrim(l.size) <> '' group by lower(btrim(l.size))
          order by count(*) desc, lower(btrim(l.size)) limit 30
        ) as sizes
      )
    )
  into found_ids, choices;

  total := cardinality(found_ids);
  shown_page := least(greatest(coalesce(search_companies.page, 1), 1), greatest(ceil(total::numeric / page_size), 1));

  return choices || jsonb_build_object(
    'total', total,
    'page', shown_page,
    'page_size', page_size,
    'companies', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', c.id, 'name', c.name, 'industry', c.industry, 'logo', c.logo, 'size', c.size, 'location', c.location,
          'website', c.website, 'is_demo', c.is_demo, 'open_jobs', private.open_jobs_of(c.id)
        ) order by place
      ), '[]')
      from unnest(found_ids[(shown_page - 1) * page_size + 1 : shown_page * page_size]) with ordinality as shown (id, place)
        join public.companies as c on c.id = shown.id
    )
  );
end;
$$;
comment on function public.search_companies(text, text, text, text, integer) is
  'A page of 20 companies with a website, by name. search: every word is part of the name or the industry, in any case; of a hundred '
  'characters the first ten words. industry and size: as they are written, in any case; county: one of the 47; null does not narrow. '
  'page from 1; one past the end is the last. Answer: {total, page (as it was done), page_size, companies: [{id, name, industry, logo, size, location, '
  'website, is_demo, open_jobs}], and what can be chosen of all companies with a website: industries (up to 100), counties, sizes (up to 30)}.';
revoke all on function public.search_companies(text, text, text, text, integer) from public;
grant execute on function public.search_companies(text, text, text, text, integer) to anon, authenticated, service_role;

create function public.company_page(company uuid, page integer default 1)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
declare
  page_size constant integer := 10;
  total constant bigint := private.open_jobs_of(company_page.company);
  shown_page constant integer := least(greatest(coalesce(company_page.page, 1), 1), greatest(ceil(total::numeric / page_size), 1));
begin
  return (
    select jsonb_build_object(
      'company', jsonb_build_object(
        'id', c.id, 'name', c.name, 'industry', c.industry, 'logo', c.logo, 'size', c.size, 'location', c.location, 'website', c.website,
        'is_demo', c.is_demo, 'description', c.description, 'hiring_process', c.hiring_process
      ),
      'verifications', (
        select coalesce(jsonb_agg(
          jsonb_build_object('kind', v.kind, 'evidence', v.evidence, 'checked_on', v.checked_on, 'is_demo', v.is_demo)
          order by v.checked_on desc, v.kind
        ), '[]')
        from public.company_verifications as v where v.company_id = c.id
      ),
      'total', total,
      'page', shown_page,
      'page_size', page_size,
      'jobs', (
        select coalesce(jsonb_agg(to_jsonb(j) order by j.created_at desc, j.id), '[]')
        from (
          select o.id, o.title, o.location, o.salary_range, o.type, o.created_at
          from public.jobs as o
          where o.company_id = c.id and o.status = 'active' and (o.closes_at is null or o.closes_at > now())
          order by o.created_at desc, o.id
          limit page_size offset (shown_page - 1) * page_size
        ) as j
      )
    )
    from public.companies as c where c.id = company_page.company
  );
end;
$$;
comment on function public.company_page(uuid, integer) is
  'A company with what proves it and a page of 10 of its open jobs, the newest first; null when there is no such company. '
  'page from 1; one past the end is the last. Answer: {company: {id, name, industry, logo, size, location, website, is_demo, description, hiring_process}, '
  'verifications: [{kind, evidence, checked_on, is_demo}], total (open jobs), page (as it was done), page_size, '
  'jobs: [{id, title, location, salary_range, type, created_at}]}.';
revoke all on function public.company_page(uuid, integer) from public;
grant execute on function public.company_page(uuid, integer) to anon, authenticated, service_role;
