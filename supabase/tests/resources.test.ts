import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { resources } from '../seed/resources.ts';
import { idOf, registered, signedIn, visitor } from './people.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let client: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
  client = await signedIn(backend, 'seeker');
});
afterAll(() => backend.close());

const pageSchema = z.object({
  total: z.number(),
  page_size: z.number(),
  has_academy: z.boolean(),
  skill: z.nullable(z.string()),
  rows: z.array(z.looseObject({ id: z.string(), title: z.string(), skills: z.array(z.string()) })),
});

interface Search {
  readonly query?: string;
  readonly kind?: string;
  readonly skill?: string;
  readonly page?: number;
}

async function search({ query = '', kind = '', skill = '', page = 1 }: Search) {
  const { data, error } = await client.rpc('search_resources', { query, kind, skill, page });
  expect(error).toBeNull();
  return pageSchema.parse(data);
}

const titles = async (wanted: Search) => (await search(wanted)).rows.map(({ title }) => title);
const teaching = (skill: string) => resources.filter(({ skills }) => skills.includes(skill)).map(({ title }) => title);

test('Every resource is on one page of twenty, by title, with the academy first', async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => titles({ page })));
  expect(pages[0]).toHaveLength(20);
  const [first, ...others] = pages.flat();
  expect(first).toBe('Power Learn Project Academy');
  expect(others).toHaveLength(resources.length - 1);
  expect(new Set(others).size).toBe(others.length);
  expect(others.slice(0, 2)).toEqual(['Access Agriculture', 'African Storybook']);
  expect(await search({})).toMatchObject({ total: resources.length, page_size: 20, has_academy: true, skill: null });
});

test('A text is looked for as it stands in title, description and type', async () => {
  expect(await titles({ query: ' sqlBOLT ' })).toEqual(['SQLBolt']);
  expect(await titles({ query: 'eighteen short' })).toEqual(['SQLBolt']);
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
  const found = await search({ skill });
  expect(found.skill).toBe(name);
  expect(found.rows.map(({ title }) => title).sort()).toEqual(teaching(name).sort());
});

test('What nothing teaches, and what is no skill, finds nothing and keeps its name', async () => {
  for (const skill of ['Falconry', '  %  ', '{}', 'x'.repeat(5000)])
    expect(await search({ skill }), skill.slice(0, 20)).toMatchObject({
      total: 0,
      rows: [],
      skill: skill.trim().slice(0, 100),
    });
  // C is neither C++ nor C#.
  expect((await search({ skill: 'C#' })).total).toBe(0);
  expect(await search({ skill: ' ' })).toMatchObject({ total: resources.length, skill: null });
});

test('Each skill that is taught leads back to what teaches it, by every other name too', async () => {
  const { data } = await client.rpc('taught_skills');
  const taught = z
    .array(z.object({ name: z.string(), resources: z.number(), title: z.string(), spellings: z.array(z.string()) }))
    .parse(data);
  expect(taught.map(({ name }) => name)).toEqual([...new Set(resources.flatMap(({ skills }) => skills))].sort(compare));
  // The others are found alike, and each search takes its time.
  const few = new Set(['C', 'R', 'Node.js', 'Accounting', 'Microsoft Excel', 'KRA Procedures', 'Online Freelancing']);
  for (const { name, resources: count, spellings } of taught) {
    expect(count, name).toBe(teaching(name).length);
    if (!few.has(name)) continue;
    expect(
      (await search({ skill: name })).rows.map(({ title }) => title),
      name,
    ).toEqual(expect.arrayContaining(teaching(name).slice(0, 20)));
    expect(spellings.length, name).toBeGreaterThan(0);
  }
  expect(taught.find(({ name }) => name === 'Microsoft Excel')?.spellings).toEqual(
    expect.arrayContaining(['microsoft excel', 'excel', 'spreadsheet']),
  );
  expect((await visitor(backend).rpc('taught_skills')).error?.code).toBe('42501');
});

const compare = (one: string, other: string) => (one < other ? -1 : 1);

test('A mark is one row however often it is made, is the person’s alone, and goes with the account', async () => {
  const { client: finisher, id } = await registered(backend, 'finisher');
  const resource = { resource_id: '5eed0c00-0000-4000-8000-000000000001' };
  expect((await finisher.from('completed_resources').insert(resource)).error).toBeNull();
  expect((await finisher.from('completed_resources').insert(resource)).error?.code).toBe('23505');
  const { data } = await finisher.from('completed_resources').select('resource_id, resources(title)');
  expect(data).toEqual([{ ...resource, resources: { title: resources[0]?.title } }]);

  expect((await client.from('completed_resources').select('resource_id')).data).toEqual([]);
  const forSomebodyElse = await client.from('completed_resources').insert({ ...resource, user_id: id });
  expect(forSomebodyElse.error?.code).toBe('42501');
  expect((await visitor(backend).from('completed_resources').select('resource_id')).error?.code).toBe('42501');

  const exported = await finisher.rpc('export_my_data');
  expect(exported.data).toMatchObject({
    account: { id },
    completed_resources: [{ ...resource, title: resources[0]?.title, url: resources[0]?.url }],
  });
  expect((await client.rpc('export_my_data')).data).toMatchObject({
    account: { id: idOf('seeker') },
    completed_resources: [],
  });
  expect((await finisher.rpc('delete_my_account')).error).toBeNull();
  const left = await backend.database.query('select 1 from public.completed_resources where user_id = $1', [id]);
  expect(left).toEqual([]);
});

test('There is an end to marking, and thousands of resources are searched', async () => {
  const { client: collector, id } = await registered(backend, 'collector');
  await backend.database.query(
    `insert into public.resources (id, title, url, skills)
     select ('aaaaaaaa-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 'Nugget ' || i, 'https://example.com/' || i,
       array['Skill ' || i % 500] from generate_series(1, 5000) i`,
    [],
  );
  await search({ skill: 'skill 1' });
  const found = await search({ query: 'nugget', skill: 'skill 7', page: 1 });
  expect(found).toMatchObject({ total: 10, skill: 'Skill 7' });
  expect(await search({ query: 'nugget', page: 250 })).toMatchObject({ total: 5000, rows: { length: 20 } });
  expect((await search({ query: 'nugget', page: -1 })).rows).toHaveLength(20);

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
