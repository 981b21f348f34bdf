import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { resources } from '../seed/resources.ts';
import { registered, signedIn, visitor } from './people.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let client: ReturnType<typeof visitor>;
let anybody: ReturnType<typeof visitor>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
  client = await signedIn(backend, 'seeker');
  anybody = visitor(backend);
});
afterAll(() => backend.close());

const run = (script: string) => backend.database.runScript(script);

describe('Resources', () => {
  const pageSchema = z.object({
    total: z.number(),
    page_size: z.number(),
    has_academy: z.boolean(),
    skill: z.string().nullable(),
    rows: z.array(z.looseObject({ id: z.string(), title: z.string(), skills: z.array(z.string()) })),
  });

  interface Search {
    readonly query?: string;
    readonly kind?: string;
    readonly skill?: string;
    readonly page?: number;
  }

  async function searchResources({ query = '', kind = '', skill = '', page = 1 }: Search) {
    const { data, error } = await client.rpc('search_resources', { query, kind, skill, page });
    expect(error).toBeNull();
    return pageSchema.parse(data);
  }

  const titles = async (wanted: Search) => (await searchResources(wanted)).rows.map(({ title }) => title);
  const teaching = (skill: string) =>
    resources.filter(({ skills }) => skills.includes(skill)).map(({ title }) => title);

  test('Every resource is on one page of twenty, by title, with the academy first', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => titles({ page })));
    expect(pages[0]).toHaveLength(20);
    const [first, ...others] = pages.flat();
    expect(first).toBe('Power Learn Project Academy');
    expect(others).toHaveLength(resources.length - 1);
    expect(new Set(others).size).toBe(others.length);
    expect(others.slice(0, 2)).toEqual(['Access Agriculture', 'African Storybook']);
    expect(await searchResources({})).toMatchObject({
      total: resources.length,
      page_size: 20,
      has_academy: true,
      skill: null,
    });
  });

  test.each([
    ['kozi ya kompyuta', 'GCFGlobal: Computer Basics'],
    ['excel training', 'GCFGlobal: Excel'],
    ['python course', 'The Python Tutorial'],
    ['kilimo', 'FAO elearning Academy'],
    ['mafunzo ya uhasibu', 'Fundamentals of accounting'],
    ['aid first', 'First aid advice'],
    ['mahojiano', 'LearnEnglish'],
    ['interview tips', 'LearnEnglish'],
    ['jinsi ya kuandika wasifu', 'Europass'],
    ['Kiingereza', 'BBC Learning English'],
    ['kuandika barua ya kazi', 'Job Search Writing'],
    ['customer service', 'HubSpot Academy'],
  ])('Whoever types "%s" finds %s', async (query, title) => {
    expect(await titles({ query })).toContain(title);
  });

  test('The words of a text are looked for in title, description and type', async () => {
    expect(await titles({ query: ' sqlBOLT ' })).toEqual(['SQLBolt']);
    expect(await titles({ query: 'short eighteen' })).toEqual(['SQLBolt']);
    expect(await titles({ query: 'Kaggle: Intro to SQL' })).toEqual(['Kaggle: Intro to SQL']);
    // Where no word tells anything, each counts.
    expect((await titles({ query: 'free courses' })).length).toBeGreaterThan(0);
    const videos = resources.filter(({ type }) => type === 'video').map(({ title }) => title);
    expect(await titles({ query: 'video' })).toEqual(expect.arrayContaining(videos));
    expect(await titles({ kind: 'video' })).toHaveLength(videos.length);
    for (const query of ['%', '_', '\\', "'; drop table resources", 'x'.repeat(5000)])
      expect(await titles({ query }), query.slice(0, 30)).toEqual([]);
  });

  test.each([
    ['Microsoft Excel', 'Microsoft Excel'],
    ['excel', 'Microsoft Excel'],
    ['Spreadsheets', 'Microsoft Excel'],
    ['MS EXCEL', 'Microsoft Excel'],
    ['uhasibu', 'Accounting'],
    ['bookkeeping', 'Bookkeeping'],
    ['Node.js', 'Node.js'],
  ])('Whoever looks for %s finds what teaches %s', async (skill, name) => {
    const found = await searchResources({ skill });
    expect(found.skill).toBe(name);
    expect(found.rows.map(({ title }) => title).sort()).toEqual(teaching(name).sort());
  });

  test('What nothing teaches, and what is no skill, finds nothing and keeps its name', async () => {
    for (const skill of ['Falconry', '  %  ', '{}', 'x'.repeat(5000)])
      expect(await searchResources({ skill }), skill.slice(0, 20)).toMatchObject({
        total: 0,
        rows: [],
        skill: skill.trim().slice(0, 100),
      });
    // C is neither C++ nor C#.
    expect((await searchResources({ skill: 'C#' })).total).toBe(0);
    expect(await searchResources({ skill: ' ' })).toMatchObject({ total: resources.length, skill: null });
  });

  test('Each skill that is taught leads back to what teaches it, by every other name too', async () => {
    const { data } = await client.rpc('taught_skills');
    const taught = z
      .array(z.object({ name: z.string(), resources: z.number(), title: z.string(), spellings: z.array(z.string()) }))
      .parse(data);
    expect(taught.map(({ name }) => name)).toEqual(
      [...new Set(resources.flatMap(({ skills }) => skills))].sort(compare),
    );
    // The others are found alike, and each search takes its time.
    const few = new Set(['C', 'R', 'Node.js', 'Accounting', 'Microsoft Excel', 'KRA Procedures', 'Online Freelancing']);
    for (const { name, resources: count, spellings } of taught) {
      expect(count, name).toBe(teaching(name).length);
      if (!few.has(name)) continue;
      expect(
        (await searchResources({ skill: name })).rows.map(({ title }) => title),
        name,
      ).toEqual(expect.arrayContaining(teaching(name).slice(0, 20)));
      expect(spellings.length, name).toBeGreaterThan(0);
    }
    expect(taught.find(({ name }) => name === 'Microsoft Excel')?.spellings).toEqual(
      expect.arrayContaining(['microsoft excel', 'excel', 'spreadsheet']),
    );
    expect((await anybody.rpc('taught_skills')).error?.code).toBe('42501');
  });

  const compare = (one: string, other: string) => (one < other ? -1 : 1);

  test('A mark is one row however often it is made, and is the person’s alone', async () => {
    const { client: finisher, id } = await registered(backend, 'finisher');
    const resource = { resource_id: '5eed0c00-0000-4000-8000-000000000001' };
    expect((await finisher.from('completed_resources').insert(resource)).error).toBeNull();
    expect((await finisher.from('completed_resources').insert(resource)).error?.code).toBe('23505');
    const { data } = await finisher.from('completed_resources').select('resource_id, resources(title)');
    expect(data).toEqual([{ ...resource, resources: { title: resources[0]?.title } }]);

    expect((await client.from('completed_resources').select('resource_id')).data).toEqual([]);
    const forSomebodyElse = await client.from('completed_resources').insert({ ...resource, user_id: id });
    expect(forSomebodyElse.error?.code).toBe('42501');
  });

  test('There is an end to marking, and thousands of resources are searched', async () => {
    const { client: collector, id } = await registered(backend, 'collector');
    await backend.database.query(
      `insert into public.resources (id, title, url, skills)
     select ('aaaaaaaa-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 'Nugget ' || i, 'https://example.com/' || i,
       array['Skill ' || i % 500] from generate_series(1, 5000) i`,
      [],
    );
    await searchResources({ skill: 'skill 1' });
    const found = await searchResources({ query: 'nugget', skill: 'skill 7', page: 1 });
    expect(found).toMatchObject({ total: 10, skill: 'Skill 7' });
    expect(await searchResources({ query: 'nugget', page: 250 })).toMatchObject({ total: 5000, rows: { length: 20 } });
    expect((await searchResources({ query: 'nugget', page: -1 })).rows).toHaveLength(20);

    await backend.database.query(
      `insert into public.completed_resources (user_id, resource_id)
     select $1, id from public.resources where title like 'Nugget %' limit 500`,
      [id],
    );
    const next = { resource_id: '5eed0c00-0000-4000-8000-000000000001' };
    expect((await collector.from('completed_resources').insert(next)).error).toMatchObject({
      code: 'FQ001',
      message: 'You can mark 500 resources as done. Remove one before you add another.',
    });
    const marked = await collector.from('completed_resources').select('resource_id').limit(1);
    expect((await collector.from('completed_resources').insert(marked.data?.[0] ?? next)).error?.code).toBe('23505');
  });
});

