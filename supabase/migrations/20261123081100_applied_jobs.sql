-- Applications people keep track of, here and elsewhere. They outlive a job that is deleted, as saved jobs do.

create table public.applied_jobs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  job_id uuid references public.jobs (id) on delete set null,
  adzuna_id text check (private.is_line(adzuna_id, 300) and adzuna_id <> ''),
  title text not null default '' check (private.is_line(title, 200)),
  url text check (private.is_web_address(url, 2000)),
  company text check (private.is_line(company, 200)),
  source text not null default 'local' check (source in ('local', 'adzuna')),
  status text not null default 'applied' check (status in ('applied', 'interview', 'offer', 'rejected')),
  notes text check (char_length(notes) <= 5000),
  applied_at timestamptz not null default now() check (applied_at between '2000-01-01 00:00:00+00' and '2100-01-01 00:00:00+00'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint applied_jobs_one_job_key unique (user_id, job_id),
  constraint applied_jobs_one_external_job_key unique (user_id, adzuna_id),
  constraint applied_jobs_source_names_job check ((source = 'adzuna') = (adzuna_id is not null) and num_nonnulls(job_id, adzuna_id) <= 1)
);
comment on table public.applied_jobs is 'Applications people keep track of. A double press is one row: unique per person and job.';
comment on column public.applied_jobs.id is 'Made by the database.';
comment on column public.applied_jobs.user_id is 'The person; always the caller.';
comment on column public.applied_jobs.job_id is 'The job of this product; null for an external one, and once the job has been deleted.';
comment on column public.applied_jobs.adzuna_id is 'The external job as <source>:<id> of external_jobs; null for a job of this product.';
comment on column public.applied_jobs.title is 'Title of the job at that time.';
comment on column public.applied_jobs.url is 'http or https address of the posting elsewhere, or null.';
comment on column public.applied_jobs.company is 'Name of the company at that time.';
comment on column public.applied_jobs.source is 'local for a job of this product, adzuna for one of any external feed.';
comment on column public.applied_jobs.status is 'applied, interview, offer or rejected, as the person says.';
comment on column public.applied_jobs.notes is 'What the person wants to remember about the application.';
comment on column public.applied_jobs.applied_at is 'When the person applied.';
comment on column public.applied_jobs.created_at is 'When the row was added.';
comment on column public.applied_jobs.updated_at is 'When the row last changed; kept by a trigger.';

create index applied_jobs_job_id_idx on public.applied_jobs (job_id);

create trigger applied_jobs_limit
before insert on public.applied_jobs
for each row execute function private.limit_kept_jobs('1000', 'applications');

create trigger applied_jobs_name_one_job
before insert on public.applied_jobs
for each row execute function private.name_one_job();

create trigger applied_jobs_set_updated_at
before update on public.applied_jobs
for each row execute function private.set_updated_at();

alter table public.applied_jobs enable row level security;
revoke all on table public.applied_jobs from anon, authenticated;
grant select, delete on table public.applied_jobs to authenticated;
grant insert (user_id, job_id, adzuna_id, title, url, company, source, status, notes, applied_at)
  on table public.applied_jobs to authenticated;
grant update (status, notes, applied_at) on table public.applied_jobs to authenticated;
grant all on table public.applied_jobs to service_role;

create policy "People read their own applications"
on public.applied_jobs for select to authenticated
using (user_id = (select auth.uid()));

create policy "People add applications of their own"
on public.applied_jobs for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "People edit their own applications"
on public.applied_jobs for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy "People remove their own applications"
on public.applied_jobs for delete to authenticated
using (user_id = (select auth.uid()));
