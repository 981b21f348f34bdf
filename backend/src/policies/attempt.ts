import * as z from 'zod';
import { type Session, undone } from './open-session.ts';
import { becomeSql, type Person, people } from './people.ts';
import { allowed, insertSql, isUpdatedSql, type Operation, type Probe, updateSql, whereSql } from './probe.ts';

const personNames = Object.keys(people).filter((name): name is Person => name in people);

/** Lets everybody try the operation; answers one sentence for each who fared otherwise than expected. */
export async function violations(session: Session, probe: Probe, operation: Operation): Promise<string[]> {
  const found: string[] = [];
  for (const person of personNames) {
    const isAllowed = allowed(probe, operation).includes(person);
    const succeeded = await attempt(session, probe, operation, person);
    if (succeeded !== isAllowed)
      found.push(`${person} ${succeeded ? 'can' : 'cannot'} ${operation} ${probe.of} (${probe.table})`);
  }
  return found;
}

/** Whether the person succeeds. Nothing is left of the try. */
async function attempt(session: Session, probe: Probe, operation: Operation, person: Person): Promise<boolean> {
  return await undone(session, async () => {
    await session.script(becomeSql(person));
    try {
      return await attemptOperations[operation](session, probe);
    } catch (error) {
      if (isRefusal(error)) return false;
      throw new Error(`${person} could not even try to ${operation} ${probe.of} (${probe.table})`, { cause: error });
    }
  });
}

/**
 * Update and delete name no row: with a condition the policy for reading would hide the rows of others, and the
 * policy under test would never be asked.
 */
const attemptOperations: Readonly<Record<Operation, (session: Session, probe: Probe) => Promise<boolean>>> = {
  async read(session, probe) {
    return (await session.rows(`select 1 from ${probe.table} where ${whereSql(probe)}`)).length === 1;
  },
  async insert(session, probe) {
    await session.script(insertSql(probe.table, probe.insert.row));
    return true;
  },
  async update(session, probe) {
    await session.script(updateSql(probe));
    return await existsAfterwards(session, probe, isUpdatedSql(probe));
  },
  async delete(session, probe) {
    await session.script(`delete from ${probe.table}`);
    return !(await existsAfterwards(session, probe));
  },
};

/** Whether the probe's row is there, past all policies. */
async function existsAfterwards(session: Session, probe: Probe, condition = 'true'): Promise<boolean> {
  await session.script('reset role');
  const found = await session.rows(`select 1 from ${probe.table} where ${whereSql(probe)} and ${condition}`);
  return found.length === 1;
}

const refusal = z.looseObject({ code: z.literal('42501') });

/** Missing privileges and broken policies have one code, `insufficient_privilege`. Any other error is a wrong probe. */
function isRefusal(error: unknown): boolean {
  return refusal.safeParse(error).success;
}
