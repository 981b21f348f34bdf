-- Postings. Everybody reads the active ones; the employer who owns the company reads and edits all of its own, an admin all
-- there are.

-- Pay is stored as people write it. For a floor in a search the bounds per month in Kenyan shillings are read from it;
-- other currencies and periods without a fixed number of hours tell nothing that could be compared.
create function private.monthly_shillings(salary_range text, bound text)
returns numeric
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select case bound when 'lowest' then min(figure) else max(figure) end
  from (
    select replace(found[1], ',', '')::numeric
      * case when found[2] = '' then 1 else 1000 end
      / case when salary_range ~* '(per|a|/) ?(year|annum)|annual|p\.?a\.?$' then 12 else 1 end as figure
    from regexp_matches(salary_range, '(\d[\d,]*(?:\.\d+)?) ?(k\M|)', 'gi') as found
    where salary_range !~* '[$€£]|\m(usd|eur|gbp|zar|ugx|tzs)\M|(per|a|an|/) ?(hour|day|week)|hourly|daily|weekly'
  ) as figures;
$$;
comment on function private.monthly_shillings(text, text) is
  'The lowest or highest figure of a salary range in shillings per month; null when the text does not tell it.';
revoke all on function private.monthly_shillings(text, text) from public;
grant execute on function private.monthly_shillings(text, text) to authenticated, service_role;

-- Long texts are kept apart from the rest of a row, so that a search walks over few pages.
create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  company_id uuid references public.companies (id) on delete cascade,
  company_name text check (private.is_line(company_name, 200)),
  title text not null check (private.is_line(title, 200) and btrim(title) <> ''),
  description text not null default '' check (char_length(description) <= 20000),
  requirements text check (char_length(requirements) <= 20000),
  location text check (private.is_line(location, 100)),
  salary_range text check (private.is_line(salary_range, 100)),
  type text not null default 'full_time' check (type in ('full_time', 'part_time', 'contract', 'internship')),
  experience_level text check (experience_level in ('entry', 'mid', 'senior', 'executive')),
  skills text[] not null default '{}' check (private.are_lines(skills, 100, 100)),
  status text not null default 'active' check (status in ('draft', 'active', 'closed')),
  is_demo boolean not null default false,
  closes_at timestamptz check (closes_at between '2000-01-01 00:00:00+00' and '2100-01-01 00:00:00+00'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  salary_min numeric generated always as (private.monthly_shillings(salary_range, 'lowest')) stored,
  salary_max numeric generated always as (private.monthly_shillings(salary_range, 'highest')) stored,
  heading tsvector not null default '' check (length(heading) <= 1000),
  search tsvector not null default '' check (length(search) <= 50000),
  scam_signs text[] not null generated always as (
    private.scam_signs(title || e'\n' || description || e'\n' || coalesce(requirements, ''))
  ) stored
) with (toast_tuple_target = 128);
comment on table public.jobs is 'Job postings of this product; postings of external feeds are never stored here.';
comment on column public.jobs.id is 'Made by the database or by whoever adds the job.';
comment on column public.jobs.company_id is 'The employer; null for rows from before companies had rows of their own.';
comment on column public.jobs.company_name is 'Name of the company, kept by triggers, so that a text search needs no join.';
comment on column public.jobs.title is 'What the job is called.';
comment on column public.jobs.description is 'Plain text in paragraphs.';
comment on column public.jobs.requirements is 'What is asked for, a line each.';
comment on column public.jobs.location is 'Town, county or Remote.';
comment on column public.jobs.salary_range is 'As shown to people, such as KES 45,000 - 60,000, per month unless it says otherwise.';
comment on column public.jobs.type is 'full_time, part_time, contract or internship.';
comment on column public.jobs.experience_level is 'entry, mid, senior or executive; null when the employer does not say.';
comment on column public.jobs.skills is 'Skills the description names, compared with a profile''s skills for matching.';
comment on column public.jobs.status is 'draft: only the owner sees it; active: everybody; closed: no longer listed.';
comment on column public.jobs.is_demo is 'True for rows of the seed, which the screens mark as demo data. No client can write it.';
comment on column public.jobs.closes_at is 'Last moment to apply; searches leave the job out after it. Null: open until filled.';
comment on column public.jobs.created_at is 'When the job was posted.';
comment on column public.jobs.updated_at is 'When the row last changed; kept by a trigger.';
comment on column public.jobs.salary_min is 'Lowest pay per month in shillings, read from salary_range; null when it does not tell.';
comment on column public.jobs.salary_max is 'Highest pay per month in shillings, read from salary_range; null when it does not tell.';
comment on column public.jobs.heading is 'Words of title, company and location as they are written and heading_marks of them, for search_jobs; kept by a trigger.';
comment on column public.jobs.search is 'The same and the words of description, requirements and skills.';
comment on column public.jobs.scam_signs is
  'What in the text gives a scam away: money, mpesa, free_mail; empty when nothing does. Shown as a warning.';

