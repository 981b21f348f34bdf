-- What the law gives people over their data: a copy of all of it, and its end. Both work on the caller's own account and
-- on no other; neither takes an argument.

create function private.export_account()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
begin
  if person is null then
    raise insufficient_privilege using message = 'User not authenticated';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (select jsonb_build_object('id', id, 'email', email, 'created_at', created_at, 'last_sign_in_at', last_sign_in_at)
      from auth.users where id = person),
    'profile', (select to_jsonb(profiles) from public.profiles where id = person),
    'role', (select to_jsonb(user_roles) from public.user_roles where user_id = person),
    'cv_document', (select to_jsonb(cv_documents) from public.cv_documents where user_id = person),
    'saved_jobs', (select coalesce(jsonb_agg(to_jsonb(saved_jobs) order by created_at, id), '[]')
      from public.saved_jobs where user_id = person),
    'applied_jobs', (select coalesce(jsonb_agg(to_jsonb(applied_jobs) order by applied_at, id), '[]')
      from public.applied_jobs where user_id = person),
    'job_reports', (select coalesce(jsonb_agg(to_jsonb(job_reports) order by created_at, id), '[]')
      from public.job_reports where user_id = person),
    'feedback', (select coalesce(jsonb_agg(to_jsonb(feedback) order by created_at, id), '[]')
      from public.feedback where user_id = person),
    'ai_usage', (select coalesce(jsonb_agg(to_jsonb(ai_usage) order by day, kind), '[]')
      from public.ai_usage where user_id = person),
    'match_facts', (select to_jsonb(person_facts) from private.person_facts where user_id = person),
    'match_opinions', (select coalesce(jsonb_agg(to_jsonb(match_opinions) order by posting), '[]')
      from public.match_opinions where user_id = person),
    'counters', (select coalesce(jsonb_agg(to_jsonb(account_counters) order by kind, day), '[]')
      from private.account_counters where user_id = person),
    'companies', (select coalesce(jsonb_agg(to_jsonb(companies) order by created_at, id), '[]')
      from public.companies where owner_id = person),
    'jobs', (select coalesce(jsonb_agg(to_jsonb(jobs) - 'search' - 'heading' order by created_at, id), '[]')
      from public.jobs where company_id in (select id from public.companies where owner_id = person)),
    'files', (select coalesce(jsonb_agg(jsonb_build_object(
        'bucket', bucket_id, 'path', name, 'created_at', created_at, 'updated_at', updated_at, 'metadata', metadata
      ) order by bucket_id, name), '[]')
      from storage.objects where bucket_id in ('avatars', 'cvs') and (storage.foldername(name))[1] = person::text)
  );
end;
$$;
comment on function private.export_account() is 'Behind export_my_data: sees what the caller cannot read by themselves, of the caller only.';
revoke all on function private.export_account() from public;
grant execute on function private.export_account() to authenticated;

create function public.export_my_data()
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.export_account(); $$;
comment on function public.export_my_data() is
  'Everything the product knows of the caller: account, profile, rows of every table and the list of files. The files themselves are downloaded through storage.';
revoke all on function public.export_my_data() from public, anon, authenticated;
grant execute on function public.export_my_data() to authenticated;

-- The bytes of a file are gone only when storage removes it; deleting its row would leave them behind, where nobody finds
-- them again. So files go first, through storage, and the account goes when none is left.
create function private.delete_account()
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  file_count bigint;
begin
  if person is null then
    raise insufficient_privilege using message = 'User not authenticated';
  end if;
  select count(*) into file_count from storage.objects
  where bucket_id in ('avatars', 'cvs') and (storage.foldername(name))[1] = person::text;
  if file_count > 0 then
    raise exception using
      message = format('Remove your files first: %s left', file_count),
      hint = 'Remove everything in your folder of the buckets avatars and cvs through storage, then try again.';
  end if;
  delete from public.companies where owner_id = person;
  delete from auth.users where id = person;
end;
$$;
comment on function private.delete_account() is 'Behind delete_my_account: may delete what the caller cannot, of the caller only.';
revoke all on function private.delete_account() from public;
grant execute on function private.delete_account() to authenticated;

create function public.delete_my_account()
returns void
language sql
volatile
security invoker
set search_path = ''
as $$ select private.delete_account(); $$;
comment on function public.delete_my_account() is
  'Deletes the account of the caller with its sessions and all rows, and their companies with all jobs. Refused (P0001) while files are left in storage: remove those first.';
revoke all on function public.delete_my_account() from public, anon, authenticated;
grant execute on function public.delete_my_account() to authenticated;