const answerSchema = z.strictObject({
  total: z.int(),
  page: z.int(),
  page_size: z.literal(20),
  industries: z.array(z.string()),
  counties: z.array(z.string()),
  sizes: z.array(z.string()),
  companies: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      industry: z.nullable(z.string()),
      logo: z.nullable(z.string()),
      size: z.nullable(z.string()),
      location: z.nullable(z.string()),
      website: z.string(),
      is_demo: z.boolean(),
      open_jobs: z.int(),
    }),
  ),
});

type Question = Readonly<Partial<Record<'search' | 'industry' | 'county' | 'size', string> & { page: number }>>;

async function search(question: Question = {}) {
  const { data, error } = await anybody.rpc('search_companies', question);
  if (error) throw error;
  return answerSchema.parse(data);
}

async function names(question: Question): Promise<string[]> {
  return (await search(question)).companies.map(({ name }) => name);
}

describe('Companies', () => {
  /** Five thousand named `Firm 00001` and so on, and some with something to tell. */
  beforeAll(async () => {
    await run(`
    delete from public.jobs; delete from public.companies;
    insert into public.companies (name, industry, size, location, website, description)
    select 'Firm ' || lpad(i::text, 5, '0'), 'Trade ' || i % 30, '51-200', 'Nairobi', 'https://firm.example.com', repeat('About us. ', 100)
    from generate_series(1, 5000) i;
    insert into public.companies (id, name, industry, size, location, website) values
      ('c0000000-0000-4000-8000-000000000001', 'Tembo Foods', 'Agriculture', '11-50', 'Thika', 'https://tembo.example.com'),
      ('c0000000-0000-4000-8000-000000000002', 'agri Bank 100%', ' agriculture ', '1000+', 'Kisumu', 'http://agri.example.com'),
      ('c0000000-0000-4000-8000-000000000003', 'Agri Without', 'Agriculture', '2-10', 'Lamu', null),
      ('c0000000-0000-4000-8000-000000000004', 'Mizigo', 'Agriculture', 'a few', 'Cork, Ireland', 'https://mizigo.example.com'),
      ('c0000000-0000-4000-8000-000000000005', 'Bare', null, ' ', null, 'https://bare.example.com'),
      ('c0000000-0000-4000-8000-000000000006', 'Alder', null, null, 'Halifax, Canada', 'https://alder.example.com'),
      ('c0000000-0000-4000-8000-000000000007', 'Zebra', null, null, 'Kenya (all of it)', 'https://zebra.example.com'),
      ('c0000000-0000-4000-8000-000000000008', 'Nowhere', null, null, ' ', 'https://nowhere.example.com');
    insert into public.jobs (company_id, title, status, closes_at) values
      ('c0000000-0000-4000-8000-000000000001', 'Open', 'active', null),
      ('c0000000-0000-4000-8000-000000000001', 'Closing', 'active', now() + interval '1 day'),
      ('c0000000-0000-4000-8000-000000000001', 'Over', 'active', now() - interval '1 day'),
      ('c0000000-0000-4000-8000-000000000001', 'Closed', 'closed', null),
      ('c0000000-0000-4000-8000-000000000001', 'Draft', 'draft', null);
    insert into public.company_verifications (company_id, kind, evidence)
    values ('c0000000-0000-4000-8000-000000000001', 'registration', 'Certificate 17');
    analyze public.companies;`);
  });

  test('Companies with a website come by name, those in Kenya first, twenty a page, with their number and what can be chosen', async () => {
    const first = await search();
    expect(first).toMatchObject({ total: 5007, page: 1 });
    expect(first.companies.map(({ name }) => name).slice(0, 3)).toEqual(['agri Bank 100%', 'Bare', 'Firm 00001']);
    expect(first.companies).toHaveLength(20);
    expect(first.industries).toHaveLength(31);
    expect(first.industries[0]).toBe('Agriculture');
    expect(first.counties).toEqual(['Kiambu', 'Kisumu', 'Nairobi']);
    expect(first.sizes).toEqual(['11-50', '51-200', '1000+', 'a few']);
    expect(await names({ page: 2 })).toContain('Firm 00019');
  });

  test('A page past the end is the last one, and one before the first is the first', async () => {
    const last = await search({ page: 99_999 });
    expect(last).toMatchObject({ page: 251, total: 5007 });
    expect(last.companies.map(({ name }) => name)).toEqual([
      'Firm 04999',
      'Firm 05000',
      'Nowhere',
      'Tembo Foods',
      'Zebra',
      'Alder',
      'Mizigo',
    ]);
    expect(await search({ page: -3 })).toMatchObject({ page: 1 });
    expect(await search({ search: 'nobody', page: 3 })).toMatchObject({ page: 1, total: 0, companies: [] });
  });

  test.each<[Question, string[]]>([
    [{ search: 'AGRI' }, ['agri Bank 100%', 'Tembo Foods', 'Mizigo']],
    [{ search: '  foods   tem ' }, ['Tembo Foods']],
    [{ search: '100%' }, ['agri Bank 100%']],
    [{ search: '_' }, []],
    [{ industry: 'AGRICULTURE' }, ['agri Bank 100%', 'Tembo Foods', 'Mizigo']],
    [{ industry: 'Agri' }, []],
    [{ county: 'Kiambu' }, ['Tembo Foods']],
    [{ size: '1000+' }, ['agri Bank 100%']],
    [{ industry: 'Agriculture', county: 'Kisumu', size: '1000+', search: 'bank' }, ['agri Bank 100%']],
    [{ industry: 'Agriculture', county: 'Kisumu', size: '11-50' }, []],
  ])('Asked for %o it finds %o', async (question, found) => {
    const answer = await search(question);
    expect(answer.companies.map(({ name }) => name)).toEqual(found);
    expect(answer.total).toBe(found.length);
  });

  test('Open jobs are those that take applications', async () => {
    const [tembo] = (await search({ search: 'tembo' })).companies;
    const [bank] = (await search({ search: 'bank' })).companies;
    expect([tembo?.open_jobs, bank?.open_jobs]).toEqual([2, 0]);
  });
});

