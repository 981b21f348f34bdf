import { openEmptyDatabase } from '@fursa/backend/postgres';
import { startTestBackendWithDatabase, type TestBackendWithDatabase } from '@fursa/backend/testing';
import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database.types.ts';
import { idOf, signedIn, visitor } from './people.ts';

const lcp = 'browser.web_vital.lcp';
const sampleOf = (metric: string, value: number, remote = 'mf-jobs', version = '1.0.0') => ({
  remote,
  version,
  metric,
  value,
});

describe.each([
  { name: 'PGlite', openDatabase: async () => undefined },
  { name: 'PostgreSQL', openDatabase: openEmptyDatabase },
])('On $name', ({ name, openDatabase }) => {
  let backend: TestBackendWithDatabase | undefined;
  let database: Awaited<ReturnType<typeof openEmptyDatabase>>;
  beforeAll(async () => {
    database = await openDatabase();
    if (database === undefined && name !== 'PGlite') return;
    backend = await startTestBackendWithDatabase(database === undefined ? {} : { databaseUrl: database.url });
  });
  afterEach(() => backend?.database.query('delete from public.remote_telemetry'));
  afterAll(async () => {
    await backend?.close();
    await database?.close();
  });

  // Somebody who has no PostgreSQL installed sees that this was not looked at.
  const check = (title: string, work: (opened: TestBackendWithDatabase) => Promise<void>) =>
    test(title, async ({ skip }) => {
      if (backend === undefined) return skip();
      await work(backend);
    });
  const installation = ({ url, secretKey }: TestBackendWithDatabase) =>
    createClient<Database>(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });

  async function record(opened: TestBackendWithDatabase, samples: readonly object[]): Promise<number | null> {
    const { data, error } = await installation(opened).rpc('record_telemetry', {
      p_samples: samples.map((sample) => ({ ...sample })),
    });
    expect(error).toBeNull();
    return data;
  }

  check('Samples become a count, a sum and a histogram per remote, version, metric and hour', async (opened) => {
    expect(await record(opened, [sampleOf(lcp, 90), sampleOf(lcp, 110), sampleOf(lcp, 60_000)])).toBe(1);
    expect(await record(opened, [sampleOf(lcp, 90), sampleOf('fursa.remote.errors', 3)])).toBe(2);
    expect(await record(opened, [sampleOf('fursa.remote.errors', 2, 'mf-jobs', '2.0.0')])).toBe(1);
    const rows = await opened.database.query(
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

  check('What is no metric, out of range or no name is not stored, whoever sends it', async (opened) => {
    const samples = [
      sampleOf('fursa.made.up', 1),
      sampleOf(lcp, -1),
      sampleOf(lcp, 60_001),
      sampleOf('fursa.remote.errors', 0.5),
      sampleOf('fursa.remote.errors', 101),
      {},
    ];
    expect(await record(opened, samples)).toBe(0);
    for (const p_samples of [[sampleOf(lcp, 1, 'A name')], [sampleOf(lcp, 1, 'mf-jobs', 'x y')], 'text', Array(41)]) {
      const { error } = await installation(opened).rpc('record_telemetry', { p_samples });
      expect(error).not.toBeNull();
    }
  });

  check(
    'An hour has two hundred rows: what would add another is dropped, what is there goes on counting',
    async (opened) => {
      const invented = (from: number) =>
        Array.from({ length: 40 }, (_, index) => sampleOf('fursa.remote.errors', 1, 'mf-jobs', `1.0.${from + index}`));
      for (const from of [0, 40, 80, 120]) expect(await record(opened, invented(from))).toBe(40);
      // At once, so that nobody counts while another adds.
      const added = await Promise.all([160, 200, 240].map((from) => record(opened, invented(from))));
      expect(added.reduce<number>((sum, rows) => sum + (rows ?? 0), 0)).toBe(40);
      expect(await record(opened, [sampleOf(lcp, 1)])).toBe(0);
      expect(await record(opened, [sampleOf('fursa.remote.errors', 1, 'mf-jobs', '1.0.7')])).toBe(1);
      const [row] = await opened.database.query('select count(*)::integer as rows from public.remote_telemetry');
      expect(row).toEqual({ rows: 200 });
    },
  );

  check('After thirty days an hour is forgotten', async (opened) => {
    await opened.database.query(
      `insert into public.remote_telemetry (remote, version, hour, metric, buckets, count, total)
      select 'mf-jobs', '1.0.0', date_trunc('hour', now() - days * interval '1 day', 'UTC'), 'fursa.remote.errors', '{}', 1, 1
      from unnest('{29, 31}'::integer[]) as days`,
    );
    await record(opened, [sampleOf(lcp, 1)]);
    const rows = await opened.database.query(
      `select extract(day from now() - hour)::integer as days from public.remote_telemetry order by days`,
    );
    expect(rows).toEqual([{ days: 0 }, { days: 29 }]);
  });

  check(
    'Admins and the installation read the summary, with the value that three in four do not exceed',
    async (opened) => {
      await record(
        opened,
        Array.from({ length: 4 }, (_, index) => sampleOf('browser.web_vital.ttfb', index < 3 ? 90 : 9_000)),
      );
      await record(opened, [sampleOf('browser.web_vital.cls', 0), sampleOf('fursa.remote.mounts', 2)]);
      await opened.database.query(`update public.user_roles set role = 'admin' where user_id = $1`, [idOf('newcomer')]);
      const admin = await signedIn(opened, 'newcomer');
      const { data, error } = await admin.rpc('telemetry_summary', { p_hours: 2 });
      expect(error).toBeNull();
      const given = { remote: 'mf-jobs', version: '1.0.0', hour: expect.stringMatching(/:00:00/) };
      expect(data).toEqual([
        { ...given, metric: 'browser.web_vital.cls', count: 1, total: 0, p75: 0 },
        { ...given, metric: 'browser.web_vital.ttfb', count: 4, total: 9_270, p75: 100 },
        { ...given, metric: 'fursa.remote.mounts', count: 2, total: 2, p75: null },
      ]);
      expect((await installation(opened).rpc('telemetry_summary')).data).toEqual(data);
      expect((await admin.rpc('telemetry_summary', { p_hours: 721 })).error?.code).toBe('22023');
    },
  );

  check('Nobody else reads it, and nobody records but the installation', async (opened) => {
    const clients = [visitor(opened), await signedIn(opened, 'seeker'), await signedIn(opened, 'employer')];
    for (const client of clients) {
      expect((await client.rpc('telemetry_summary')).error?.code).toBe('42501');
      expect((await client.rpc('record_telemetry', { p_samples: [sampleOf(lcp, 1)] })).error?.code).toBe('42501');
    }
    expect(await opened.database.query('select from public.remote_telemetry')).toEqual([]);
  });
});
