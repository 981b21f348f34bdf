import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { Session } from './session.ts';

const pidSchema = z.tuple([z.object({ pid: z.number() })]);

/** What PostgreSQL calls the session. */
export async function pidOf(session: Session): Promise<number> {
  return pidSchema.parse([...(await session.rows('select pg_backend_pid() as pid'))])[0].pid;
}

/** Until that session waits for another one to end its transaction; the limit of the test is the limit of this. */
export async function untilWaiting(watcher: Session, pid: number): Promise<void> {
  for (;;) {
    const waiting = await watcher.rows(
      `select from pg_stat_activity where pid = ${pid} and wait_event_type = 'Lock' and cardinality(pg_blocking_pids(pid)) > 0`,
    );
    if (waiting.length > 0) return;
    await wait(10);
  }
}
