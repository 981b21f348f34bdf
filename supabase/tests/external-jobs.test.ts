import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import type { Database, Json } from '@fursa/shared/backend/database-types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { idOf, service, signedIn, visitor } from './people.ts';

type Posting = Database['public']['Tables']['external_jobs']['Insert'];
type Client = ReturnType<typeof visitor>;

const answerSchema = z.object({
  total: z.number(),
  corrected_query: z.string().nullable(),
  jobs: z.array(
    z.looseObject({ id: z.string(), source: z.string(), title: z.string(), created_at: z.string().nullable() }),
  ),
});

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let people: { readonly visitor: Client; readonly seeker: Client };
let installation: Client;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
  people = { visitor: visitor(backend), seeker: await signedIn(backend, 'seeker') };
  installation = service(backend);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await installation.from('external_jobs').delete().neq('source', '');
});

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function keep(...postings: readonly Partial<Posting>[]): Promise<void> {
  const rows = postings.map((posting, index) => ({
    source: 'adzuna',
    external_id: String(index + 1),
    title: 'Xylophonist',
    remote: true,
    posted_at: daysFromNow(-1 - index),
    ...posting,
  }));
  // Rows of one insert would share their columns, and a missing one would not take its default.
  for (const row of rows) {
    const { error } = await installation.from('external_jobs').insert(row);
    if (error) throw error;
  }
}

async function search(query: string, { filters = {}, by = 'seeker', ...page }: SearchOptions = {}) {
  const { data, error } = await people[by].rpc('search_jobs', { query, filters, ...page });
  if (error) throw error;
  return answerSchema.parse(data);
}

interface SearchOptions {
  readonly filters?: Json;
  readonly by?: 'visitor' | 'seeker';
  readonly page?: number;
  readonly page_size?: number;
}

async function idsOf(query: string, options?: SearchOptions): Promise<string[]> {
  return (await search(query, options)).jobs.map(({ id }) => id);
}

