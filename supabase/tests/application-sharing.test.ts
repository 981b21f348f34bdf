import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf, registered, service, signedIn, visitor } from './people.ts';

type Client = ReturnType<typeof visitor>;

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let employer: Client;
let seeker: Client;
let companyId: string;
let jobId: string;
let people = 0;

beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
  employer = await signedIn(backend, 'employer');
  seeker = await signedIn(backend, 'seeker');
  companyId = await addCompany(employer, idOf('employer'));
  jobId = await postJob(employer, companyId);
});
afterAll(() => backend.close());

const setRole = (id: string, role: string) => service(backend).from('user_roles').update({ role }).eq('user_id', id);

async function addCompany(client: Client, owner_id: string): Promise<string> {
  const company = { name: `Works of ${owner_id}`, owner_id };
  const { data, error } = await client.from('companies').insert(company).select('id').single();
  if (error) throw error;
  return data.id;
}

async function postJob(client: Client, company_id: string, title = 'Welder'): Promise<string> {
  const job = { company_id, title, status: 'active' };
  const { data, error } = await client.from('jobs').insert(job).select('id').single();
  if (error) throw error;
  return data.id;
}

/** Somebody new with a CV. */
async function seekerWithCv() {
  people += 1;
  const { client, id } = await registered(backend, `sharer${people}`);
  const path = await storeCv(client, id, 'cv.pdf');
  return { client, id, path };
}

async function storeCv(client: Client, id: string, name: string): Promise<string> {
  const path = `${id}/${name}`;
  const file = new Blob([`%PDF-1.7 ${name}`], { type: 'application/pdf' });
  const { error } = await client.storage.from('cvs').upload(path, file);
  if (error) throw error;
  const row = { user_id: id, path, size_bytes: file.size, mime_type: file.type };
  const stored = await client.from('cv_documents').upsert(row, { onConflict: 'user_id' });
  if (stored.error) throw stored.error;
  return path;
}

const apply = (client: Client, more: object = {}) =>
  client.from('applied_jobs').insert({ job_id: jobId, title: 'Welder', ...more });

/** Whether somebody can open the file, by every way that there is. */
async function opens(client: Client, path: string): Promise<boolean> {
  const files = client.storage.from('cvs');
  const download = await files.download(path);
  const link = await files.createSignedUrl(path, 60);
  expect(download.error === null).toBe(link.error === null);
  return download.error === null;
}

async function told(client: Client, id: string) {
  const { data } = await service(backend).from('profiles').select('email').eq('id', id).single();
  const answer = await client.rpc('job_applicants', { job_id: jobId });
  const rows = answer.data as { email: string; note: string | null; cv_path: string | null }[];
  return rows.find(({ email }) => email === data?.email);
}

test('A CV is closed to everybody but its person until they share it, and open to that employer alone', async () => {
  const { client, id, path } = await seekerWithCv();
  const { client: rival, id: rivalId } = await registered(backend, 'rival');
  await setRole(rivalId, 'employer');
  await postJob(rival, await addCompany(rival, rivalId));
  const { client: admin, id: adminId } = await registered(backend, 'overseer');
  await setRole(adminId, 'admin');
  const stranger = await signedIn(backend, 'newcomer');

  expect((await apply(client)).error).toBeNull();
  expect(await told(employer, id)).toMatchObject({ note: null, cv_path: null });
  expect(await opens(employer, path)).toBe(false);

  const more = { shares_cv: true, employer_note: 'I can start on Monday.' };
  expect((await client.from('applied_jobs').update(more).eq('job_id', jobId)).error).toBeNull();
  expect(await told(employer, id)).toMatchObject({ note: 'I can start on Monday.', cv_path: path });
  expect(await opens(client, path)).toBe(true);
  expect(await opens(employer, path)).toBe(true);
  for (const other of [visitor(backend), stranger, rival, admin]) expect(await opens(other, path)).toBe(false);
  // Those who run the installation see who applied; a letter and a CV were given to the employer.
  expect(await told(admin, id)).toMatchObject({ note: null, cv_path: null });
  // What is shared can be read, and nothing else.
  const files = employer.storage.from('cvs');
  await files.remove([path]);
  expect(
    (await files.upload(path, new Blob(['%PDF-1.7'], { type: 'application/pdf' }), { upsert: true })).error,
  ).not.toBe(null);
  expect(await opens(client, path)).toBe(true);
});

test('Who stops sharing closes the CV at once, also to an address that was made before', async () => {
  const { client, id, path } = await seekerWithCv();
  await apply(client, { shares_cv: true, employer_note: 'Read me' });
  const { data } = await employer.storage.from('cvs').createSignedUrl(path, 60);
  const open = () => fetch(data?.signedUrl ?? '');
  expect((await open()).status).toBe(200);
  const nothing = { shares_cv: false, employer_note: null };
  await client.from('applied_jobs').update(nothing).eq('job_id', jobId);
  expect((await open()).status).toBe(400);
  expect(await opens(employer, path)).toBe(false);
  expect(await told(employer, id)).toMatchObject({ note: null, cv_path: null });
});

test('Who takes the application off their list, and an employer who loses the role, end the sharing too', async () => {
  const { client, path } = await seekerWithCv();
  await apply(client, { shares_cv: true });
  expect(await opens(employer, path)).toBe(true);
  await setRole(idOf('employer'), 'user');
  expect(await opens(employer, path)).toBe(false);
  expect((await employer.rpc('job_applicants', { job_id: jobId })).error?.code).toBe('42501');
  await setRole(idOf('employer'), 'employer');
  await client.from('applied_jobs').delete().eq('job_id', jobId);
  expect(await opens(employer, path)).toBe(false);
});

