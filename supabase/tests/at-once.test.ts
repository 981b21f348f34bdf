// @module-tag postgres
import { openEmptyDatabase } from '@fursa/backend/postgres';
import { startTestBackendWithDatabase, type TestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { seedJobs } from '../seed/jobs.ts';
import { service } from './people.ts';

const database = await openEmptyDatabase();
if (database === undefined) console.warn('Two calls at once are not tried: no PostgreSQL is installed.');
const databaseUrl = database?.url ?? '';
afterAll(() => database?.close());

/** PGlite works on one statement after the other, so nothing can come between there. */
describe.skipIf(database === undefined)('Calls at once on PostgreSQL', () => {
  let backend: TestBackendWithDatabase;
  beforeAll(async () => {
    backend = await startTestBackendWithDatabase({ databaseUrl });
  });
  afterAll(() => backend?.close());

  const runSchema = z.object({ read: z.number(), isMoreDue: z.boolean() });

  test('Two runs read each posting once', async () => {
    const run = async () => {
      const headers = { authorization: `Bearer ${backend.secretKey}`, 'content-type': 'application/json' };
      const request = { method: 'POST', headers, body: '{}' };
      return runSchema.parse(await (await fetch(`${backend.url}/functions/v1/read-postings`, request)).json());
    };
    let read = 0;
    for (let isMoreDue = true; isMoreDue; ) {
      const runs = await Promise.all([run(), run()]);
      for (const each of runs) read += each.read;
      isMoreDue = runs.some((each) => each.isMoreDue);
    }
    // The CV of the demo job seeker is read with them.
    expect(read).toBe(seedJobs().length + 1);
  });

  test('Reports at once do not get past the two hundred rows of an hour', async () => {
    const installation = service(backend);
    const record = async (from: number) => {
      const sample = { remote: 'mf-jobs', metric: 'fursa.remote.errors', value: 1 };
      const p_samples = Array.from({ length: 40 }, (_, index) => ({ ...sample, version: `1.0.${from + index}` }));
      return (await installation.rpc('record_telemetry', { p_samples })).data ?? 0;
    };
    const added = await Promise.all([0, 40, 80, 120, 160, 200, 240].map(record));
    expect(added.reduce((sum, rows) => sum + rows, 0)).toBe(200);
  });
});
