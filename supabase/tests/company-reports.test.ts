import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idOf, registered, signedIn, visitor } from './people.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let seeker: ReturnType<typeof visitor>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
  seeker = await signedIn(backend, 'seeker');
});
afterAll(() => backend.close());

async function addCompany(name: string): Promise<string> {
  const [row] = await backend.database.query(`insert into public.companies (name) values ($1) returning id`, [name]);
  return String(Object(row).id);
}

test('A report of a company is kept once for each person, with the name it had, and read by them alone', async () => {
  const company_id = await addCompany('Haraka Placements');
  const report = { company_id, reason: 'money', details: 'They want KES 500 before an interview.' };
  expect((await seeker.from('company_reports').insert(report)).error).toBeNull();
  expect((await seeker.from('company_reports').insert(report)).error?.code).toBe('23505');
  expect((await seeker.from('company_reports').select('reason, company')).data).toEqual([
    { reason: 'money', company: 'Haraka Placements' },
  ]);
  const employer = await signedIn(backend, 'employer');
  expect((await employer.from('company_reports').select('id')).data).toEqual([]);
  expect((await visitor(backend).from('company_reports').insert(report)).error?.code).toBe('42501');
});

test('A report outlives the company, so that deleting it does not delete what people said of it', async () => {
  const company_id = await addCompany('Soon Gone');
  await seeker.from('company_reports').insert({ company_id, reason: 'fake' });
  await backend.database.query('delete from public.companies where id = $1', [company_id]);
  const { data } = await seeker.from('company_reports').select('company_id, reason').eq('company', 'Soon Gone');
  expect(data).toEqual([{ company_id: null, reason: 'fake' }]);
});

test('A report of no company, of one that is not there, for no known reason or in another name is refused', async () => {
  const company_id = await addCompany('Refused');
  const reports = seeker.from('company_reports');
  expect((await reports.insert({ reason: 'fake' })).error?.code).toBe('23514');
  expect((await reports.insert({ company_id: crypto.randomUUID(), reason: 'fake' })).error?.code).toBe('23503');
  expect((await reports.insert({ company_id, reason: 'boring' })).error?.code).toBe('23514');
  expect((await reports.insert({ company_id, reason: 'other', details: 'x'.repeat(2_001) })).error?.code).toBe('23514');
  expect((await reports.insert({ company_id, reason: 'fake', user_id: idOf('employer') })).error?.code).toBe('42501');
  expect((await reports.insert({ company_id, reason: 'fake', company: 'Slander' })).error?.code).toBe('42501');
});

test('A report is in the copy of one’s data, and goes with the account', async () => {
  const { client, id } = await registered(backend, 'reporter');
  await client.from('company_reports').insert({ company_id: await addCompany('Copied'), reason: 'treatment' });
  const copy = await client.rpc('export_my_data');
  expect(copy.data).toMatchObject({ company_reports: [{ company: 'Copied', reason: 'treatment' }] });
  expect((await client.rpc('delete_my_account')).error).toBeNull();
  const left = await backend.database.query('select id from public.company_reports where user_id = $1', [id]);
  expect(left).toEqual([]);
});
