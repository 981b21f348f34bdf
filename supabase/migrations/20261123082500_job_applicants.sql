-- An application reaches somebody: the employer sees who applied, and how to write to them. What people keep for themselves
-- about an application, its status and their notes, stays theirs.

create function private.list_applicants(wanted uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  -- One refusal for all, so that it does not tell which jobs there are.
  if auth.uid() is null or not exists (
    select from public.jobs left join public.companies on companies.id = jobs.company_id
    where jobs.id = wanted and ((companies.owner_id = auth.uid() and private.has_role('employer')) or private.has_role('admin'))
  ) then
    raise insufficient_privilege using message = 'Only the employer sees who applied';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'full_name', coalesce(nullif(btrim(profiles.full_name), ''), nullif(profiles.name, '')), 'email', profiles.email, 'skills', profiles.skills,
      'applied_at', applied_jobs.applied_at
    ) order by applied_jobs.applied_at desc, applied_jobs.id), '[]')
    from public.applied_jobs join public.profiles on profiles.id = applied_jobs.user_id
    where applied_jobs.job_id = wanted
  );
end;
$$;
comment on function private.list_applicants(uuid) is 'Behind job_applicants: may read applications of others, for jobs of an employer''s own companies only.';
revoke all on function private.list_applicants(uuid) from public;
grant execute on function private.list_applicants(uuid) to authenticated;

create function public.job_applicants(job_id uuid)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_applicants(job_id); $$;
comment on function public.job_applicants(uuid) is
  'Who applied for a job of this product: [{full_name, email, skills, applied_at}], the latest first. For the employer who owns its company and admins; refused (42501) to everybody else.';
revoke all on function public.job_applicants(uuid) from public, anon, authenticated;
grant execute on function public.job_applicants(uuid) to authenticated;
