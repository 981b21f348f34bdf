import postgres from 'postgres';
import * as z from 'zod';
import type { Database } from '../database/database.ts';

export const aiQuotaAnswers = z.array(
  z.object({ allowed: z.boolean(), refused_by: z.string().nullable(), retry_after_seconds: z.number() }),
);

interface Limits {
  readonly calls?: number;
  readonly characters?: number;
  readonly installation?: number;
}

/** The call of a function that asks for a part of what a person may use in a day. */
export function takeAiQuotaSql(user: string, characters: number, limits: Limits = {}, kind = 'chat'): string {
  const given = [characters, limits.calls, limits.characters, limits.installation].map((value) => value ?? 'null');
  return `select * from public.take_ai_quota('${user}', '${kind}', ${given.join(', ')})`;
}

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

/** One session of a database, so that a transaction may span calls. */
export interface Session {
  /** Runs any number of statements. */
  script(statements: string): Promise<void>;
  /** Runs one statement and answers its rows. */
  rows(statement: string): Promise<readonly unknown[]>;
}

/** Runs `work` and undoes whatever it did to the database. */
export async function undone<Result>(session: Session, work: () => Promise<Result>): Promise<Result> {
  await session.script('savepoint before_work');
  try {
    return await work();
  } finally {
    await session.script('rollback to savepoint before_work; release savepoint before_work');
  }
}
