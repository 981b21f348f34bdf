import { createHash } from 'node:crypto';
import * as z from 'zod';
import { BackendStartError } from '../backend-start-error.ts';
import type { Database } from '../database/database.ts';
import type { Migration } from './project-files.ts';

const versionRow = z.object({ version: z.string() });
const flagRow = z.object({ flag: z.boolean() });

/**
 * Applies what the database does not have yet. Each migration is one transaction together with its record, in the table
 * that the Supabase CLI keeps, so a start cut short leaves a migration done or not begun.
 *
 * @throws BackendStartError `migration-failed`
 */
export async function applyMigrations(database: Database, migrations: readonly Migration[]): Promise<void> {
  const rows = await database.query('select version from supabase_migrations.schema_migrations');
  const applied = new Set(rows.map((row) => versionRow.parse(row).version));
  for (const { version, name, script } of migrations) {
    if (applied.has(version)) continue;
    const record = `insert into supabase_migrations.schema_migrations (version, name) values (${literal(version)}, ${literal(name)});`;
    await runOrFail(database, `migration ${version}_${name}.sql`, `${script}\n;${record}`);
  }
}

/** Whether the database holds no profile and no company, and has never held the seed. */
export async function awaitsSeed(database: Database): Promise<boolean> {
  const [row] = await database.query(`
    select not (
      exists (select from supabase_migrations.seed_files)
      or exists (select from public.profiles)
      or exists (select from public.companies)
    ) as flag`);
  return flagRow.parse(row).flag;
}

/**
 * Loads the seed and remembers that it did.
 *
 * @throws BackendStartError `migration-failed`
 */
export async function loadSeed(database: Database, script: string): Promise<void> {
  const hash = createHash('sha256').update(script).digest('hex');
  const record = `insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed.sql', ${literal(hash)});`;
  await runOrFail(database, 'seed.sql', `${script}\n;${record}`);
}

async function runOrFail(database: Database, what: string, script: string): Promise<void> {
  try {
    await database.runScript(script);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BackendStartError(
      'migration-failed',
      `The database refused ${what} (${reason}); nothing of it was kept. Correct it, or start anew with --fresh.`,
      { cause },
    );
  }
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