test('A newer CV takes the place of the one that was shared; a deleted one ends it, and the next one is not shared', async () => {
  const { client, id, path } = await seekerWithCv();
  await apply(client, { shares_cv: true });
  const newer = await storeCv(client, id, 'newer.pdf');
  expect([await opens(employer, path), await opens(employer, newer)]).toEqual([false, true]);
  await client.from('cv_documents').delete().eq('user_id', id);
  expect(await opens(employer, newer)).toBe(false);
  await storeCv(client, id, 'next.pdf');
  expect(await told(employer, id)).toMatchObject({ cv_path: null });
});

test('What cannot be shared is refused: a CV that is not there, an empty or long note, anything with a job elsewhere', async () => {
  const { client } = await registered(backend, 'without');
  const refused = async (more: object) => (await apply(client, more)).error?.code;
  expect(await refused({ shares_cv: true })).toBe('23514');
  expect(await refused({ employer_note: '  ' })).toBe('23514');
  expect(await refused({ employer_note: 'x'.repeat(1_001) })).toBe('23514');
  const elsewhere = { job_id: null, adzuna_id: 'adzuna:8', source: 'adzuna' };
  expect(await refused({ ...elsewhere, employer_note: 'Hello' })).toBe('23514');
  expect(await refused(elsewhere)).toBeUndefined();
});

describe('Applicants', () => {
  test('Who applied is told to the employer and to an admin, the latest first, without what people keep for themselves', async () => {
    const job_id = await postJob(employer, companyId, 'Applied for');
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
    const admin = await registered(backend, 'admin');
    await setRole(admin.id, 'admin');
    expect((await admin.client.rpc('job_applicants', { job_id })).data).toEqual(expected);
    expect((await employer.rpc('job_applicants', { job_id: await postJob(employer, companyId) })).data).toEqual([]);
  });

  test('Who applied is told to nobody else, not even whether there is such a job', async () => {
    const job_id = await postJob(employer, companyId);
    const { client: rival, id } = await registered(backend, 'competitor');
    await setRole(id, 'employer');
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

const inForce = { kind: 'ai_cv', withdrawn_at: null };

test('A consent is given once, taken back, and given again, and every time is kept', async () => {
  const { client } = await registered(backend, 'consenter');
  expect((await client.from('consents').insert({ kind: 'ai_cv' })).error).toBeNull();
  expect((await client.from('consents').insert({ kind: 'ai_cv' })).error?.code).toBe('23505');
  const taken = await client.from('consents').update({ withdrawn_at: 'infinity' }).eq('kind', 'ai_cv').select();
  expect(taken.data).toHaveLength(1);
  const { given_at: given = '', withdrawn_at: end } = taken.data?.[0] ?? {};
  // The database's own moment, whatever was sent.
  expect(Date.parse(end ?? '')).toBeGreaterThanOrEqual(Date.parse(given));
  expect(Date.parse(end ?? '')).toBeLessThan(Date.parse(given) + 3_600_000);
  expect((await client.from('consents').insert({ kind: 'ai_cv' })).error).toBeNull();
  const { data } = await client.from('consents').select('kind, withdrawn_at').order('given_at');
  expect(data).toEqual([{ kind: 'ai_cv', withdrawn_at: end }, inForce]);
});

test('What was taken back stays so, and nobody changes when it was given', async () => {
  const { client } = await registered(backend, 'changer');
  await client.from('consents').insert({ kind: 'ai_cv' });
  const early = await client
    .from('consents')
    .update({ withdrawn_at: '2001-01-01' })
    .eq('kind', 'ai_cv')
    .select('given_at, withdrawn_at');
  expect(early.data?.[0]?.withdrawn_at).toBe(early.data?.[0]?.given_at);
  const again = await client.from('consents').update({ withdrawn_at: null }).eq('kind', 'ai_cv').select('id');
  expect(again.data).toEqual([]);
  expect((await client.from('consents').update({ given_at: '2001-01-01' }).eq('kind', 'ai_cv')).error?.code).toBe(
    '42501',
  );
  expect((await client.from('consents').delete().eq('kind', 'ai_cv')).error?.code).toBe('42501');
});

test('A consent is the person’s alone', async () => {
  const { client, id } = await registered(backend, 'leaver');
  await client.from('consents').insert({ kind: 'ai_cv' });
  expect((await seeker.from('consents').select('id')).data).toEqual([]);
  expect((await seeker.from('consents').insert({ kind: 'ai_cv', user_id: id })).error?.code).toBe('42501');
  expect((await visitor(backend).from('consents').select('id')).error?.code).toBe('42501');
});

test('A kind is a plain word, and there is an end to changing one’s mind', async () => {
  const { client } = await registered(backend, 'undecided');
  for (const kind of ['', 'AI', 'a b', `a${'b'.repeat(50)}`]) {
    expect((await client.from('consents').insert({ kind })).error?.code, kind).toBe('23514');
  }
  const kinds = Array.from({ length: 200 }, (_, index) => ({
    kind: `kind_${String.fromCharCode(97 + (index % 26))}${String.fromCharCode(97 + Math.floor(index / 26))}`,
  }));
  expect((await client.from('consents').insert(kinds)).error).toBeNull();
  expect((await client.from('consents').insert({ kind: 'one_more' })).error?.code).toBe('FQ001');
});
