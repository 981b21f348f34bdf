-- What people report about adverts. Title and company are copied, so that a report outlives an advert that is taken away
-- because of it.

create table public.job_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  job_id uuid references public.jobs (id) on delete set null,
  external_id text check (private.is_line(external_id, 300) and external_id ~ '^[a-z]{1,30}:.'),
  reason text not null check (reason in ('money', 'fake', 'contact', 'discrimination', 'closed', 'other')),
  details text check (char_length(details) <= 2000),
  title text check (private.is_line(title, 200)),
  company text check (private.is_line(company, 200)),
  created_at timestamptz not null default now(),
  constraint job_reports_one_job_key unique (user_id, job_id),
  constraint job_reports_one_external_job_key unique (user_id, external_id),
  constraint job_reports_one_kind check (num_nonnulls(job_id, external_id) <= 1)
);
comment on table public.job_reports is
  'Reports of adverts, read by whoever runs the product and by who wrote them. Unique per person and job.';
comment on column public.job_reports.id is 'Made by the database.';
comment on column public.job_reports.user_id is 'Who reports; always the caller. Goes with the account.';
comment on column public.job_reports.job_id is 'The job of this product; null for an external one, and once the job has been deleted.';
comment on column public.job_reports.external_id is 'The external job as <source>:<id> of external_jobs; null for a job of this product.';
comment on column public.job_reports.reason is
  'money: it asks the applicant to pay; fake: nobody offers it; contact: it leads away from the product; discrimination; closed: the job is gone; other.';
comment on column public.job_reports.details is 'What the person adds in their own words.';
comment on column public.job_reports.title is 'Title of the job at that time, as the database has it; null when it knows no such posting.';
comment on column public.job_reports.company is 'Name of the company at that time, as the database has it.';
comment on column public.job_reports.created_at is 'When it was sent.';

create index job_reports_job_id_idx on public.job_reports (job_id);

create function private.fill_job_report()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if num_nonnulls(new.job_id, new.external_id) <> 1 then
    raise check_violation using message = 'Exactly one of job_id and external_id must be given';
  end if;
  select found.title, found.company into new.title, new.company
  from (
    -- Not of a draft: whoever guesses its id learns nothing.
    select title, company_name as company from public.jobs where id = new.job_id and status <> 'draft'
    union all
    select title, company from public.external_jobs
    where source = split_part(new.external_id, ':', 1) and external_id = substr(new.external_id, strpos(new.external_id, ':') + 1)
  ) as found;
  return new;
end;
$$;
comment on function private.fill_job_report() is
  'Trigger: a new report names exactly one job, and carries its title and company. Later job_id may become null, when that job is deleted.';
revoke all on function private.fill_job_report() from public;

create function private.limit_job_reports()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or exists (
    select from public.job_reports
    where user_id = auth.uid() and (job_id = new.job_id or external_id = new.external_id)
  ) then
    return new;
  end if;
  perform private.count_against_day('job_reports', 50, 'reports');
  return new;
end;
$$;
comment on function private.limit_job_reports() is 'Trigger: a person sends 50 reports a day at most; one that is there already does not count again.';
revoke all on function private.limit_job_reports() from public;

create trigger job_reports_limit
before insert on public.job_reports
for each row execute function private.limit_job_reports();

create trigger job_reports_fill
before insert on public.job_reports
for each row execute function private.fill_job_report();

alter table public.job_reports enable row level security;
revoke all on table public.job_reports from anon, authenticated;
grant select on table public.job_reports to authenticated;
grant insert (user_id, job_id, external_id, reason, details) on table public.job_reports to authenticated;
grant all on table public.job_reports to service_role;

create policy "People read their own reports"
on public.job_reports for select to authenticated
using (user_id = (select auth.uid()));

create policy "People send reports of their own"
on public.job_reports for insert to authenticated
with check (user_id = (select auth.uid()));