describe('The page of a company', () => {
  const tembo = 'c0000000-0000-4000-8000-000000000001';

  test('A visitor reads the company, its evidence without who saw it, and its open jobs', async () => {
    const { data } = await anybody.rpc('company_page', { company: tembo });
    expect(data).toMatchObject({
      company: { id: tembo, name: 'Tembo Foods', hiring_process: null },
      verifications: [{ kind: 'registration', evidence: 'Certificate 17', is_demo: false }],
      total: 2,
      page: 1,
    });
    expect(z.object({ jobs: z.array(z.object({ title: z.string() })) }).parse(data).jobs).toHaveLength(2);
    expect(JSON.stringify(data)).not.toContain('checked_by');
    expect((await anybody.from('companies').select('owner_id')).error?.code).toBe('42501');
  });

  test('There is nothing to read where there is no company', async () => {
    const { data, error } = await anybody.rpc('company_page', { company: crypto.randomUUID() });
    expect([data, error]).toEqual([null, null]);
  });

  test('Ten jobs make a page, and the last page is the furthest', async () => {
    const bank = 'c0000000-0000-4000-8000-000000000002';
    await run(
      `insert into public.jobs (company_id, title) select '${bank}', 'Teller ' || i from generate_series(1, 23) i`,
    );
    const { data } = await anybody.rpc('company_page', { company: bank, page: 9 });
    expect(data).toMatchObject({ total: 23, page: 3 });
    expect(z.object({ jobs: z.array(z.unknown()) }).parse(data).jobs).toHaveLength(3);
    await run(`delete from public.jobs where company_id = '${bank}'`);
  });
});

