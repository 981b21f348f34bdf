import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database.types.ts';
import { idOf, registered, signedIn, visitor } from './people.ts';

type Client = ReturnType<typeof visitor>;

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let employer: Client;
let jobId: string;
let people = 0;

beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
  employer = await signedIn(backend, 'employer');
  jobId = await postJob(employer, idOf('employer'));
});
afterAll(() => backend.close());

const service = () => createClient<Database>(backend.url, backend.secretKey, { auth: { persistSession: false } });

const setRole = (id: string, role: string) => service().from('user_roles').update({ role }).eq('user_id', id);

async function postJob(client: Client, ownerId: string): Promise<string> {
  const company = { name: `Works of ${ownerId}`, owner_id: ownerId };
  const { data: owned } = await client.from('companies').insert(company).select('id').single();
  const job = { company_id: owned?.id ?? null, title: 'Welder', status: 'active' };
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
  const { data } = await service().from('profiles').select('email').eq('id', id).single();
  const answer = await client.rpc('job_applicants', { job_id: jobId });
  const rows = answer.data as { email: string; note: string | null; cv_path: string | null }[];
  return rows.find(({ email }) => email === data?.email);
}

test('A CV is closed to everybody but its person until they share it, and open to that employer alone', async () => {
  const { client, id, path } = await seekerWithCv();
  const { client: rival, id: rivalId } = await registered(backend, 'rival');
  await setRole(rivalId, 'employer');
  await postJob(rival, rivalId);
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

test('What was shared is in the copy of one’s data', async () => {
  const { client } = await seekerWithCv();
  await apply(client, { shares_cv: true, employer_note: 'Hello' });
  const copy = await client.rpc('export_my_data');
  expect(copy.data).toMatchObject({ applied_jobs: [{ shares_cv: true, employer_note: 'Hello' }] });
});
