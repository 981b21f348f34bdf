import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { counties } from '@fursa/engine/counties';
import { searchKey, searchWords } from '@fursa/engine/search-word';
import type { Json } from '@fursa/shared/backend/database-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { seedJobs } from '../seed/jobs.ts';
import { idOf, signedIn, visitor } from './people.ts';

const seedCount = seedJobs().length;

const answerSchema = z.object({
  total: z.number(),
  sort: z.string(),
  corrected_query: z.string().nullable(),
  jobs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      company_name: z.string(),
      company: z.strictObject({
        id: z.string(),
        name: z.string(),
        logo: z.string().nullable(),
        website: z.string().nullable(),
      }),
      description: z.string(),
      location: z.string(),
      type: z.string(),
      experience_level: z.string(),
      created_at: z.string(),
    }),
  ),
});
interface Search {
  query?: string;
  filters?: Json;
  page?: number;
  page_size?: number;
  sort?: string;
}

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
});
afterAll(() => backend.close());

async function search(wanted: Search) {
  const { data, error } = await visitor(backend).rpc('search_jobs', wanted);
  if (error) throw new Error(error.message);
  return answerSchema.parse(data);
}

async function refusal(wanted: Search) {
  const { error, status } = await visitor(backend).rpc('search_jobs', wanted);
  return { status, code: error?.code, message: error?.message };
}

test('Without words all active jobs are listed, newest first, each on one page only', async () => {
  const first = await search({ page_size: 100 });
  const pages = [first, await search({ page_size: 100, page: 2 }), await search({ page_size: 100, page: 3 })];
  const jobs = pages.flatMap((page) => page.jobs);
  expect(first.total).toBe(seedCount);
  expect(new Set(jobs.map(({ id }) => id)).size).toBe(seedCount);
  const moments = jobs.map(({ created_at }) => Date.parse(created_at));
  expect(moments).toEqual(moments.toSorted((one, other) => other - one));
});

test.each(['ACCOUNTANT', 'accountants', 'accoun', '  accountant!  '])('%s finds accountants first', async (query) => {
  const found = await search({ query });
  expect(found.jobs[0]?.title.toLowerCase()).toContain('account');
  expect(found.corrected_query).toBeNull();
});

test('Jobs whose heading has the words come before those that only mention them, across pages', async () => {
  const titles = (await search({ query: 'manager', page_size: 100 })).jobs;
  const inHeading = titles.map(({ title, company_name, location }) =>
    /\bmanager/i.test(`${title} ${company_name} ${location}`),
  );
  expect(inHeading).toContain(false);
  expect(inHeading).toEqual(inHeading.toSorted((one, other) => Number(other) - Number(one)));
  const pieces = [1, 2, 3, 4].map((page) => search({ query: 'manager', page, page_size: 7 }));
  const ids = (await Promise.all(pieces)).flatMap(({ jobs }) => jobs.map(({ id }) => id));
  expect(ids).toEqual(titles.slice(0, 28).map(({ id }) => id));
});

test('Every word must be there, a town too', async () => {
  const teachers = await search({ query: 'teacher nakuru', page_size: 100 });
  for (const job of teachers.jobs) expect(JSON.stringify(job).toLowerCase()).toMatch(/nakuru/);
});

test('Each filter keeps what it says and drops the rest', async () => {
  const all = (await Promise.all([1, 2, 3].map((page) => search({ page, page_size: 100 })))).flatMap(
    ({ jobs }) => jobs,
  );
  const filtered = async (filters: Json) => (await search({ filters, page_size: 100 })).total;
  const count = (keep: (job: (typeof all)[number]) => boolean) => all.filter(keep).length;
  expect(await filtered({ location: 'nairobi' })).toBe(count(({ location }) => location === 'Nairobi'));
  expect(await filtered({ location: ['Nairobi', 'Kisumu'] })).toBe(
    count(({ location }) => ['Nairobi', 'Kisumu'].includes(location)),
  );
  expect(await filtered({ type: 'internship' })).toBe(count(({ type }) => type === 'internship'));
  expect(await filtered({ experience_level: 'entry' })).toBe(count((job) => job.experience_level === 'entry'));
  expect(await filtered({ remote: true })).toBe(count(({ location }) => location === 'Remote'));
  expect(await filtered({ remote: false })).toBe(count(({ location }) => location !== 'Remote'));
  const weekAgo = new Date(Date.now() - 7 * 24 * 3_600_000);
  expect(await filtered({ posted_since: weekAgo.toISOString() })).toBe(
    count(({ created_at }) => Date.parse(created_at) >= weekAgo.getTime()),
  );
  expect(await filtered({ location: 'Nowhere' })).toBe(0);
});

test.each([
  ['KES 45,000 - 60,000', 45_000, 60_000],
  ['KES 45k-60k', 45_000, 60_000],
  ['KES 600,000 per year', 50_000, 50_000],
  ['KES 900 per day', null, null],
  ['USD 2,000 - 3,000', null, null],
  ['Negotiable', null, null],
])('%s means %s to %s shillings per month', async (text, lowest, highest) => {
  const [figures] = await backend.database.query(
    `select private.monthly_shillings($1, 'lowest')::float8 as lowest, private.monthly_shillings($1, 'highest')::float8 as highest`,
    [text],
  );
  expect(figures).toEqual({ lowest, highest });
});