describe('Postings of feeds', () => {
  test('A posting is listed like a job, with its source, its address and what the terms of the feed ask for', async () => {
    await keep({
      external_id: 'a:b 1',
      company: 'Jua Ltd',
      company_website: 'https://jua.example.com',
      description: `Write to jua@gmail.com. ${'x'.repeat(700)}`,
      location: 'Worldwide',
      contract_type: 'permanent',
      contract_time: 'full_time',
      salary_min: 40_000,
      salary_max: 60_000,
      salary_currency: 'USD',
      url: 'https://adzuna.example.com/1',
      attribution: 'Jobs by Adzuna',
      posted_at: '2026-11-01T08:00:00Z',
      closes_at: '2099-01-01T00:00:00Z',
    });
    const { jobs } = await search('xylophonist');
    expect(jobs).toEqual([
      {
        id: 'adzuna:a:b 1',
        source: 'adzuna',
        title: 'Xylophonist',
        company_id: null,
        company_name: 'Jua Ltd',
        company: { id: null, name: 'Jua Ltd', logo: null, website: 'https://jua.example.com' },
        description: expect.stringMatching(/^Write to jua@gmail\.com\. x{576}$/),
        location: 'Worldwide',
        remote: true,
        salary_range: 'USD 40,000 - 60,000',
        type: 'full_time',
        experience_level: null,
        skills: [],
        url: 'https://adzuna.example.com/1',
        attribution: 'Jobs by Adzuna',
        scam_signs: ['free_mail'],
        is_demo: false,
        closes_at: '2099-01-01T00:00:00+00:00',
        created_at: '2026-11-01T08:00:00+00:00',
      },
    ]);
    const [job] = (await search('', { filters: { source: 'local' }, page_size: 1 })).jobs;
    expect(Object.keys(job ?? {}).toSorted()).toEqual(Object.keys(jobs[0] ?? {}).toSorted());
    expect(job).toMatchObject({ source: 'local', url: null, attribution: null, scam_signs: [] });
  });

  test('A posting that tells hardly anything is listed with what it has, after those with a date', async () => {
    await keep({ posted_at: null, source: 'sample' }, {});
    const { jobs } = await search('xylophonist');
    expect(jobs.map(({ id }) => id)).toEqual(['adzuna:2', 'sample:1']);
    expect(jobs[1]).toMatchObject({
      company: null,
      description: '',
      location: null,
      salary_range: null,
      type: null,
      url: null,
      attribution: null,
      is_demo: true,
      closes_at: null,
      created_at: null,
    });
  });

  test.each<[string, Partial<Posting>, string | null]>([
    ['one end', { salary_min: 40_000, salary_currency: 'KES' }, 'From KES 40,000'],
    ['the other end', { salary_max: 1_250.5 }, 'Up to 1,250.50'],
    ['a period', { salary_min: 40_000, salary_currency: 'KES', salary_period: 'month' }, 'From KES 40,000 a month'],
    ['an hour', { salary_max: 9.5, salary_currency: 'USD', salary_period: 'hour' }, 'Up to USD 9.50 an hour'],
    ['one figure', { salary_min: 700, salary_max: 700, salary_currency: 'EUR' }, 'EUR 700'],
    ['nothing', { salary_currency: 'EUR' }, null],
  ])('A posting whose pay is %s shows it in words', async (_, posting, shown) => {
    await keep(posting);
    expect((await search('xylophonist')).jobs).toMatchObject([{ salary_range: shown }]);
  });

  test.each<[string, Partial<Posting>, string | null]>([
    ['an internship', { contract_type: 'internship', contract_time: 'full_time' }, 'internship'],
    ['part of the day', { contract_type: 'contract', contract_time: 'part_time' }, 'part_time'],
    ['a contract', { contract_type: 'contract', contract_time: 'full_time' }, 'contract'],
    ['permanent, for who knows how many hours', { contract_type: 'permanent' }, null],
  ])('A posting that is %s has that type', async (_, posting, type) => {
    await keep(posting);
    expect((await search('xylophonist')).jobs).toMatchObject([{ type }]);
    expect((await search('xylophonist', { filters: { type: 'internship' } })).total).toBe(
      type === 'internship' ? 1 : 0,
    );
  });

  test('A posting is not found past its last day, nor when its feed has not shown it for a week', async () => {
    await keep(
      { closes_at: daysFromNow(-0.01) },
      { closes_at: daysFromNow(1) },
      { fetched_at: daysFromNow(-7.1) },
      { fetched_at: daysFromNow(-6.9) },
    );
    expect(await idsOf('xylophonist')).toEqual(['adzuna:2', 'adzuna:4']);
  });

  test('A posting is found by visitors when it is remote, by people who are signed in always', async () => {
    await keep({ remote: false, location: 'Nakuru' }, { location: 'Worldwide' });
    expect(await idsOf('xylophonist', { by: 'visitor' })).toEqual(['adzuna:2']);
    expect((await search('', { by: 'visitor', filters: { source: 'external' } })).total).toBe(1);
    expect(await idsOf('xylophonist')).toEqual(['adzuna:1', 'adzuna:2']);
  });
});

test('Each filter finds postings by what feeds tell, and leaves out those that tell nothing of it', async () => {
  await keep(
    { location: 'Nakuru, Kenya', remote: false },
    { location: 'Remote (Homa Bay/Kisumu)', posted_at: daysFromNow(-20) },
    { location: null, posted_at: null },
  );
  const found = async (filters: Json) => await idsOf('xylophonist', { filters });
  const all = ['adzuna:1', 'adzuna:2', 'adzuna:3'];
  expect(await found({})).toEqual(all);
  expect(await found({ source: 'external' })).toEqual(all);
  expect(await found({ source: 'local' })).toEqual([]);
  expect(await found({ location: 'nakuru' })).toEqual(['adzuna:1']);
  expect(await found({ location: 'kuru' })).toEqual([]);
  expect(await found({ location: ['Homa Bay', 'Nowhere'] })).toEqual(['adzuna:2']);
  expect(await found({ location: 'kisumu' })).toEqual(['adzuna:2']);
  expect(await found({ location: 'rem' })).toEqual(['adzuna:2', 'adzuna:3']);
  for (const odd of ['%', 'na_uru', '\\', '%remote%', "'", 'nakuru\\'])
    expect(await found({ location: odd })).toEqual([]);
  expect(await found({ location: 'nakuru, ken' })).toEqual(['adzuna:1']);
  expect(await found({ location: 'Remote' })).toEqual(['adzuna:2', 'adzuna:3']);
  expect(await found({ remote: true })).toEqual(['adzuna:2', 'adzuna:3']);
  expect(await found({ remote: false })).toEqual(['adzuna:1']);
  expect(await found({ posted_since: daysFromNow(-7) })).toEqual(['adzuna:1']);
  expect(await found({ salary_min: 1 })).toEqual([]);
  expect(await found({ experience_level: 'mid' })).toEqual([]);
  expect((await search('', { filters: { location: 'Remote' } })).jobs.map(({ source }) => source)).toEqual(
    expect.arrayContaining(['local', 'adzuna']),
  );
});

