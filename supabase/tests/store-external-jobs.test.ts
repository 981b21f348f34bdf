import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import type { Database, Json } from '../database.types.ts';
import { registered, visitor } from './people.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let service: ReturnType<typeof visitor>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase({ seed: false });
  service = createClient<Database>(backend.url, backend.secretKey, { auth: { persistSession: false } });
});
afterAll(() => backend.close());
beforeEach(async () => {
  await service.from('external_jobs').delete().neq('source', '');
});

async function store(...rows: Json[]) {
  const { data, error } = await service.rpc('store_external_jobs', { p_rows: rows });
  if (error) throw error;
  return data;
}

const posting = (external_id: string, row: object = {}) => ({ source: 'adzuna', external_id, title: 'Welder', ...row });

const whole = {
  source: 'adzuna',
  external_id: 'a:1',
  title: 'Welder',
  company: 'Jua Ltd',
  company_website: 'https://jua.example.com',
  description: 'You weld.\nAnd weld.',
  location: 'Nakuru',
  country: 'ke',
  remote: true,
  contract_type: 'permanent',
  contract_time: 'full_time',
  salary_min: 100.5,
  salary_max: 200,
  salary_currency: 'KES',
  url: 'https://jua.example.com/1',
  attribution: 'Jobs by Jua',
  posted_at: '2026-11-01T08:00:00+00:00',
  closes_at: '2099-01-01T00:00:00+00:00',
  fetched_at: '2026-11-20T08:00:00+00:00',
};

test('Every column that is written is kept, and replaced when the posting comes again', async () => {
  expect(await store(whole)).toEqual({ stored: 1, refused: [] });
  const read = async () => (await service.from('external_jobs').select('*').single()).data;
  expect(await read()).toMatchObject(whole);
  expect(await store(posting('a:1', { fetched_at: '2026-11-21T08:00:00+00:00' }))).toEqual({ stored: 1, refused: [] });
  expect(await read()).toMatchObject({
    title: 'Welder',
    company: null,
    description: '',
    remote: false,
    attribution: '',
    url: null,
    salary_min: null,
    fetched_at: '2026-11-21T08:00:00+00:00',
  });
});

test('It takes the columns that the table has, and all of them', async () => {
  const columns = await backend.database.query(`
    select attname as name from pg_attribute
    where attrelid = 'public.external_jobs'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      -- A trigger fills these.
      and attname not in ('heading', 'search') order by 1`);
  expect(columns).toEqual(
    Object.keys(whole)
      .toSorted()
      .map((name) => ({ name })),
  );
});

test('Bad postings cost no other its place, and the answer says nothing of what was in them', async () => {
  const secret = 'SECRET';
  const bad: [Json, string, string][] = [
    [posting('long', { description: secret.repeat(2_000) }), 'long', '23514'],
    [posting('control', { title: `${secret}\u0007` }), 'control', '23514'],
    [posting('script', { url: `javascript:${secret}` }), 'script', '23514'],
    [posting('untitled', { title: null }), 'untitled', '23502'],
    [posting('not-null', { remote: null }), 'not-null', '23502'],
    [posting('boolean', { remote: secret }), 'boolean', '22P02'],
    [posting('number', { salary_min: secret }), 'number', '22P02'],
    [posting('huge', { salary_min: 1e300 }), 'huge', '23514'],
    [posting('moment', { posted_at: secret }), 'moment', '22007'],
    [posting('moment-2', { posted_at: '2026-13-45T00:00:00Z' }), 'moment-2', '22008'],
    [posting('generated', { scam_signs: [] }), 'generated', '42703'],
    [posting('unknown', { [secret]: 1 }), 'unknown', '42703'],
    [{ source: 'adzuna', title: secret }, '', '23502'],
    [posting('x'.repeat(300)), 'x'.repeat(250), '23514'],
    [{ external_id: 'no-source', title: secret }, 'no-source', '23502'],
    [secret, '', '22023'],
    [[secret], '', '22023'],
    [null, '', '22023'],
  ];
  const rows = bad.flatMap(([row], index) => [row, posting(`good-${index}`)]);
  const answer = await store(...rows);
  expect(answer).toEqual({
    stored: bad.length,
    refused: bad.map(([, external_id, code]) => ({ external_id, code })),
  });
  expect(JSON.stringify(answer)).not.toContain(secret);
  const kept = await backend.database.query(`select from public.external_jobs where external_id like 'good-%'`);
  expect(kept).toHaveLength(bad.length);
});

test('The same posting twice in one call is one row, the last one', async () => {
  expect(await store(posting('a'), posting('a', { title: 'Smith' }))).toEqual({ stored: 2, refused: [] });
  expect((await service.from('external_jobs').select('title')).data).toEqual([{ title: 'Smith' }]);
});

test('A call takes 200 rows, none of them or all', async () => {
  const rows = Array.from({ length: 201 }, (_, index) => posting(String(index)));
  expect(await store(...rows.slice(1))).toEqual({ stored: 200, refused: [] });
  expect(await store()).toEqual({ stored: 0, refused: [] });
  const wrong: Json[] = [rows, {}, 7, JSON.parse('null')];
  for (const p_rows of wrong) {
    const { error, status } = await service.rpc('store_external_jobs', { p_rows });
    expect([status, error?.code]).toEqual([400, '22023']);
  }
});

test('What is no fault of a row ends the call', async () => {
  await backend.database.runScript(`
    create function private.planted() returns trigger language plpgsql set search_path = '' as $$
    begin raise disk_full; end $$;
    create trigger planted before insert on public.external_jobs for each row execute function private.planted();`);
  const call = backend.database.query(`select public.store_external_jobs($1)`, [JSON.stringify([posting('a')])]);
  await expect(call).rejects.toMatchObject({ code: '53100' });
  await backend.database.runScript('drop function private.planted() cascade');
});

test('Only the functions store postings', async () => {
  const { client } = await registered(backend, 'amina');
  for (const other of [client, visitor(backend)]) {
    const { error } = await other.rpc('store_external_jobs', { p_rows: [posting('a')] });
    expect(z.object({ code: z.string() }).parse(error).code).toBe('42501');
  }
});
