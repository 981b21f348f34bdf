import { App, setExperimental } from '@supabase/lite';
import { BackendStartError } from '../backend-start-error.ts';
import type { Database } from '../database/database.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { isDamage } from '../folder/describe-database-damage.ts';
import { applyMigrations } from '../migrate/apply-migrations.ts';
import { awaitsDemoData, loadDemoData, loadSearchTerms } from '../migrate/load-data.ts';
import { type DemoFile, mailTemplatePath, readDemoFiles, readMigrations } from '../migrate/project-files.ts';
import { createMemoryStore, type FileStore, openFolderStore } from '../storage/file-store.ts';
import { createStorageAdapter } from '../storage/storage-adapter.ts';
import { captureErrors } from './capture-errors.ts';
import type { LiteOptions } from './lite-task.ts';
import { collectMail } from './mail-of-call.ts';
import { createSessionLookup, type SessionLookup } from './session-lookup.ts';

export interface OpenLite {
  readonly app: App;
  readonly database: Database;
  readonly sessions: SessionLookup;
}

/**
 * Opens the database in this thread, brings its schema up to date with `supabase/migrations` and loads its data.
 *
 * @throws BackendStartError whose message tells the person at the terminal what to do
 */
export async function openLite(options: LiteOptions): Promise<OpenLite> {
  const { databaseUrl, databaseFolder, filesFolder } = options;
  const files = filesFolder === undefined ? createMemoryStore() : await openFolderStore(filesFolder);
  const database = databaseUrl === undefined ? await openPglite(databaseFolder) : await openPostgres(databaseUrl);
  try {
    const { result: app, errors } = await captureErrors(async () => {
      await enableStorage(database);
      const prepared = createApp(options, database, files);
      await prepare(prepared, database, options.seed ? options.secretKey : undefined);
      return prepared;
    });
    // Supabase lite prints some errors and goes on.
    const damage = errors.find((error) => isDamage(error));
    if (damage !== undefined) throw damage;
    for (const error of errors) console.error(error);
    return { app, database, sessions: createSessionLookup(database, databaseUrl === undefined) };
  } catch (error) {
    // A database that failed may fail to close, too; what failed first is what is reported.
    await database.close().catch(() => undefined);
    throw error;
  }
}

/** `seedingKey` opens the storage to the files of the demo data; without it there is none. */
async function prepare(app: App, database: Database, seedingKey: string | undefined): Promise<void> {
  // Otherwise the first request of each start grants everything on every table to everybody, whatever the migrations
  // took away. The field is private, and there is no other way in.
  Reflect.set(database.connection, 'rlsState', 'active');
  await database.whileMigrating(async () => {
    await createRoles(database);
    await app.ensureSystemSchema();
    await grantPrivileges(database);
    await applyMigrations(database, await readMigrations());
    await loadSearchTerms(database);
  });
  if (seedingKey === undefined || !(await awaitsDemoData(database))) return;
  // The files first: whatever interrupts this, no row speaks of a file that is not there.
  await uploadDemoFiles(app, await readDemoFiles(), seedingKey);
  await database.whileMigrating(() => loadDemoData(database));
}

/**
 * Storage counts as experimental in Supabase lite, which says so on the console at the first `init` of the process. Whoever
 * starts the product can do nothing about that, so an app without experimental parts goes first.
 */
async function enableStorage(database: Database): Promise<void> {
  await new App({ connection: database.connection, auth: { enabled: false } }).init();
  setExperimental('storage', true);
}

function createApp(options: LiteOptions, database: Database, files: FileStore): App {
  const app = new App({
    connection: database.connection,
    auth: {
      enabled: true,
      site_url: options.siteUrl,
      jwt_secret: options.jwtSecret,
      publishable_key: options.publishableKey,
      secret_key: options.secretKey,
      email: {
        enable_confirmations: options.emailConfirmation,
        template: {
          confirmation: { subject: 'Confirm your email address', content_path: mailTemplatePath('confirmation') },
          recovery: { subject: 'Choose a new password', content_path: mailTemplatePath('recovery') },
          magic_link: { subject: 'Sign in to Fursa', content_path: mailTemplatePath('magic_link') },
        },
      },
    },
    storage: { enabled: true },
    options: { drivers: { email: { send: collectMail } }, server: { admin: false } },
  });
  app._storageAdapter = createStorageAdapter(files);
  return app;
}

/** The roles of Supabase, before its schemas are made. */
async function createRoles(database: Database): Promise<void> {
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
async function grantPrivileges(database: Database): Promise<void> {
  await database.runScript(`
    create schema if not exists extensions;
    grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
    grant select, insert, update, delete on all tables in schema storage to anon, authenticated, service_role;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;`);
}

/**
 * Puts the files of the demo data into their buckets, over what an interrupted start may have left there.
 *
 * @throws BackendStartError `migration-failed`
 */
async function uploadDemoFiles(app: Pick<App, 'fetch'>, files: readonly DemoFile[], secretKey: string): Promise<void> {
  for (const { bucket, name, contentType, bytes } of files) {
    const response = await app.fetch(
      new Request(`http://localhost/storage/v1/object/${bucket}/${name}`, {
        method: 'POST',
        headers: { apikey: secretKey, 'content-type': contentType, 'x-upsert': 'true' },
        body: bytes,
      }),
    );
    if (response.ok) continue;
    throw new BackendStartError(
      'migration-failed',
      `The storage refused ${name} of the demo data (${response.status}: ${await response.text()}).`,
    );
  }
}
