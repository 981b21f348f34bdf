import * as z from 'zod';
import { BackendStartError } from '../backend-start-error.ts';
import type { Database } from '../database/database.ts';
import type { Migration } from './project-files.ts';

const recordRow = z.object({ version: z.string(), name: z.string().nullable() });

/**
 * Applies what the database does not have yet. Each migration is one transaction together with its record, in the table
 * that the Supabase CLI keeps, so a start cut short leaves a migration done or not begun.
 *
 * @throws BackendStartError `migration-failed`, also for a database that another version of Fursa made; nothing in it is
 * changed then
 */
export async function applyMigrations(database: MigratedDatabase, migrations: readonly Migration[]): Promise<void> {
  const records = z
    .array(recordRow)
    .parse(await database.query('select version, name from supabase_migrations.schema_migrations order by version'));
  refuseForeignRecords(records, migrations);
  const applied = new Set(records.map(({ version }) => version));
  for (const { version, name, script } of migrations) {
    if (applied.has(version)) continue;
    const record = `insert into supabase_migrations.schema_migrations (version, name) values (${literal(version)}, ${literal(name)});`;
    await runOrFail(database, `migration ${version}_${name}.sql`, `${script}\n;${record}`);
  }
}

/** Tables of another version may hold anything, so nothing is built on them, and nothing is deleted. */
function refuseForeignRecords(records: readonly z.infer<typeof recordRow>[], migrations: readonly Migration[]): void {
  const foreign = records.find(({ version }) => migrations.every((migration) => migration.version !== version));
  if (foreign === undefined) return;
  const name = [foreign.version, ...(foreign.name ? [foreign.name] : [])].join('_');
  throw new BackendStartError(
    'migration-failed',
    `The database was made by another version of Fursa: it records the migration ${name}, which is not in this one. It was left as it is. Name another folder with FURSA_DATA_DIR (or another database with FURSA_DATABASE_URL), or empty this one with --fresh.`,
  );
}

/** What migrations and data take of a database. */
export type MigratedDatabase = Pick<Database, 'query' | 'runScript'>;

/** @throws BackendStartError `migration-failed` */
export async function runOrFail(database: MigratedDatabase, what: string, script: string): Promise<void> {
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

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
