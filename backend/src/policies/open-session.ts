import postgres from 'postgres';
import type { Database } from '../database/database.ts';
import type { Session } from './session.ts';

export interface OpenSession extends Session {
  close(): Promise<void>;
}

/** The one session of PGlite: nobody else may use the database meanwhile. */
export function openPgliteSession(database: Pick<Database, 'query' | 'runStatements'>): OpenSession {
  return {
    script: (statements) => database.runStatements(statements),
    rows: (statement) => database.query(statement),
    close: async () => undefined,
  };
}

/** A session of PostgreSQL of its own. */
export function openPostgresSession(url: string): OpenSession {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  return {
    script: async (statements) => void (await sql.unsafe(statements)),
    rows: async (statement) => await sql.unsafe(statement),
    close: () => sql.end({ timeout: 1 }),
  };
}
