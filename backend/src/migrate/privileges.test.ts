import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessToken, employerId, seekerId, signedIn, visitor } from '../testing/people.ts';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

test('Nobody can raise their own role, also after the first request of a start', async () => {
  const seeker = await signedIn(backend, 'seeker');
  await seeker.from('jobs').select('id').limit(1);
  for (const change of [{ role: 'admin' }, { email: 'else@example.com' }, { id: employerId }]) {
    const { error } = await seeker.from('profiles').update(change).eq('id', seekerId);
    expect(error?.code, JSON.stringify(change)).toBe('42501');
  }
  const { data } = await seeker.from('profiles').select('id, role, email');
  expect(data).toEqual([{ id: seekerId, role: 'user', email: 'seeker@example.com' }]);
});

test('A role sent along at registration is ignored', async () => {
  const client = visitor(backend);
  const credentials = { email: 'climber@example.com', password: 'baobab-kettle-71' };
  await client.auth.signUp({ ...credentials, options: { data: { name: 'Climber', role: 'admin' } } });
  expect((await client.auth.signInWithPassword(credentials)).error).toBeNull();
  const { data: profile } = await client.from('profiles').select('name, role, email').single();
  expect(profile).toEqual({ name: 'Climber', role: 'user', email: 'climber@example.com' });
});

test.each(['profiles', 'companies', 'jobs'])('A visitor writes nothing of %s', async (table) => {
  const client = visitor(backend);
  const answers = await Promise.all([
    client.from(table).insert({ id: employerId }),
    client.from(table).update({ name: 'x' }).eq('id', employerId),
    client.from(table).delete().eq('id', employerId),
  ]);
  for (const { status, data } of answers) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(data).toBeNull();
  }
});

test('A visitor reads active jobs and companies, but not who owns them, and nothing of people', async () => {
  const client = visitor(backend);
  const { data: jobs } = await client.from('jobs').select('title, status, company:companies (name)').limit(5);
  expect(jobs?.map(({ status }) => status)).toEqual(Array(5).fill('active'));
  expect((await client.from('companies').select('owner_id')).status).toBeGreaterThanOrEqual(400);
  expect((await client.from('profiles').select('id')).status).toBeGreaterThanOrEqual(400);
});

test("People read and change no profile but their own, and can't add or delete one", async () => {
  const seeker = await signedIn(backend, 'seeker');
  expect((await seeker.from('profiles').select('id')).data).toEqual([{ id: seekerId }]);
  const { data: changed } = await seeker.from('profiles').update({ bio: 'Mine now' }).eq('id', employerId).select('id');
  expect(changed).toEqual([]);
  expect((await seeker.from('profiles').delete().eq('id', seekerId)).error?.code).toBe('42501');
  expect((await seeker.from('profiles').insert({ id: employerId, email: 'x@example.com' })).error?.code).toBe('42501');
});

test('Only the owner of a company changes it and its jobs, and nobody marks rows as demo data', async () => {
  const [seeker, employer] = [await signedIn(backend, 'seeker'), await signedIn(backend, 'employer')];
  const { data: company } = await employer
    .from('companies')
    .insert({ name: 'Kijani Works', owner_id: employerId })
    .select('id, is_demo')
    .single();
  expect(company?.is_demo).toBe(false);
  const draft = { company_id: company?.id, title: 'Welder', status: 'draft' };
  const { data: job } = await employer.from('jobs').insert(draft).select('id, company_name').single();
  expect(job?.company_name).toBe('Kijani Works');

  expect((await seeker.from('jobs').select('id').eq('id', job?.id)).data).toEqual([]);
  expect((await seeker.from('jobs').insert(draft)).error?.code).toBe('42501');
  expect((await seeker.from('companies').insert({ name: 'Own', owner_id: seekerId })).error?.code).toBe('42501');
  expect((await seeker.from('companies').update({ name: 'Taken' }).eq('id', company?.id).select('id')).data).toEqual(
    [],
  );
  expect((await employer.from('jobs').update({ is_demo: true }).eq('id', job?.id)).error?.code).toBe('42501');

  await employer.from('companies').update({ name: 'Kijani Workshops' }).eq('id', company?.id);
  const { data: renamed } = await employer.from('jobs').select('company_name').eq('id', job?.id).single();
  expect(renamed?.company_name).toBe('Kijani Workshops');
});

test('A refused value is answered with the code and status of PostgREST', async () => {
  const seeker = await signedIn(backend, 'seeker');
  const { error, status } = await seeker.from('profiles').update({ website: 'javascript:alert(1)' }).eq('id', seekerId);
  expect([status, error?.code]).toEqual([400, '23514']);
});

test('Timestamps have the form of ISO 8601', async () => {
  const token = await accessToken(await signedIn(backend, 'seeker'));
  const response = await fetch(`${backend.url}/rest/v1/profiles?select=created_at`, {
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}` },
  });
  expect(await response.json()).toEqual([{ created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/) }]);
});
