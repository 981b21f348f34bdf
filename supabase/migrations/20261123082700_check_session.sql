-- An access token is good until it expires, whatever became of its session: of somebody who signed out, or of an account that is
-- gone. So each request asks for the session. PostgREST calls this function before every request
-- (https://docs.postgrest.org/en/stable/references/transactions.html#pre-request); the embedded backend asks by itself.

create function private.is_session_open()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  claims constant jsonb := coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;
  session_id constant text := claims ->> 'session_id';
  person constant text := claims ->> 'sub';
  any_uuid constant text := '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';
begin
  -- Keys, and tokens that were not made by a sign-in, have no session.
  if coalesce(claims ->> 'role', 'anon') in ('anon', 'service_role') or session_id is null then
    return true;
  end if;
  if session_id !~ any_uuid or person is null or person !~ any_uuid then
    return false;
  end if;
  return exists (
    select from auth.sessions
    where id = session_id::uuid and user_id = person::uuid and (not_after is null or not_after > now())
  );
end;
$$;
comment on function private.is_session_open() is 'Behind check_session: may read sessions, and looks at the one of the caller only.';
revoke all on function private.is_session_open() from public;
grant execute on function private.is_session_open() to anon, authenticated, service_role;

create function public.check_session()
returns void
language plpgsql
stable
security invoker
set search_path = ''
as $$
begin
  if not private.is_session_open() then
    -- PostgREST makes status 401 of it, as for a token that has expired.
    raise sqlstate 'PT401' using message = 'JWT expired', hint = 'The session of this token has ended. Sign in again.';
  end if;
end;
$$;
comment on function public.check_session() is
  'Refuses (PT401, status 401) a request whose token belongs to a session that has ended. For PostgREST, as db-pre-request; called by a client it does nothing else.';
revoke all on function public.check_session() from public;
grant execute on function public.check_session() to anon, authenticated, service_role;

do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'public.check_session';
    notify pgrst, 'reload config';
  end if;
exception when insufficient_privilege then
  raise warning 'Access tokens of ended sessions work until they expire: db-pre-request of PostgREST is not set (%)', sqlerrm;
end $$;
