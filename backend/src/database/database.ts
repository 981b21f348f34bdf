import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';

/** PostgreSQL's `2026-11-20 09:00:00+00` as the ISO 8601 that PostgREST answers and JavaScript reads everywhere. */
export function isoTimestampWithZone(value: string): string {
  return isoTimestamp(value).replace(/([+-]\d\d)$/, '$1:00');
}

/** The same for a timestamp without time zone. */
export function isoTimestamp(value: string): string {
  return value.replace(' ', 'T');
}

/** Object identifiers of the types that both drivers would hand over in another form than PostgREST does. */
export const typeIds = { timestamp: 1114, timestampWithZone: 1184, numeric: 1700, json: 114, jsonb: 3802 } as const;

/** What the backend needs of PGlite and of PostgreSQL alike. */
export interface Database {
  /** What Supabase lite talks through. */
  readonly connection: PgliteConnection | PostgresConnection;
  /** Runs a script of any number of statements in one transaction. */
  runScript(script: string): Promise<void>;
  /** Runs a script of any number of statements in no transaction but its own. */
  runStatements(script: string): Promise<void>;
  /** Runs one statement with parameters `$1`, `$2` and so on. */
  query(statement: string, parameters?: readonly string[]): Promise<readonly unknown[]>;
  /**
   * Runs `work` when nothing else uses the session, if the database has only one. Every call that reaches the database
   * goes through here; calls do not nest.
   */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs `work` while no other process brings the same database up to date. */
  whileMigrating<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
