import * as z from 'zod';
import type { Database } from '../database/database.ts';
import type { SessionClaim } from './lite-task.ts';

/** Tells whether the session of an access token still exists: signing out, a new password and the end of an account remove it. */
export interface SessionLookup {
  isLive(claim: SessionClaim): Promise<boolean>;
  /** Called before whatever might end a session, while nothing else runs. */
  forget(): void;
}

const foundRow = z.tuple([z.object({ found: z.boolean() })]);
const maxRemembered = 1_000;

/**
 * `isOnlyWriter`: nothing but this thread writes to the database, one call at a time. Sessions that were found are then
 * remembered until `forget`, which saves one statement for each read.
 */
export function createSessionLookup(database: Pick<Database, 'query'>, isOnlyWriter: boolean): SessionLookup {
  const live = new Set<string>();
  return {
    async isLive({ id, userId }) {
      const key = `${id} ${userId}`;
      if (live.has(key)) return true;
      const rows = await database.query(
        'select exists (select from auth.sessions where id = $1::uuid and user_id = $2::uuid) as found',
        [id, userId],
      );
      const [{ found }] = foundRow.parse(rows);
      if (found && isOnlyWriter && live.size < maxRemembered) live.add(key);
      return found;
    },
    forget: () => live.clear(),
  };
}
