import { expect, test } from 'vitest';
import { createSessionLookup } from './session-lookup.ts';

const claim = { id: '00000000-0000-4000-8000-000000000001', userId: '00000000-0000-4000-8000-000000000002' };

function databaseWith(sessions: Set<string>) {
  let reads = 0;
  return {
    query: async (_statement: string, [id = '', userId = '']: readonly string[] = []) => {
      reads += 1;
      return [{ found: sessions.has(`${id} ${userId}`) }];
    },
    reads: () => reads,
  };
}

test('A session that was found is not looked up again until something might have ended it', async () => {
  const sessions = new Set([`${claim.id} ${claim.userId}`]);
  const database = databaseWith(sessions);
  const lookup = createSessionLookup(database, true);
  expect([await lookup.isLive(claim), await lookup.isLive(claim), database.reads()]).toEqual([true, true, 1]);
  sessions.clear();
  lookup.forget();
  expect(await lookup.isLive(claim)).toBe(false);
});

test('A session of one person is none of another', async () => {
  const lookup = createSessionLookup(databaseWith(new Set([`${claim.id} ${claim.userId}`])), true);
  await lookup.isLive(claim);
  expect(await lookup.isLive({ ...claim, userId: '00000000-0000-4000-8000-000000000003' })).toBe(false);
});

test('A session that was missing is looked up each time', async () => {
  const database = databaseWith(new Set());
  const lookup = createSessionLookup(database, true);
  expect([await lookup.isLive(claim), await lookup.isLive(claim), database.reads()]).toEqual([false, false, 2]);
});

test('Where others write to the database, too, every session is looked up', async () => {
  const database = databaseWith(new Set([`${claim.id} ${claim.userId}`]));
  const lookup = createSessionLookup(database, false);
  expect([await lookup.isLive(claim), await lookup.isLive(claim), database.reads()]).toEqual([true, true, 2]);
});
