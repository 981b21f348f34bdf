import { BackendStartError } from '../backend-start-error.ts';
import type { Database } from '../database/database.ts';

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
