import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { registered, visitor } from './people.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let anybody: ReturnType<typeof visitor>;

const run = (script: string) => backend.database.runScript(script);

/** Five thousand companies named `Firm 00001` and so on, and some with something to tell. */
beforeAll(async () => {
  backend = await startTestBackendWithDatabase({ seed: false });
  anybody = visitor(backend);
  await run(`
    insert into public.companies (name, industry, size, location, website, description)
    select 'Firm ' || lpad(i::text, 5, '0'), 'Trade ' || i % 30, '51-200', 'Nairobi', 'https://firm.example.com', repeat('About us. ', 100)
    from generate_series(1, 5000) i;
    insert into public.companies (id, name, industry, size, location, website) values
      ('c0000000-0000-4000-8000-000000000001', 'Tembo Foods', 'Agriculture', '11-50', 'Thika', 'https://tembo.example.com'),
      ('c0000000-0000-4000-8000-000000000002', 'agri Bank 100%', ' agriculture ', '1000+', 'Kisumu', 'http://agri.example.com'),
      ('c0000000-0000-4000-8000-000000000003', 'Agri Without', 'Agriculture', '2-10', 'Lamu', null),
      ('c0000000-0000-4000-8000-000000000004', 'Mizigo', 'Agriculture', 'a few', 'Cork, Ireland', 'https://mizigo.example.com'),
      ('c0000000-0000-4000-8000-000000000005', 'Bare', null, ' ', null, 'https://bare.example.com');
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
afterAll(() => backend.close());

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

describe('The directory', () => {
  test('Companies with a website come by name, twenty a page, with their number and what can be chosen', async () => {
    const first = await search();
    expect(first).toMatchObject({ total: 5004, page: 1 });
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
    expect(last).toMatchObject({ page: 251, total: 5004 });
    expect(last.companies.map(({ name }) => name)).toEqual(['Firm 04999', 'Firm 05000', 'Mizigo', 'Tembo Foods']);
    expect(await search({ page: -3 })).toMatchObject({ page: 1 });
    expect(await search({ search: 'nobody', page: 3 })).toMatchObject({ page: 1, total: 0, companies: [] });
  });

  test.each<[Question, string[]]>([
    [{ search: 'AGRI' }, ['agri Bank 100%', 'Mizigo', 'Tembo Foods']],
    [{ search: '  foods   tem ' }, ['Tembo Foods']],
    [{ search: '100%' }, ['agri Bank 100%']],
    [{ search: '_' }, []],
    [{ industry: 'AGRICULTURE' }, ['agri Bank 100%', 'Mizigo', 'Tembo Foods']],
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
