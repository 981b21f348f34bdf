import type { Database } from '../database/database.ts';

/** The roles of Supabase, before its schemas are made. */
export async function createRoles(database: Database): Promise<void> {
  await database.runScript(`
    do $$
    begin
      if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
      if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
      if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
    end $$;`);
}

/**
 * Schemas and privileges as a hosted project has them before its first migration. New tables are open to the three
 * roles there too: a migration that forgets to take privileges away shows the same fault here.
 */
export async function grantPrivileges(database: Database): Promise<void> {
  await database.runScript(`
    create schema if not exists extensions;
    grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
    grant select, insert, update, delete on all tables in schema storage to anon, authenticated, service_role;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;`);
}
