import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';

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