test('A salary floor drops jobs that pay less or do not say', async () => {
  const { total } = await search({ filters: { salary_min: 60_000 } });
  const [row] = await backend.database.query(
    `select count(*)::int as total from public.jobs where status = 'active' and salary_max >= 60000`,
  );
  expect({ total }).toEqual(row);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(seedCount);
});

test('Drafts, closed jobs and those past their last day are found by nobody, not even their owner', async () => {
  const employer = await signedIn(backend, 'employer');
  const { data: companies } = await employer.from('companies').select('id').eq('owner_id', idOf('employer')).limit(1);
  const job = {
    company_id: companies?.[0]?.id ?? null,
    title: 'Xylophonist',
    location: 'Nairobi',
    experience_level: 'mid',
  };
  const { error } = await employer.from('jobs').insert([
    { ...job, status: 'draft' },
    { ...job, status: 'closed' },
    { ...job, status: 'active', closes_at: new Date(Date.now() - 86_400_000).toISOString() },
    { ...job, status: 'active', closes_at: new Date(Date.now() + 86_400_000).toISOString() },
  ]);
  expect(error).toBeNull();
  const { data } = await employer.rpc('search_jobs', { query: 'xylophonist' });
  expect(answerSchema.pick({ total: true }).parse(data)).toEqual({ total: 1 });
});

test.each<[string, Search, string]>([
  ['a text of 10 KB', { query: 'x'.repeat(10_240) }, 'query has 10240 characters; the most is 200'],
  ['a row after the first 20,000', { page: 201, page_size: 100 }, 'page must be between 1 and 200'],
  ['page 100,000', { page: 100_000, page_size: 1 }, 'page must be between 1 and 20000'],
  ['a page of 10,000', { page_size: 10_000 }, 'page_size must be between 1 and 100'],
  ['an unknown filter', { filters: { colour: 'red' } }, 'filters.colour is unknown or has a wrong value'],
  ['a wrong type', { filters: { remote: 'yes' } }, 'filters.remote is unknown or has a wrong value'],
  ['a source that is none', { filters: { source: 'adzuna' } }, 'filters.source is unknown or has a wrong value'],
  ['a list of filters', { filters: ['remote'] }, 'filters must be an object'],
  [
    'a place of 101 characters',
    { filters: { location: ['Nairobi', 'x'.repeat(101)] } },
    'filters.location has a text of more than 100 characters',
  ],
  ['a list of numbers', { filters: { location: [1] } }, 'filters.location must be a text or 1 to 50 texts'],
])('A search with %s is refused and told why', async (_, wanted, message) => {
  expect(await refusal(wanted)).toEqual({ status: 400, code: '22023', message });
});

test('A moment that is none is refused', async () => {
  expect(await refusal({ filters: { posted_since: 'yesterday-ish' } })).toMatchObject({ status: 400, code: '22007' });
});

