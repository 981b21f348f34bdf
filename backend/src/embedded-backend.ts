import { randomBytes } from 'node:crypto';
import { App, setExperimental } from '@supabase/lite';
import type { Database } from './database/database.ts';
import { openPglite } from './database/open-pglite.ts';
import { openPostgres } from './database/open-postgres.ts';
import type { EmbeddedBackend, EmbeddedBackendOptions } from './embedded-backend-surface.ts';
import { type DataFolder, memoryFolder, openDataFolder } from './folder/data-folder.ts';
import { createFront, type FrontParts } from './front/create-front.ts';
import { createOutbox } from './mail/outbox.ts';
import { applyMigrations, awaitsSeed, loadSeed } from './migrate/apply-migrations.ts';
import { createRoles, grantPrivileges } from './migrate/prepare-database.ts';
import { mailTemplatePath, readDemoFiles, readMigrations, readSeed } from './migrate/project-files.ts';
import { uploadDemoFiles } from './migrate/upload-demo-files.ts';
import { createFolderStore, createMemoryStore } from './storage/file-store.ts';
import { createStorageAdapter } from './storage/storage-adapter.ts';

/**
 * Brings up Supabase in this process: opens the database, makes its schema from `supabase/migrations`, loads the seed.
 *
 * @throws BackendStartError whose message tells the person at the terminal what to do
 */
export async function startEmbeddedBackend(options: EmbeddedBackendOptions): Promise<EmbeddedBackend> {
  return (await bootBackend(options)).backend;
}

/** The same, with the database for tests of this package that must reach behind the front. */
export async function bootBackend(
  options: EmbeddedBackendOptions,
): Promise<{ readonly backend: EmbeddedBackend; readonly database: Database; readonly secretKey: string }> {
  const folder = options.dataDir === undefined ? memoryFolder() : await openDataFolder(options.dataDir);
  let database: Database | undefined;
  try {
    database = await openDatabase(options, folder);
    await enableStorage(database);
    const outbox = createOutbox();
    const secretKey = `sb_secret_${randomBytes(24).toString('base64url')}`;
    const app = createApp({ options, folder, database, outbox, secretKey });
    await prepare(app, database, options.seed ? secretKey : undefined);
    await folder.markComplete();
    const backend = createFront({ app, database, folder, outbox, secretKey, options });
    return { backend, database, secretKey };
  } catch (error) {
    await database?.close();
    folder.release();
    throw error;
  }
}

function openDatabase({ databaseUrl }: EmbeddedBackendOptions, folder: DataFolder): Promise<Database> {
  return databaseUrl === undefined ? openPglite(folder.databaseFolder) : openPostgres(databaseUrl);
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
  });
  if (seedingKey === undefined || !(await awaitsSeed(database))) return;
  // The files first: whatever interrupts this, no row speaks of a file that is not there.
  await uploadDemoFiles(app, await readDemoFiles(), seedingKey);
  await database.whileMigrating(async () => loadSeed(database, await readSeed()));
}

/**
 * Storage counts as experimental in Supabase lite, which says so on the console at the first `init` of the process. Whoever
 * starts the product can do nothing about that, so an app without experimental parts goes first.
 */
async function enableStorage(database: Database): Promise<void> {
  await new App({ connection: database.connection, auth: { enabled: false } }).init();
  setExperimental('storage', true);
}

function createApp({ options, folder, database, outbox, secretKey }: Omit<FrontParts, 'app'>): App {
  const app = new App({
    connection: database.connection,
    auth: {
      enabled: true,
      site_url: options.siteUrl,
      jwt_secret: folder.secrets.jwtSecret,
      publishable_key: folder.secrets.publishableKey,
      secret_key: secretKey,
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
    options: { drivers: { email: outbox }, server: { admin: false } },
  });
  app._storageAdapter = createStorageAdapter(
    folder.filesFolder === undefined ? createMemoryStore() : createFolderStore(folder.filesFolder),
  );
  return app;
}
