import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { startTemporaryPostgres } from './start-temporary-postgres.ts';

export interface EmptyDatabase {
  /** Address for a superuser. */
  readonly url: string;
  /** Removes the database, and the server that was started for it. */
  close(): Promise<void>;
}

/**
 * An empty database for a test: on the server of `FURSA_DATABASE_URL`, else on one that is started for it.
 *
 * @returns undefined when there is neither such a server nor a PostgreSQL installed
 */
export async function openEmptyDatabase(given = process.env.FURSA_DATABASE_URL): Promise<EmptyDatabase | undefined> {
  if (given === undefined || given === '') return await startTemporaryPostgres();
  const name = `fursa_test_${randomBytes(6).toString('hex')}`;
  await runOn(given, `create database ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return { url: url.href, close: () => runOn(given, `drop database ${name} with (force)`) };
}

async function runOn(url: string, statement: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