describe('Meaning', () => {
  const find = (query: string, more: Omit<Search, 'query'> = {}) => search({ query, ...more });

  async function everyId(query: string): Promise<string[]> {
    const first = await find(query);
    const ids = first.jobs.map(({ id }) => id);
    for (let page = 2; ids.length < first.total; page += 1) {
      const { jobs, total } = await find(query, { page });
      expect([total, jobs.length > 0]).toEqual([first.total, true]);
      ids.push(...jobs.map(({ id }) => id));
    }
    return ids;
  }

  const titles = async (query: string) => (await find(query)).jobs.map(({ title }) => title);

  test('Whatever language a driver is looked for in, the same jobs are found', async () => {
    const [driver, ...others] = await Promise.all(
      ['driver', 'dereva', 'Drivers', 'lorry driver', 'truck driver', 'kazi ya dereva'].map(async (query) =>
        (await everyId(query)).toSorted(),
      ),
    );
    expect(driver?.length).toBeGreaterThan(10);
    for (const other of others) expect(other).toEqual(driver);
    for (const query of ['lorry driver', 'truck driver', 'dereva wa lori']) {
      expect(
        (await titles(query)).slice(0, 3).every((title) => /Lorry|Heavy|Lori/.test(title)),
        query,
      ).toBe(true);
    }
  });

  test.each([
    ['IT', /IT |Software|Data|Systems|Network|Web|Backend/],
    ['HR', /HR|Human/],
    ['mwalimu', /Teach|Tutor/],
    ['fundi wa stima', /Electric|Stima/],
    ['mlinzi', /Guard|Mlinzi/],
    ['househelp', /House Help|Nyumbani/],
    ['nesi', /Nurse/],
    ['dobi', /Laundry|Clean|Room|House|safi/],
  ])('%s is understood', async (query, expected) => {
    const found = await titles(query);
    expect(found.length).toBeGreaterThan(1);
    expect(found.slice(0, 2).filter((title) => !expected.test(title))).toEqual([]);
  });

  test('A name with signs is a name: C++ and .NET are found where they stand, and nowhere else', async () => {
    const [{ id } = { id: '' }] = (await find('tailor')).jobs;
    const [kept] = z
      .array(z.object({ requirements: z.string().nullable() }))
      .parse(await backend.database.query('select requirements from public.jobs where id = $1::text::uuid', [id]));
    expect([(await find('c++')).total, (await find('.NET')).total, (await find('C#')).total]).toEqual([0, 0, 0]);
    await backend.database.query('update public.jobs set requirements = $2 where id = $1::text::uuid', [
      id,
      'You know C++, C# or ASP.NET, and Node.js.',
    ]);
    for (const query of ['c++', 'C++', 'cpp', '.NET', '.net', 'c#', 'node.js']) {
      expect(
        (await find(query)).jobs.map((job) => job.id),
        query,
      ).toContain(id);
    }
    await backend.database.query('update public.jobs set requirements = $2 where id = $1::text::uuid', [
      id,
      kept?.requirements ?? '',
    ]);
  });

  test.each([
    ['software enginer', 'software engineer'],
    ['mwalimo', 'mwalimu'],
    ['electrican', 'electrician'],
    ['security gaurd', 'security guard'],
  ])('The correction of %s is a word', async (typed, corrected) => {
    const answer = await find(typed);
    expect([answer.corrected_query, answer.total > 0]).toEqual([corrected, true]);
  });

  test.each([
    ['driver 30k', 'driver'],
    ['driver 30,000 per month', 'driver'],
    ['driver ksh30000', 'driver'],
    ['internship ict 2026', 'internship ict'],
  ])('A sum or a year among other words leaves nothing out: %s', async (typed, meant) => {
    const found = await find(typed);
    expect(found.total).toBe((await find(meant)).total);
    expect(found.total).toBeGreaterThan(0);
  });

  test('A county finds its towns, by any of its names, and the database knows the counties of the engine', async () => {
    const towns = new Set((await find('uasin gishu')).jobs.map(({ location }) => location));
    expect([...towns]).toContain('Eldoret');
    expect((await find('nurse nairobi county')).total).toBe((await find('nurse nrb')).total);
    const nearKilimani = await find('mjakazi kilimani');
    expect([nearKilimani.corrected_query, nearKilimani.total]).toEqual([
      null,
      (await find('house girl nairobi')).total,
    ]);
    expect(nearKilimani.total).toBeGreaterThan(0);
    for (const { name, towns: all } of counties) {
      for (const place of [name, ...all.filter((town) => town !== 'Engineer' && !isInNairobi(name))]) {
        const [row] = await backend.database.query('select private.county_of($1) as county', [`${place}, Kenya`]);
        expect(row, place).toEqual({ county: name });
      }
    }
  });

  /** The estates of the two cities are for questions in the chat; postings name the city too. */
  function isInNairobi(name: string): boolean {
    return ['Nairobi', 'Mombasa', 'Kisumu'].includes(name);
  }

  test('Words are the same to the engine and to the database', async () => {
    const text = 'IT officers, C++ and c# in ASP.NET or .NET; Node.js at x@y.net. Nurses, duties, bus, business, it';
    const [row] = await backend.database.query(
      `select array(select hit[1] from regexp_matches(lower(private.plain_terms($1)), '[[:alnum:]]+', 'g') with ordinality as m (hit, at) order by at) as words`,
      [text],
    );
    const words = z.object({ words: z.array(z.string()) }).parse(row).words;
    expect(words).toEqual(searchWords(text));
    const [keys] = await backend.database.query('select private.search_keys($1::text::text[]) as keys', [
      `{${words.join(',')}}`,
    ]);
    expect(keys).toEqual({ keys: words.map(searchKey) });
  });

  test('Lists are sorted by date and by pay, and by match for whoever has a CV', async () => {
    const monthly = async (id: string) => {
      const [row] = await backend.database.query(
        'select salary_max::float8 as pay from public.jobs where id = $1::text::uuid',
        [id],
      );
      return z.object({ pay: z.number().nullable() }).parse(row).pay ?? 0;
    };
    const paid = await find('', { sort: 'pay', filters: { source: 'local' } });
    const pays = await Promise.all(paid.jobs.map(({ id }) => monthly(id)));
    expect(pays).toEqual(pays.toSorted((one, other) => other - one));
    expect(pays[0]).toBeGreaterThan(100_000);
    expect((await find('nurse', { sort: 'newest' })).total).toBe((await find('nurse')).total);
    expect((await find('', { sort: 'match' })).sort).toBe('newest');
    await expect(find('', { sort: 'price' })).rejects.toThrow('sort must be relevance, newest, pay or match');
  });

  test('A search of any length is answered, and every page says the same number', async () => {
    for (const query of [
      'driver '.repeat(28),
      'a b c d e f g h i j k l m n o p q r s t u',
      '\\ & | ! ( ) : * \' "',
      '🙂🙂',
      'of the',
      '= @ @field',
    ]) {
      const ids = await everyId(query.slice(0, 200));
      expect(new Set(ids).size, query).toBe(ids.length);
    }
  });
});
