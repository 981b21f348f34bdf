/**
 * The thread that runs Supabase lite and PGlite. A statement in WebAssembly cannot be cancelled, but its thread can be
 * ended, and nobody else's request runs here.
 */
import { BackendStartError } from '../backend-start-error.ts';
import { describeDatabaseDamage } from '../folder/describe-database-damage.ts';
import { checkPassword, hashPassword } from './check-password.ts';
import type { LiteResult, LiteResults, LiteTask, StartFailure } from './lite-task.ts';
import { type OpenLite, openLite } from './open-lite.ts';
import { runCall } from './run-call.ts';
import { vacuumOneTable } from './vacuum.ts';

let current: OpenLite | undefined;

/** @public Called by the pool, by its name. */
export async function runTask(task: LiteTask): Promise<LiteResult> {
  const start = performance.now();
  const value = await perform(task);
  return { value, milliseconds: performance.now() - start };
}

async function perform(task: LiteTask): Promise<LiteResults[keyof LiteResults]> {
  switch (task.kind) {
    case 'open':
      return await open(task.options);
    case 'call':
      return await runCall(opened(), task);
    case 'session':
      return await exclusively(({ sessions }) => sessions.isLive(task.session));
    case 'password':
      return await exclusively((lite) => checkPassword(lite.database, task));
    case 'hash':
      return await hashPassword(task.password);
    case 'query':
      return await keepingCode(
        exclusively(({ database, sessions }) => {
          sessions.forget();
          return database.query(task.statement, task.parameters);
        }),
      );
    case 'script':
      await keepingCode(
        exclusively(({ database, sessions }) => {
          sessions.forget();
          return task.isTransaction ? database.runScript(task.script) : database.runStatements(task.script);
        }),
      );
      return undefined;
    case 'vacuum':
      return await exclusively(async ({ database }) => (await vacuumOneTable(database)) !== undefined);
    case 'close':
      await current?.database.close();
      current = undefined;
      return undefined;
  }
}

/** An error loses its own fields on its way to another thread, and keeps its cause. */
async function keepingCode<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new Error(error.message, { cause: { code: error.code } });
  }
}

async function open(options: Extract<LiteTask, { kind: 'open' }>['options']): Promise<StartFailure | undefined> {
  try {
    current = await openLite(options);
    return undefined;
  } catch (error) {
    const known = describeDatabaseDamage(error, options) ?? error;
    if (known instanceof BackendStartError) return { code: known.code, message: known.message };
    throw error;
  }
}

function opened(): OpenLite {
  if (current === undefined) throw new Error('The database is not open.');
  return current;
}

async function exclusively<Result>(work: (lite: OpenLite) => Promise<Result>): Promise<Result> {
  const lite = opened();
  return await lite.database.exclusively(() => work(lite));
}
