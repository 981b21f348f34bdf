// @module-tag damage
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { openPglite } from '../database/open-pglite.ts';
import { startTestBackendWithDatabase } from '../testing/test-backend.ts';
import { vacuumOneTable } from './vacuum.ts';

let database: Database;
beforeAll(async () => {
  database = await openPglite(undefined);
  await database.runScript("create table texts (text text); insert into texts values ('')");
});
afterAll(() => database.close());

/** A text that cannot be compressed much, as long as a CV may be. */
const change = "update texts set text = (select string_agg(md5(random()::text), '') from generate_series(1, 6250))";

async function changeTimes(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await database.query(change);
}

async function size(): Promise<number> {
  const [row] = await database.query("select pg_total_relation_size('texts')::int as bytes");
  return (row as { bytes: number }).bytes;
}

test('A table that is changed over and over takes the room of its dead rows again', async () => {
  expect(await vacuumOneTable(database)).toBeUndefined();
  await changeTimes(10);
  const full = await size();
  expect(await vacuumOneTable(database)).toBe('public.texts');
  expect(await vacuumOneTable(database)).toBeUndefined();
  for (let round = 0; round < 3; round += 1) {
    await changeTimes(8);
    await vacuumOneTable(database);
  }
  expect(await size()).toBeLessThanOrEqual(full);
});

test('The backend cleans tables while nobody calls', async () => {
  const backend = await startTestBackendWithDatabase({ seed: false });
  try {
    await backend.database.runScript("create table public.texts (text text); insert into public.texts values ('')");
    for (let time = 0; time < 20; time += 1) await backend.database.query(change.replace('texts', 'public.texts'));
    const cleaned = "select last_vacuum is not null as done from pg_stat_all_tables where relname = 'texts'";
    // Asking is a call, too: longer apart than the quiet that cleaning waits for.
    await expect
      .poll(() => backend.database.query(cleaned), { interval: 6_000, timeout: 150_000 })
      .toEqual([{ done: true }]);
  } finally {
    await backend.close();
  }
});
