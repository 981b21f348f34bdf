import * as z from 'zod';
import { becomeSql, type Person } from './people.ts';
import type { Session } from './session.ts';

const refusalSchema = z.object({ code: z.string(), message: z.string() });
export type Refusal = z.infer<typeof refusalSchema>;

/**
 * Runs statements as that person, or as the functions do, within the open transaction.
 *
 * @returns why they were refused, or undefined when they were not
 */
export async function refusalOf(
  session: Session,
  person: Person | 'service',
  statements: string,
): Promise<Refusal | undefined> {
  const become = person === 'service' ? 'set local role service_role;' : becomeSql(person);
  await session.script('savepoint attempt');
  try {
    await session.script(`${become} ${statements}; ${resetSql} release savepoint attempt`);
    return undefined;
  } catch (error) {
    await session.script('rollback to savepoint attempt; release savepoint attempt');
    return refusalSchema.parse(error);
  }
}

const resetSql = `
  reset role;
  select set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true),
    set_config('request.jwt.claim.role', '', true);`;
