import { startTestBackendWithDatabase, type TestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { idOf, service, signedIn } from '../../tests/people.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { counterNames, handler, measureNames } from './handler.ts';

const sample = { remote: 'mf-jobs', version: '0.1.0-h1', metric: 'fursa.remote.mounts', value: 1 };

let backend: TestBackendWithDatabase;
/** Each test calls from an address of its own. */
let address = 1;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase({}, () => `192.0.2.${address}`);
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

describe('What the database keeps', () => {
  const lcp = 'browser.web_vital.lcp';
  const sampleOf = (metric: string, value: number, remote = 'mf-jobs', version = '1.0.0') => ({
    remote,
    version,
    metric,
    value,
  });
  async function record(samples: readonly object[]): Promise<number | null> {
    const { data, error } = await service(backend).rpc('record_telemetry', {
      p_samples: samples.map((sample) => ({ ...sample })),
    });
    expect(error).toBeNull();
    return data;
  }

  test('Samples become a count, a sum and a histogram per remote, version, metric and hour', async () => {
    expect(await record([sampleOf(lcp, 90), sampleOf(lcp, 110), sampleOf(lcp, 60_000)])).toBe(1);
    expect(await record([sampleOf(lcp, 90), sampleOf('fursa.remote.errors', 3)])).toBe(2);
    expect(await record([sampleOf('fursa.remote.errors', 2, 'mf-jobs', '2.0.0')])).toBe(1);
    const rows = await backend.database.query(
      `select version, metric, buckets[4] as to_100, buckets[5] as to_150, buckets[22] as above, cardinality(buckets) as buckets,
        count::integer, total, hour = date_trunc('hour', now(), 'UTC') as is_this_hour
      from public.remote_telemetry order by version, metric`,
    );
    const counter = { to_100: null, to_150: null, above: null, buckets: 0, is_this_hour: true };
    expect(rows).toEqual([
      {
        version: '1.0.0',
        metric: lcp,
        to_100: 2,
        to_150: 1,
        above: 1,
        buckets: 22,
        count: 4,
        total: 60_290,
        is_this_hour: true,
      },
      { version: '1.0.0', metric: 'fursa.remote.errors', count: 3, total: 3, ...counter },
      { version: '2.0.0', metric: 'fursa.remote.errors', count: 2, total: 2, ...counter },
    ]);
  });

  test('What is no metric, out of range or no name is not stored, whoever sends it', async () => {
    const samples = [
      sampleOf('fursa.made.up', 1),
      sampleOf(lcp, -1),
      sampleOf(lcp, 60_001),
      sampleOf('fursa.remote.errors', 0.5),
      sampleOf('fursa.remote.errors', 101),
      {},
    ];
    expect(await record(samples)).toBe(0);
    for (const p_samples of [[sampleOf(lcp, 1, 'A name')], [sampleOf(lcp, 1, 'mf-jobs', 'x y')], 'text', Array(41)]) {
      const { error } = await service(backend).rpc('record_telemetry', { p_samples });
      expect(error).not.toBeNull();
    }
  });

  test('An hour has two hundred rows: what would add another is dropped, what is there goes on counting', async () => {
    const invented = (from: number) =>
      Array.from({ length: 40 }, (_, index) => sampleOf('fursa.remote.errors', 1, 'mf-jobs', `1.0.${from + index}`));
    for (const from of [0, 40, 80, 120]) expect(await record(invented(from))).toBe(40);
    // At once, so that nobody counts while another adds.
    const added = await Promise.all([160, 200, 240].map((from) => record(invented(from))));
    expect(added.reduce<number>((sum, rows) => sum + (rows ?? 0), 0)).toBe(40);
    expect(await record([sampleOf(lcp, 1)])).toBe(0);
    expect(await record([sampleOf('fursa.remote.errors', 1, 'mf-jobs', '1.0.7')])).toBe(1);
    const [row] = await backend.database.query('select count(*)::integer as rows from public.remote_telemetry');
    expect(row).toEqual({ rows: 200 });
  });

  test('After thirty days an hour is forgotten', async () => {
    await backend.database.query(
      `insert into public.remote_telemetry (remote, version, hour, metric, buckets, count, total)
      select 'mf-jobs', '1.0.0', date_trunc('hour', now() - days * interval '1 day', 'UTC'), 'fursa.remote.errors', '{}', 1, 1
      from unnest('{29, 31}'::integer[]) as days`,
    );
    await record([sampleOf(lcp, 1)]);
    const rows = await backend.database.query(
      `select extract(day from now() - hour)::integer as days from public.remote_telemetry order by days`,
    );
    expect(rows).toEqual([{ days: 0 }, { days: 29 }]);
  });

  test('Admins and the installation read the summary, with the value that three in four do not exceed', async () => {
    await record(Array.from({ length: 4 }, (_, index) => sampleOf('browser.web_vital.ttfb', index < 3 ? 90 : 9_000)));
    await record([sampleOf('browser.web_vital.cls', 0), sampleOf('fursa.remote.mounts', 2)]);
    await backend.database.query(`update public.user_roles set role = 'admin' where user_id = $1`, [idOf('newcomer')]);
    const admin = await signedIn(backend, 'newcomer');
    const { data, error } = await admin.rpc('telemetry_summary', { p_hours: 2 });
    expect(error).toBeNull();
    const given = { remote: 'mf-jobs', version: '1.0.0', hour: expect.stringMatching(/:00:00/) };
    expect(data).toEqual([
      { ...given, metric: 'browser.web_vital.cls', count: 1, total: 0, p75: 0 },
      { ...given, metric: 'browser.web_vital.ttfb', count: 4, total: 9_270, p75: 100 },
      { ...given, metric: 'fursa.remote.mounts', count: 2, total: 2, p75: null },
    ]);
    expect((await service(backend).rpc('telemetry_summary')).data).toEqual(data);
    expect((await admin.rpc('telemetry_summary', { p_hours: 721 })).error?.code).toBe('22023');
  });
});
