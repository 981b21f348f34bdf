import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database.types.ts';
import { idOf, registered, signedIn, visitor } from './people.ts';

type Client = ReturnType<typeof visitor>;

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let seeker: Client;
let employer: Client;
let companyId: string;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
  seeker = await signedIn(backend, 'seeker');
  employer = await signedIn(backend, 'employer');
  const own = await employer.from('companies').select('id').eq('owner_id', idOf('employer')).limit(1).single();
  companyId = own.data?.id ?? '';
});
afterAll(() => backend.close());

const service = () => createClient<Database>(backend.url, backend.secretKey, { auth: { persistSession: false } });

async function post(title: string, status = 'active'): Promise<string> {
  const { data, error } = await employer
    .from('jobs')
    .insert({ company_id: companyId, title, status })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

describe('Reports', () => {
  test('A report of a job is kept once for each person, and read by them alone', async () => {
    const job_id = await post('Reported');
    const report = { job_id, reason: 'money', details: 'They want KES 500.' };
    const once = { onConflict: 'user_id,job_id', ignoreDuplicates: true };
    const answers = await Promise.all([1, 2, 3].map(() => seeker.from('job_reports').upsert(report, once)));
    expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
    expect((await seeker.from('job_reports').insert(report)).error?.code).toBe('23505');
    expect((await seeker.from('job_reports').select('job_id, reason, title')).data).toEqual([
      { job_id, reason: 'money', title: 'Reported' },
    ]);
    const newcomer = await signedIn(backend, 'newcomer');
    expect((await newcomer.from('job_reports').insert({ job_id, reason: 'fake' })).error).toBeNull();
    for (const other of [employer, newcomer]) {
      const { data } = await other.from('job_reports').select('user_id').eq('user_id', idOf('seeker'));
      expect(data).toEqual([]);
    }
    expect((await visitor(backend).from('job_reports').select('id')).error?.code).toBe('42501');
    expect((await visitor(backend).from('job_reports').insert(report)).error?.code).toBe('42501');
  });

  test('A report of a posting carries what the database knows of it, and may be of one that is gone', async () => {
    const posting = { source: 'adzuna', external_id: 'a:1', title: 'Easy money', company: 'Nobody Ltd', remote: true };
    expect((await service().from('external_jobs').insert(posting)).error).toBeNull();
    for (const external_id of ['adzuna:a:1', 'adzuna:gone']) {
      expect((await seeker.from('job_reports').insert({ external_id, reason: 'fake' })).error).toBeNull();
    }
    const { data } = await seeker
      .from('job_reports')
      .select('title, company')
      .not('external_id', 'is', null)
      .order('external_id');
    expect(data).toEqual([
      { title: 'Easy money', company: 'Nobody Ltd' },
      { title: null, company: null },
    ]);
  });

  test('A report outlives the job, so that deleting the advert does not delete what people said of it', async () => {
    const job_id = await post('Soon gone');
    await seeker.from('job_reports').insert({ job_id, reason: 'contact' });
    expect((await employer.from('jobs').delete().eq('id', job_id)).error).toBeNull();
    const { data } = await seeker.from('job_reports').select('job_id, reason, company').eq('title', 'Soon gone');
    expect(data).toEqual([{ job_id: null, reason: 'contact', company: expect.any(String) }]);
  });

  test('A report of a draft tells nothing of it', async () => {
    const job_id = await post('Secret plan', 'draft');
    const { data } = await seeker.from('job_reports').insert({ job_id, reason: 'other' }).select('title, company');
    expect(data).toEqual([{ title: null, company: null }]);
  });

  test.each<[string, { external_id?: string; reason: string; details?: string }, string]>([
    ['no job', { reason: 'money' }, '23514'],
    ['no feed', { external_id: 'nothing', reason: 'money' }, '23514'],
    ['a reason of its own', { external_id: 'adzuna:2', reason: 'boring' }, '23514'],
    ['more than 2,000 characters', { external_id: 'adzuna:2', reason: 'other', details: 'x'.repeat(2_001) }, '23514'],
  ])('A report with %s is refused', async (_, report, code) => {
    expect((await seeker.from('job_reports').insert(report)).error?.code).toBe(code);
  });

  test('A report of two jobs, of a job that is not there, or in the name of somebody else is refused', async () => {
    const reports = seeker.from('job_reports');
    const job_id = await post('One of two');
    expect((await reports.insert({ job_id, external_id: 'adzuna:3', reason: 'fake' })).error?.code).toBe('23514');
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect((await reports.insert({ job_id: nowhere, reason: 'fake' })).error?.code).toBe('23503');
    const forged = { job_id, user_id: idOf('employer'), reason: 'fake' };
    expect((await reports.insert(forged)).error?.code).toBe('42501');
    expect((await reports.insert({ job_id, reason: 'fake', title: 'Slander' })).error?.code).toBe('42501');
    expect((await reports.update({ reason: 'other' }).eq('reason', 'money')).error?.code).toBe('42501');
    expect((await reports.delete().eq('reason', 'money')).error?.code).toBe('42501');
  });

  test('A report is in the copy of one’s data, and goes with the account', async () => {
    const { client, id } = await registered(backend, 'reporter');
    await client.from('job_reports').insert({ external_id: 'adzuna:copy', reason: 'closed' });
    const copy = await client.rpc('export_my_data');
    expect(copy.data).toMatchObject({ job_reports: [{ external_id: 'adzuna:copy', reason: 'closed' }] });
    expect((await client.rpc('delete_my_account')).error).toBeNull();
    expect((await service().from('job_reports').select('id').eq('user_id', id)).data).toEqual([]);
  });
});

describe('Applicants', () => {
  test('Who applied is told to the employer and to an admin, the latest first, without what people keep for themselves', async () => {
    const job_id = await post('Applied for');
    const early = { job_id, title: 'Applied for', notes: 'My secret', applied_at: '2026-11-01T08:00:00Z' };
    await seeker.from('applied_jobs').insert(early);
    const { client: second } = await registered(backend, 'second');
    await second.from('applied_jobs').insert({ job_id, title: 'Applied for', applied_at: '2026-11-02T08:00:00Z' });
    const elsewhere = { adzuna_id: 'adzuna:9', source: 'adzuna', title: 'Elsewhere' };
    await second.from('applied_jobs').insert(elsewhere);

    const nothingMore = { note: null, cv_path: null };
    const expected = [
      {
        full_name: null,
        email: 'second@example.com',
        skills: [],
        applied_at: '2026-11-02T08:00:00+00:00',
        ...nothingMore,
      },
      {
        ...nothingMore,
        full_name: expect.any(String),
        email: 'seeker@example.com',
        skills: expect.arrayContaining([expect.any(String)]),
        applied_at: '2026-11-01T08:00:00+00:00',
      },
    ];
    expect((await employer.rpc('job_applicants', { job_id })).data).toEqual(expected);
    const admin = await registered(backend, 'overseer');
    await service().from('user_roles').update({ role: 'admin' }).eq('user_id', admin.id);
    expect((await admin.client.rpc('job_applicants', { job_id })).data).toEqual(expected);
    expect((await employer.rpc('job_applicants', { job_id: await post('Nobody came') })).data).toEqual([]);
  });

  test('An employer who has lost the role is not told any more who applied', async () => {
    const { client, id } = await registered(backend, 'former');
    const setRole = (role: string) => service().from('user_roles').update({ role }).eq('user_id', id);
    await setRole('employer');
    const company = await client.from('companies').insert({ name: 'Zamani Ltd', owner_id: id }).select('id').single();
    const job = { company_id: company.data?.id ?? null, title: 'Guard' };
    const { data } = await client.from('jobs').insert(job).select('id').single();
    const job_id = data?.id ?? '';
    expect((await client.rpc('job_applicants', { job_id })).data).toEqual([]);
    await setRole('user');
    expect((await client.rpc('job_applicants', { job_id })).error?.code).toBe('42501');
  });

  test('Who applied is told to nobody else, not even whether there is such a job', async () => {
    const job_id = await post('Curious');
    const { client: rival, id } = await registered(backend, 'rival');
    await service().from('user_roles').update({ role: 'employer' }).eq('user_id', id);
    const other = await employer.from('jobs').select('id').neq('company_id', companyId).limit(1).single();
    const unknown = '00000000-0000-4000-8000-000000000000';
    const refusals = [
      await seeker.rpc('job_applicants', { job_id }),
      await rival.rpc('job_applicants', { job_id }),
      await rival.rpc('job_applicants', { job_id: unknown }),
      await employer.rpc('job_applicants', { job_id: unknown }),
      await seeker.rpc('job_applicants', { job_id: other.data?.id ?? '' }),
    ].map(({ error }) => [error?.code, error?.message]);
    expect(new Set(refusals.map(String))).toEqual(new Set(['42501,Only the employer sees who applied']));
    expect((await visitor(backend).rpc('job_applicants', { job_id })).error?.code).toBe('42501');
  });
});
