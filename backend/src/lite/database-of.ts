import type { Database } from '../database/database.ts';
import type { LiteHost } from './lite-host.ts';

export type HostDatabase = Pick<Database, 'query' | 'runScript' | 'runStatements'>;

/** The database of a host, for whoever writes types or tests. Nothing that is served comes through here. */
export function databaseOf(host: LiteHost): HostDatabase {
  const context = { caller: 'database', timeout: 60_000 };
  /** Gives an error the code of PostgreSQL that it had in the other thread. */
  const withCode = (error: unknown) => {
    throw error instanceof Error ? Object.assign(error, error.cause) : error;
  };
  const runScript = async (script: string, isTransaction: boolean) => {
    await host.run<'script'>({ kind: 'script', script, isTransaction }, context).catch(withCode);
  };
  return {
    query: (statement, parameters = []) =>
      host.run<'query'>({ kind: 'query', statement, parameters }, context).catch(withCode),
    runScript: (script) => runScript(script, true),
    runStatements: (script) => runScript(script, false),
  };
}