test('Jobs and postings are one list, the newest first, those with the word in the heading before the others', async () => {
  const employer = await signedIn(backend, 'employer');
  const own = await employer.from('companies').select('id').eq('owner_id', idOf('employer')).limit(1).single();
  const job = { company_id: own.data?.id ?? null, title: 'Glockenspiel tuner' };
  const written = await employer.from('jobs').insert(job).select('id').single();
  await keep(
    { title: 'Glockenspiel teacher', posted_at: daysFromNow(-3) },
    { title: 'Teacher', description: 'Some glockenspiel.', posted_at: daysFromNow(1) },
    { title: 'Glockenspiel maker', posted_at: daysFromNow(2) },
    { title: 'Glockenspiel seller', posted_at: null },
  );
  expect(await idsOf('glockenspiel')).toEqual(['adzuna:3', written.data?.id, 'adzuna:1', 'adzuna:4', 'adzuna:2']);
  expect((await search('glokenspiel')).corrected_query).toBe('glockenspiel');
});

test.each(['', 'manager'])('The pages of “%s” follow each other without a gap or a repetition', async (query) => {
  const days = [0, 1, 1, 1, 5, 9, 14, 14, 20, 29, 40, 41, 42, null];
  await keep(
    ...days.map((age, index) => ({
      title: index % 3 === 0 ? 'Manager' : 'Clerk',
      description: index % 3 === 1 ? 'Helps the manager.' : 'Marimba',
      posted_at: age === null ? null : daysFromNow(-age),
    })),
  );
  const whole: string[] = [];
  const { total } = await search(query);
  for (let page = 1; whole.length < total; page += 1) whole.push(...(await idsOf(query, { page, page_size: 100 })));
  expect(new Set(whole).size).toBe(total);
  expect(whole.filter((id) => id.includes(':')).length).toBeGreaterThan(8);
  for (const page_size of [1, 3, 7]) {
    const pages = Array.from({ length: Math.min(Math.ceil(total / page_size), 40) }, (_, index) =>
      idsOf(query, { page: index + 1, page_size }),
    );
    expect((await Promise.all(pages)).flat()).toEqual(whole.slice(0, 40 * page_size));
  }
  expect(await idsOf(query, { page: 200, page_size: 100 })).toEqual([]);
});

describe('store_external_jobs', () => {
  async function store(...rows: Json[]) {
    const { data, error } = await installation.rpc('store_external_jobs', { p_rows: rows });
    if (error) throw error;
    return data;
  }

  const posting = (external_id: string, row: object = {}) => ({
    source: 'adzuna',
    external_id,
    title: 'Welder',
    ...row,
  });

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
    salary_period: 'month',
    url: 'https://jua.example.com/1',
    attribution: 'Jobs by Jua',
    posted_at: '2026-11-01T08:00:00+00:00',
    closes_at: '2099-01-01T00:00:00+00:00',
    fetched_at: '2026-11-20T08:00:00+00:00',
  };

  test('Every column that is written is kept, and replaced when the posting comes again', async () => {
    expect(await store(whole)).toEqual({ stored: 1, refused: [] });
    const read = async () => (await installation.from('external_jobs').select('*').single()).data;
    expect(await read()).toMatchObject(whole);
    expect(await store(posting('a:1', { fetched_at: '2026-11-21T08:00:00+00:00' }))).toEqual({
      stored: 1,
      refused: [],
    });
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
      and attname not in ('heading', 'search', 'scam_signs') order by 1`);
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
    expect((await installation.from('external_jobs').select('title')).data).toEqual([{ title: 'Smith' }]);
  });

  test('A call takes 200 rows, none of them or all', async () => {
    const rows = Array.from({ length: 201 }, (_, index) => posting(String(index)));
    expect(await store(...rows.slice(1))).toEqual({ stored: 200, refused: [] });
    expect(await store()).toEqual({ stored: 0, refused: [] });
    const wrong: Json[] = [rows, {}, 7, JSON.parse('null')];
    for (const p_rows of wrong) {
      const { error, status } = await installation.rpc('store_external_jobs', { p_rows });
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
});
