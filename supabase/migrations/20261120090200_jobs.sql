-- Postings. Everybody reads the active ones; the owner of the company reads and edits all of its own.

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  company_id uuid references public.companies (id) on delete cascade,
  company_name text check (char_length(company_name) <= 200),
  title text not null check (char_length(btrim(title)) between 1 and 200),
  description text not null default '' check (char_length(description) <= 20000),
  requirements text check (char_length(requirements) <= 20000),
  location text check (char_length(location) <= 100),
  salary_range text check (char_length(salary_range) <= 100),
  type text not null default 'full_time' check (type in ('full_time', 'part_time', 'contract', 'internship')),
  experience_level text check (experience_level in ('entry', 'mid', 'senior', 'executive')),
  skills text[] not null default '{}' check (cardinality(skills) <= 100),
  status text not null default 'active' check (status in ('draft', 'active', 'closed')),
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.jobs is 'Job postings of this product; postings of external feeds are never stored here.';
comment on column public.jobs.company_name is 'Name of the company, kept by triggers, so that a text search needs no join.';
comment on column public.jobs.salary_range is 'As shown to people, such as KES 45,000 - 60,000, per month unless it says otherwise.';
comment on column public.jobs.skills is 'Skills the description names, compared with a profile''s skills for matching.';
comment on column public.jobs.status is 'draft: only the owner sees it; active: everybody; closed: no longer listed.';
comment on column public.jobs.is_demo is 'True for rows of the seed, which the screens mark as demo data. No client can write it.';

create index jobs_company_id_idx on public.jobs (company_id);
create index jobs_active_newest_idx on public.jobs (created_at desc, id) where status = 'active';

create trigger jobs_set_updated_at
before update on public.jobs
for each row execute function public.set_updated_at();

create function public.fill_company_name()
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
comment on function public.fill_company_name() is 'Trigger: a job carries the name of its company.';
revoke all on function public.fill_company_name() from public, anon, authenticated;

create trigger jobs_fill_company_name
before insert or update of company_id, company_name on public.jobs
for each row execute function public.fill_company_name();

create function public.rename_company_in_jobs()
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
comment on function public.rename_company_in_jobs() is 'Trigger: a renamed company is renamed in its jobs.';
revoke all on function public.rename_company_in_jobs() from public, anon, authenticated;

create trigger companies_rename_in_jobs
after update of name on public.companies
for each row when (old.name is distinct from new.name)
execute function public.rename_company_in_jobs();

alter table public.jobs enable row level security;
revoke all on table public.jobs from anon, authenticated;
grant select, delete on table public.jobs to authenticated;
grant insert (id, company_id, title, description, requirements, location, salary_range, type, experience_level, skills, status)
  on table public.jobs to authenticated;
grant update (title, description, requirements, location, salary_range, type, experience_level, skills, status)
  on table public.jobs to authenticated;
grant all on table public.jobs to service_role;

create policy "Signed-in people read active jobs, owners all of theirs"
on public.jobs for select to authenticated
using (
  status = 'active'
  or exists (select from public.companies where companies.id = jobs.company_id and companies.owner_id = (select auth.uid()))
);

grant select on table public.jobs to anon;

create policy "Visitors read active jobs"
on public.jobs for select to anon
using (status = 'active');

create policy "Owners add jobs to their companies"
on public.jobs for insert to authenticated
with check (
  exists (select from public.companies where companies.id = jobs.company_id and companies.owner_id = (select auth.uid()))
);

create policy "Owners edit jobs of their companies"
on public.jobs for update to authenticated
using (
  exists (select from public.companies where companies.id = jobs.company_id and companies.owner_id = (select auth.uid()))
)
with check (
  exists (select from public.companies where companies.id = jobs.company_id and companies.owner_id = (select auth.uid()))
);

create policy "Owners delete jobs of their companies"
on public.jobs for delete to authenticated
using (
  exists (select from public.companies where companies.id = jobs.company_id and companies.owner_id = (select auth.uid()))
);
