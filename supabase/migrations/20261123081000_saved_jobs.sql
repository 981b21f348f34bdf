-- Jobs people put aside. Title, company and address are copied, so that the list outlives a job that is deleted.

create function private.name_one_job()
returns trigger
language plpgsql
security invoker
set search_path = ''
as $$
begin
  if num_nonnulls(new.job_id, new.adzuna_id) <> 1 then
    raise check_violation using message = 'Exactly one of job_id and adzuna_id must be given';
  end if;
  return new;
end;
$$;
comment on function private.name_one_job() is
  'Trigger: a new row names exactly one job. Later job_id may become null, when that job is deleted.';
revoke all on function private.name_one_job() from public;

create table public.saved_jobs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  job_id uuid references public.jobs (id) on delete set null,
  adzuna_id text check (private.is_line(adzuna_id, 300) and adzuna_id <> ''),
  title text not null default '' check (private.is_line(title, 200)),
  url text check (private.is_web_address(url, 2000)),
  company text check (private.is_line(company, 200)),
  source text not null default 'local' check (source in ('local', 'adzuna')),
  created_at timestamptz not null default now(),
  constraint saved_jobs_one_job_key unique (user_id, job_id),
  constraint saved_jobs_one_external_job_key unique (user_id, adzuna_id),
  constraint saved_jobs_source_names_job check ((source = 'adzuna') = (adzuna_id is not null) and num_nonnulls(job_id, adzuna_id) <= 1)
);
comment on table public.saved_jobs is 'Jobs people put aside. A double press is one row: unique per person and job.';
comment on column public.saved_jobs.id is 'Made by the database.';
comment on column public.saved_jobs.user_id is 'The person; always the caller.';
comment on column public.saved_jobs.job_id is 'The job of this product; null for an external one, and once the job has been deleted.';
comment on column public.saved_jobs.adzuna_id is 'The external job as <source>:<id> of external_jobs; null for a job of this product.';
comment on column public.saved_jobs.title is 'Title of the job at that time.';
comment on column public.saved_jobs.url is 'http or https address of the posting elsewhere, or null.';
comment on column public.saved_jobs.company is 'Name of the company at that time.';
comment on column public.saved_jobs.source is 'local for a job of this product, adzuna for one of any external feed.';
comment on column public.saved_jobs.created_at is 'When the job was saved.';

create index saved_jobs_job_id_idx on public.saved_jobs (job_id);

create function private.limit_kept_jobs()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant integer := tg_argv[0];
  person constant uuid := auth.uid();
  kept integer;
  is_kept boolean;
begin
  if person is null then
    return new;
  end if;
  perform private.lock_account(tg_table_name);
  execute format('select count(*), bool_or(job_id = $2 or adzuna_id = $3) from %s where user_id = $1', tg_relid::regclass)
    into kept, is_kept using person, new.job_id, new.adzuna_id;
  -- Whoever presses twice is told nothing about a limit: the unique keys keep that one row.
  if kept >= most and is_kept is not true then
    raise sqlstate 'FQ001' using
      message = format('You can keep %s %s. Remove one before you add another.', most, tg_argv[1]);
  end if;
  return new;
end;
$$;
comment on function private.limit_kept_jobs() is 'Trigger: a person keeps so many rows (first argument) of this kind (second) at most.';
revoke all on function private.limit_kept_jobs() from public;

create trigger saved_jobs_limit
before insert on public.saved_jobs
for each row execute function private.limit_kept_jobs('500', 'saved jobs');

create trigger saved_jobs_name_one_job
before insert on public.saved_jobs
for each row execute function private.name_one_job();

alter table public.saved_jobs enable row level security;
revoke all on table public.saved_jobs from anon, authenticated;
grant select, delete on table public.saved_jobs to authenticated;
grant insert (user_id, job_id, adzuna_id, title, url, company, source) on table public.saved_jobs to authenticated;
grant all on table public.saved_jobs to service_role;

create policy "People read their own saved jobs"
on public.saved_jobs for select to authenticated
using (user_id = (select auth.uid()));

create policy "People save jobs for themselves"
on public.saved_jobs for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "People remove their own saved jobs"
on public.saved_jobs for delete to authenticated
using (user_id = (select auth.uid()));