describe('The evidence', () => {
  const company = 'c0000000-0000-4000-8000-000000000004';
  const kinds = async () => {
    const rows = await backend.database.query(
      'select kind from public.company_verifications where company_id = $1 order by kind',
      [company],
    );
    return rows.map((row) => Object(row).kind);
  };
  const addAll = () =>
    run(`insert into public.company_verifications (company_id, kind, evidence)
      select '${company}', kind, 'Seen' from unnest(array['registration', 'domain', 'visit']) as kind
      on conflict do nothing`);

  test('A new website takes the evidence for the old one away, a new name all of it, anything else none', async () => {
    await addAll();
    await run(`update public.companies set description = 'New', name = name where id = '${company}'`);
    expect(await kinds()).toEqual(['domain', 'registration', 'visit']);
    await run(`update public.companies set website = 'https://other.example.com' where id = '${company}'`);
    expect(await kinds()).toEqual(['registration', 'visit']);
    await addAll();
    await run(`update public.companies set name = 'Mizigo Ltd' where id = '${company}'`);
    expect(await kinds()).toEqual([]);
  });

  test('An admin’s evidence carries the admin, whom the copy of their data names and no other client reads', async () => {
    const { client, id } = await registered(backend, 'inspector');
    await run(`update public.user_roles set role = 'admin' where user_id = '${id}'`);
    const evidence = { company_id: company, kind: 'visit', evidence: 'Their yard in Cork' };
    expect((await client.from('company_verifications').insert(evidence)).error).toBeNull();
    const future = { ...evidence, kind: 'domain', checked_on: '2099-01-01' };
    expect((await client.from('company_verifications').insert(future)).error?.code).toBe('42501');
    expect((await client.from('company_verifications').select('checked_by')).error?.code).toBe('42501');
    const { data } = await client.rpc('export_my_data');
    expect(data).toMatchObject({ company_verifications: [{ checked_by: id, evidence: 'Their yard in Cork' }] });
  });
});
