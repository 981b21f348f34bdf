-- No statement of a visitor, a signed-in person or a function runs on for ever. PostgreSQL reads these settings when a role logs in,
-- PostgREST also when it takes a role on (https://docs.postgrest.org/en/stable/references/transactions.html); a server that
-- switches roles by itself sets its own.

do $$
declare
  setting record;
begin
  for setting in
    select * from (values ('anon', '3s'), ('authenticated', '5s'), ('service_role', '15s')) as settings (role, timeout)
  loop
    -- Roles are shared by all databases of a server: one that has the setting already is left alone.
    continue when exists (
      select from pg_roles where rolname = setting.role and rolconfig @> array['statement_timeout=' || setting.timeout]
    );
    begin
      execute format('alter role %I set statement_timeout = %L', setting.role, setting.timeout);
    exception when insufficient_privilege or undefined_object then
      raise warning 'statement_timeout of role % is not set: %', setting.role, sqlerrm;
    end;
  end loop;
end $$;