create index jobs_company_id_idx on public.jobs (company_id, status);
-- Lists and counts by filters alone are answered by this index, which is far smaller than the table.
create index jobs_active_newest_idx on public.jobs (created_at desc, id)
  include (location, type, experience_level, salary_max, closes_at) where status = 'active';
create index jobs_search_idx on public.jobs using gin (search) where status = 'active';
create index jobs_heading_idx on public.jobs using gin (heading) where status = 'active';

create trigger jobs_set_updated_at
before update on public.jobs
for each row execute function private.set_updated_at();

create function private.fill_company_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.company_id is not null then
    new.company_name := (select name from public.companies where id = new.company_id);
  end if;
  return new;
end;
$$;
comment on function private.fill_company_name() is 'Trigger: a job carries the name of its company.';
revoke all on function private.fill_company_name() from public;

create trigger jobs_fill_company_name
before insert or update of company_id, company_name on public.jobs
for each row execute function private.fill_company_name();

create function private.rename_company_in_jobs()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.jobs set company_name = new.name where company_id = new.id;
  return new;
end;
$$;
comment on function private.rename_company_in_jobs() is 'Trigger: a renamed company is renamed in its jobs.';
revoke all on function private.rename_company_in_jobs() from public;

create trigger companies_rename_in_jobs
after update of name on public.companies
for each row when (old.name is distinct from new.name)
execute function private.rename_company_in_jobs();

create function private.limit_jobs()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or private.has_role('admin') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    perform private.count_against_day('jobs', 200, 'new jobs');
  end if;
  perform private.lock_account('jobs');
  if new.status <> 'closed' and 500 <= (
    select count(*) from public.jobs where company_id = new.company_id and status <> 'closed' and id <> new.id
  ) then
    raise sqlstate 'FQ001' using
      message = 'A company can have 500 jobs that are drafts or active. Close or delete one before you add another.';
  end if;
  if tg_op = 'INSERT' and 5000 <= (select count(*) from public.jobs where company_id = new.company_id) then
    raise sqlstate 'FQ001' using
      message = 'A company can have 5000 jobs, closed ones included. Delete some before you add another.';
  end if;
  return new;
end;
$$;
comment on function private.limit_jobs() is
  'Trigger: an employer adds 200 jobs a day at most; a company has 500 that are drafts or active, and 5,000 in all.';
revoke all on function private.limit_jobs() from public;

create trigger jobs_limit_new
before insert on public.jobs
for each row execute function private.limit_jobs();

create trigger jobs_limit_reopened
before update of status on public.jobs
for each row when (old.status = 'closed' and new.status <> 'closed')
execute function private.limit_jobs();

alter table public.jobs enable row level security;
revoke all on table public.jobs from anon, authenticated;
grant select, delete on table public.jobs to authenticated;
grant insert (
  id, company_id, title, description, requirements, location, salary_range, type, experience_level, skills, status, closes_at
)
  on table public.jobs to authenticated;
grant update (
  title, description, requirements, location, salary_range, type, experience_level, skills, status, closes_at
)
  on table public.jobs to authenticated;
grant all on table public.jobs to service_role;

create policy "Signed-in people read active jobs, employers all of their own, admins all"
on public.jobs for select to authenticated
using (
  status = 'active'
  or (company_id in (select id from public.companies where owner_id = (select auth.uid())) and (select private.has_role('employer')))
  or (select private.has_role('admin'))
);

grant select on table public.jobs to anon;

create policy "Visitors read active jobs"
on public.jobs for select to anon
using (status = 'active');

create policy "Employers add jobs to companies of their own, admins to any"
on public.jobs for insert to authenticated
with check (
  (company_id in (select id from public.companies where owner_id = (select auth.uid())) and (select private.has_role('employer')))
  or (select private.has_role('admin'))
);

create policy "Employers edit jobs of their own companies, admins any"
on public.jobs for update to authenticated
using (
  (company_id in (select id from public.companies where owner_id = (select auth.uid())) and (select private.has_role('employer')))
  or (select private.has_role('admin'))
)
with check (
  (company_id in (select id from public.companies where owner_id = (select auth.uid())) and (select private.has_role('employer')))
  or (select private.has_role('admin'))
);

create policy "Employers delete jobs of their own companies, admins any"
on public.jobs for delete to authenticated
using (
  (company_id in (select id from public.companies where owner_id = (select auth.uid())) and (select private.has_role('employer')))
  or (select private.has_role('admin'))
);
