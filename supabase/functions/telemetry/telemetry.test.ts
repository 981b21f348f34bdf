import { startTestBackendWithDatabase, type TestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '../_shared/environment.ts';
import { counterNames, measureNames } from './contract.ts';
import { handler } from './handler.ts';

const sample = { remote: 'mf-jobs', version: '0.1.0-h1', metric: 'fursa.remote.mounts', value: 1 };

let backend: TestBackendWithDatabase;
/** Each test calls from an address of its own. */
let address = 1;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase({ seed: false }, () => `192.0.2.${address}`);
});
afterEach(async () => {
  address += 1;
  await backend.database.query('delete from public.remote_telemetry');
});
afterAll(() => backend.close());

/** As `sendBeacon` does: without a header of its own. */
const send = (body: string) => fetch(`${backend.url}/functions/v1/telemetry`, { method: 'POST', body });
const report = (...samples: unknown[]) => send(JSON.stringify({ samples }));
const stored = () =>
  backend.database.query('select remote, version, metric, count::integer from public.remote_telemetry');

test('Anybody reports, without a session and without a header, and it is added up', async () => {
  for (const _ of [1, 2]) {
    const response = await report(sample);
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
      204,
      '',
      'no-store',
    ]);
  }
  const { value, ...given } = sample;
  expect(await stored()).toEqual([{ ...given, count: 2 * value }]);
});

test('Everything that may be reported is a metric of the database, too', async () => {
  const metrics = [...counterNames, ...measureNames];
  expect((await report(...metrics.map((metric) => ({ ...sample, metric })))).status).toBe(204);
  const rows = await stored();
  for (const metric of metrics) expect(rows).toContainEqual(expect.objectContaining({ metric }));
});

test.each([
  ['', 'no JSON'],
  ['{"samples":[],"samples":{"__proto__":[]}}', 'no list'],
  [JSON.stringify({ samples: Array(41).fill(sample) }), 'too many'],
  [JSON.stringify({ samples: [sample], url: '/jobs/7' }), 'a page'],
  [JSON.stringify({ samples: [{ ...sample, remote: '<script>' }] }), 'a remote that is no name'],
  [JSON.stringify({ samples: [{ ...sample, version: "1'; drop table" }] }), 'a version that is none'],
  [JSON.stringify({ samples: [{ ...sample, value: 101 }] }), 'a count out of range'],
  ['{"samples":[{"remote":"shell","version":"1","metric":"browser.web_vital.lcp","value":1e999}]}', 'no end'],
])('%s is refused in words (%s)', async (body) => {
  const response = await send(body);
  expect([response.status, await response.json()]).toEqual([400, { error: expect.any(String) }]);
  expect(await stored()).toEqual([]);
});

test('A report of nine kilobytes is refused', async () => {
  const response = await send(JSON.stringify({ samples: [sample], more: 'x'.repeat(9 * 1024) }));
  expect([response.status, await response.json()]).toEqual([413, { error: 'The report is too large' }]);
});

test('An address that floods is told to come back later', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 62; call += 1) statuses.push((await report(sample)).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  const response = await report(sample);
  expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await stored()).toMatchObject([{ count: 60 }]);
});

test('All addresses together are bounded, too, and a fault of the database is told to nobody', async () => {
  let isBroken = false;
  const environment = readEnvironment(
    { SUPABASE_URL: 'http://localhost', SUPABASE_ANON_KEY: 'p', SUPABASE_SERVICE_ROLE_KEY: 's' },
    {
      log: () => undefined,
      fetchSupabase: async () =>
        isBroken ? Response.json({ code: 'XX000', message: 'secret' }, { status: 500 }) : Response.json(1),
    },
  );
  const call = () =>
    handler(
      new Request('http://localhost/telemetry', { method: 'POST', body: JSON.stringify({ samples: [sample] }) }),
      environment,
    );
  isBroken = true;
  const broken = await call();
  expect([broken.status, await broken.text()]).toEqual([500, expect.not.stringContaining('secret')]);
  isBroken = false;
  const statuses = await Promise.all(Array.from({ length: 1_000 }, async () => (await call()).status));
  expect(new Set(statuses)).toEqual(new Set([204, 429]));
  expect(statuses.filter((status) => status === 204)).toHaveLength(999);
});
