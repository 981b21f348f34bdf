-- What an employer gets beyond name, e-mail address and skills: the CV and a few lines, each only as long as the person who applied
-- wants it.

alter table public.applied_jobs
  add column shares_cv boolean not null default false,
  add column employer_note text check (char_length(employer_note) <= 1000 and btrim(employer_note) <> ''),
  -- Not by job_id: that of a deleted job is null.
  add constraint applied_jobs_shares_with_employers_here check (source = 'local' or (not shares_cv and employer_note is null));
comment on column public.applied_jobs.shares_cv is 'Whether the employer may open the CV in the person''s profile, which may be a newer one than on the day they applied.';
comment on column public.applied_jobs.employer_note is 'What the person wrote to the employer; null without a note.';

-- Whoever may read the row reads these too.
grant insert (shares_cv, employer_note) on table public.applied_jobs to authenticated;
grant update (shares_cv, employer_note) on table public.applied_jobs to authenticated;

-- One that is uploaded some day is not shared with everybody who was offered a CV that was not there.
create function private.share_cv_that_exists()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Locked, so that it is not deleted between this look and the end of the transaction.
  perform from public.cv_documents where user_id = new.user_id for key share;
  if not found then
    raise check_violation using message = 'There is no CV in your profile to share';
  end if;
  return new;
end;
$$;
comment on function private.share_cv_that_exists() is 'Trigger: an application shares a CV only if its person has one.';
revoke all on function private.share_cv_that_exists() from public;

create trigger applied_jobs_share_cv_on_insert
before insert on public.applied_jobs
for each row when (new.shares_cv)
execute function private.share_cv_that_exists();

create trigger applied_jobs_share_cv_on_update
before update of shares_cv on public.applied_jobs
for each row when (new.shares_cv and not old.shares_cv)
execute function private.share_cv_that_exists();

create function private.stop_sharing_cv()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.applied_jobs set shares_cv = false where user_id = old.user_id and shares_cv;
  return null;
end;
$$;
comment on function private.stop_sharing_cv() is 'Trigger: a CV that is deleted is shared with nobody, and the next one not either until its person says so.';
revoke all on function private.stop_sharing_cv() from public;

create trigger cv_documents_stop_sharing
after delete on public.cv_documents
for each row execute function private.stop_sharing_cv();

create index cv_documents_path_idx on public.cv_documents (path);

create function private.is_cv_shared(p_path text, p_reader uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.cv_documents
    join public.applied_jobs on applied_jobs.user_id = cv_documents.user_id
    join public.jobs on jobs.id = applied_jobs.job_id
    join public.companies on companies.id = jobs.company_id
    join public.user_roles on user_roles.user_id = companies.owner_id
    where cv_documents.path = p_path and applied_jobs.shares_cv
      and companies.owner_id = p_reader and user_roles.role = 'employer'
  );
$$;
comment on function private.is_cv_shared(text, uuid) is
  'Whether that file is the CV of somebody who applied for a job of the reader''s own company and shares it. May read applications and CVs of others.';
revoke all on function private.is_cv_shared(text, uuid) from public;
grant execute on function private.is_cv_shared(text, uuid) to authenticated;

create policy "Employers see CVs that are shared with them"
on storage.objects for select to authenticated
using (bucket_id = 'cvs' and private.is_cv_shared(name, (select auth.uid())));

create or replace function private.list_applicants(wanted uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  is_employer constant boolean := private.has_role('employer') and exists (
    select from public.jobs join public.companies on companies.id = jobs.company_id
    where jobs.id = wanted and companies.owner_id = auth.uid()
  );
begin
  -- One refusal for all, so that it does not tell which jobs there are.
  if auth.uid() is null
    or not (is_employer or (private.has_role('admin') and exists (select from public.jobs where id = wanted)))
  then
    raise insufficient_privilege using message = 'Only the employer sees who applied';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'full_name', coalesce(nullif(btrim(profiles.full_name), ''), nullif(profiles.name, '')), 'email', profiles.email, 'skills', profiles.skills,
      'applied_at', applied_jobs.applied_at,
      -- Given to the employer, and to nobody else.
      'note', case when is_employer then applied_jobs.employer_note end,
      'cv_path', case when is_employer and applied_jobs.shares_cv then cv_documents.path end
    ) order by applied_jobs.applied_at desc, applied_jobs.id), '[]')
    from public.applied_jobs
    join public.profiles on profiles.id = applied_jobs.user_id
    left join public.cv_documents on cv_documents.user_id = applied_jobs.user_id
    where applied_jobs.job_id = wanted
  );
end;
$$;
comment on function public.job_applicants(uuid) is
  'Who applied for a job of this product: [{full_name, email, skills, applied_at, note, cv_path}], the latest first. cv_path is a file of bucket cvs that the caller may open; both are null where the person shares none, and for admins. For the employer who owns its company and admins; refused (42501) to everybody else.';
