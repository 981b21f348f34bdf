-- What the tables share. Schema private holds what policies and public functions call and no API offers.

create extension if not exists pg_trgm with schema extensions;

create schema if not exists private;
comment on schema private is 'Functions behind policies, triggers and public functions; not offered by the API.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create function private.set_updated_at()
returns trigger
language plpgsql
security invoker
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.set_updated_at() is 'Trigger: stamps updated_at of the row being changed.';
revoke all on function private.set_updated_at() from public;
