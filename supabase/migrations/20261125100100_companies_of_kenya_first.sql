-- The directory of employers in Kenya begins with them.

create or replace function public.search_companies(
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
    select c.id, c.name, c.industry, c.county, c.size,
      -- A place that is not known is shown as Kenya, by specification.
      c.county is null and coalesce(c.location ~ '\S' and c.location !~* '\mkenya\M', false) as is_abroad
    from public.companies as c
    where c.website is not null
  )
  select
    (
      select coalesce(array_agg(l.id order by l.is_abroad, lower(l.name), l.id), '{}')
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
  'A page of 20 companies with a website, those in Kenya first, then by name. search: every word is part of the name or the industry, '
  'in any case; of a hundred characters the first ten words. industry and size: as they are written, in any case; county: one of the 47; null does not narrow. '
  'page from 1; one past the end is the last. Answer: {total, page (as it was done), page_size, companies: [{id, name, industry, logo, size, location, '
  'website, is_demo, open_jobs}], and what can be chosen of all companies with a website: industries (up to 100), counties, sizes (up to 30)}.';
