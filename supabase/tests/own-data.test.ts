import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '../seed/resources.ts';
import { idOf, registered, signedIn } from './people.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
});
afterAll(() => backend.close());

const rows = (statement: string, parameters: string[] = []) => backend.database.query(statement, parameters);

const letter = () => new Blob(['%PDF-1.7 mine'], { type: 'application/pdf' });

test.each(['saved_jobs', 'applied_jobs'] as const)('In %s a job or a posting is kept once', async (table) => {
  const seeker = await signedIn(backend, 'seeker');
  const { data: job } = await seeker.from('jobs').select('id, title').limit(1).single();
  const row = { user_id: idOf('seeker'), job_id: job?.id ?? null, title: job?.title ?? '' };
  expect((await seeker.from(table).insert(row)).error).toBeNull();
  expect((await seeker.from(table).insert(row)).error?.code).toBe('23505');
  expect((await seeker.from(table).select('job_id')).data).toEqual([{ job_id: job?.id }]);

  const external = { adzuna_id: 'adzuna:42', title: 'Elsewhere', source: 'adzuna' };
  expect((await seeker.from(table).insert(external)).error).toBeNull();
  expect((await seeker.from(table).insert(external)).error?.code).toBe('23505');
  const both = await seeker.from(table).insert({ ...external, job_id: job?.id ?? null });
  const none = await seeker.from(table).insert({ title: 'Nothing' });
  expect([both.error?.code, none.error?.code]).toEqual(['23514', '23514']);
});

test('An application keeps its notes when the employer deletes the job', async () => {
  const [employer, seeker] = [await signedIn(backend, 'employer'), await signedIn(backend, 'seeker')];
  const { data: company } = await employer
    .from('companies')
    .select('id')
    .eq('owner_id', idOf('employer'))
    .limit(1)
    .single();
  const { data: job } = await employer
    .from('jobs')
    .insert({ company_id: company?.id ?? null, title: 'Short-lived' })
    .select('id')
    .single();
  const application = { job_id: job?.id ?? null, title: 'Short-lived', notes: 'Ask about the pay' };
  expect((await seeker.from('applied_jobs').insert(application)).error).toBeNull();
  expect(
    (
      await employer
        .from('jobs')
        .delete()
        .eq('id', job?.id ?? '')
    ).error,
  ).toBeNull();
  const { data } = await seeker.from('applied_jobs').select('job_id, notes').eq('title', 'Short-lived');
  expect(data).toEqual([{ job_id: null, notes: 'Ask about the pay' }]);
});

test('A role that is made in the database reaches the profile and the policies', async () => {
  const { client, id } = await registered(backend, 'founder');
  expect((await client.from('companies').insert({ name: 'Early', owner_id: id })).error?.code).toBe('42501');
  expect((await client.from('user_roles').select('user_id, role')).data).toEqual([{ user_id: id, role: 'user' }]);

  await rows(`update public.user_roles set role = 'employer' where user_id = $1`, [id]);
  expect((await client.from('profiles').select('role').single()).data).toEqual({ role: 'employer' });
  expect((await client.from('companies').insert({ name: 'Now', owner_id: id })).error).toBeNull();
  expect((await client.from('companies').insert({ name: 'Theirs', owner_id: idOf('seeker') })).error?.code).toBe(
    '42501',
  );

  const resource = { title: 'How to', url: 'https://example.com/how-to' };
  expect((await client.from('resources').insert(resource)).error?.code).toBe('42501');
  await rows(`update public.user_roles set role = 'admin' where user_id = $1`, [id]);
  expect((await client.from('resources').insert(resource)).error).toBeNull();
  const { data } = await client.from('jobs').update({ status: 'closed' }).eq('title', 'Accountant').select('status');
  expect(data?.length).toBeGreaterThan(0);
});

test('A profile points at the CV of its person, and at none when that is deleted', async () => {
  const { client, id } = await registered(backend, 'applicant');
  const profile = async () => (await client.from('profiles').select('cv_url, resume_text').single()).data;
  const document = (name: string, hash: string) => ({
    user_id: id,
    path: `${id}/${name}`,
    size_bytes: 9,
    mime_type: 'application/pdf',
    sha256: hash.repeat(64),
    extracted_text: 'Welder',
  });
  const store = (row: ReturnType<typeof document>) =>
    client.from('cv_documents').upsert(row, { onConflict: 'user_id' });
  await client.from('profiles').update({ resume_text: 'Of another CV' }).eq('id', id);
  expect((await store(document('one.pdf', 'a'))).error).toBeNull();
  expect(await profile()).toEqual({ cv_url: `${id}/one.pdf`, resume_text: null });
  expect((await store(document('two.pdf', 'b'))).error).toBeNull();
  expect(await profile()).toEqual({ cv_url: `${id}/two.pdf`, resume_text: null });
  expect((await client.from('cv_documents').delete().eq('user_id', id)).error).toBeNull();
  expect(await profile()).toEqual({ cv_url: null, resume_text: null });
});

test('Everything of one’s own is exported, and nothing of others', async () => {
  const [seeker, newcomer] = [await signedIn(backend, 'seeker'), await signedIn(backend, 'newcomer')];
  await newcomer.storage.from('cvs').upload(`${idOf('newcomer')}/cv.pdf`, letter());
  await seeker.from('feedback').insert({ text: 'Bigger letters, please' });
  await rows(`select public.take_ai_quota($1, 'chat', 120, 9, null, null)`, [idOf('newcomer')]);
  await newcomer.from('feedback').insert({ text: 'Hello' });
  const { data } = await newcomer.rpc('export_my_data');
  expect(data).toMatchObject({
    account: { id: idOf('newcomer'), email: 'newcomer@example.com' },
    profile: { id: idOf('newcomer') },
    role: { role: 'user' },
    saved_jobs: [],
    feedback: [{ text: 'Hello' }],
    ai_usage: [{ kind: 'chat', calls: 1, characters: 120 }],
    counters: [
      { kind: 'feedback', day: '-infinity', uses: 1 },
      { kind: 'feedback', uses: 1 },
    ],
    files: [{ bucket: 'cvs', path: `${idOf('newcomer')}/cv.pdf` }],
  });
  const text = JSON.stringify((await seeker.rpc('export_my_data')).data);
  expect(text).toContain('Bigger letters, please');
  expect(text).not.toContain(idOf('newcomer'));
});

test('The export names every table that holds something of a person, and has what is theirs alone', async () => {
  const [{ client }, { client: reader }] = [await registered(backend, 'writer'), await registered(backend, 'reader')];
  const [company, job] = [
    await reader.from('companies').select('id').limit(1),
    await reader.from('jobs').select('id').limit(1),
  ];
  const [{ id: company_id } = { id: '' }] = company.data ?? [];
  const application = { job_id: job.data?.[0]?.id ?? '', title: 'Welder', shares_cv: false, employer_note: 'Hello' };
  const completed = { resource_id: '5eed0c00-0000-4000-8000-000000000001' };
  const written = [
    await client.from('job_reports').insert({ external_id: 'adzuna:copy', reason: 'closed' }),
    await client.from('company_reports').insert({ company_id, reason: 'treatment' }),
    await client.from('consents').insert({ kind: 'ai_cv' }),
    await client.from('completed_resources').insert(completed),
    await client.from('applied_jobs').insert(application),
  ];
  expect(written.map(({ error }) => error)).toEqual(written.map(() => null));
  expect((await client.rpc('export_my_data')).data).toMatchObject({
    job_reports: [{ external_id: 'adzuna:copy', reason: 'closed' }],
    company_reports: [{ company_id, reason: 'treatment' }],
    consents: [{ kind: 'ai_cv', withdrawn_at: null }],
    completed_resources: [{ ...completed, title: resources[0]?.title, url: resources[0]?.url }],
    applied_jobs: [application],
  });
  const { data } = await reader.rpc('export_my_data');
  expect(Object.values(Object(data)).filter((part) => Array.isArray(part) && part.length > 0)).toEqual([]);
  const tables = await rows(`
    select distinct conrelid::regclass::text as place from pg_constraint
    where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
      and confrelid in ('auth.users'::regclass, 'public.profiles'::regclass, 'public.companies'::regclass)
    order by 1`);
  const keys = Object.keys(data instanceof Object && !Array.isArray(data) ? data : {});
  const named: Record<string, string> = {
    profiles: 'profile',
    user_roles: 'role',
    cv_documents: 'cv_document',
    'private.account_counters': 'counters',
    'private.person_facts': 'match_facts',
  };
  for (const { place } of tables.map((row) => Object(row))) expect(keys).toContain(named[place] ?? place);
  expect(tables.length).toBeGreaterThanOrEqual(8);
});

test('An account goes with all its rows and sessions, but not before its files', async () => {
  const { client, id } = await registered(backend, 'leaver');
  await rows(`update public.user_roles set role = 'employer' where user_id = $1`, [id]);
  await client.from('companies').insert({ name: 'Leaving Ltd', owner_id: id });
  await client.from('feedback').insert({ text: 'Goodbye' });
  await client.storage.from('cvs').upload(`${id}/cv.pdf`, letter());
  const refused = await client.rpc('delete_my_account');
  expect([refused.status, refused.error?.code, refused.error?.message]).toEqual([
    400,
    'P0001',
    'Remove your files first: 1 left',
  ]);
  expect((await client.storage.from('cvs').remove([`${id}/cv.pdf`])).error).toBeNull();
  expect((await client.rpc('delete_my_account')).error).toBeNull();

  const left = await rows(
    `select (select count(*) from auth.users where id = $1)::int as users,
       (select count(*) from auth.sessions where user_id::text = $1::text)::int as sessions,
       (select count(*) from public.profiles where id = $1)::int as profiles,
       (select count(*) from public.user_roles where user_id = $1)::int as roles,
       (select count(*) from public.companies where name = 'Leaving Ltd')::int as companies,
       (select count(*) from public.feedback where text = 'Goodbye')::int as feedback`,
    [id],
  );
  expect(left).toEqual([{ users: 0, sessions: 0, profiles: 0, roles: 0, companies: 0, feedback: 0 }]);
  expect((await client.auth.refreshSession()).error).not.toBeNull();
});

test('A profile points at files of its own alone, and at addresses that are what they seem', async () => {
  const { client, id } = await registered(backend, 'pointer');
  const change = async (columns: { cv_url?: string; avatar_url?: string; website?: string; github?: string }) =>
    (await client.from('profiles').update(columns).eq('id', id)).error?.code;
  const picture = `http://localhost:3000/storage/v1/object/public/avatars/${id}/picture.jpg`;
  for (const good of [
    { cv_url: `${id}/cv.pdf` },
    { avatar_url: picture },
    { website: 'https://medium.com/@amina?from=a@b.example' },
  ]) {
    expect(await change(good), JSON.stringify(good)).toBeUndefined();
  }
  const other = crypto.randomUUID();
  for (const bad of [
    { cv_url: `${other}/cv.pdf` },
    { cv_url: 'https://evil.example/cv.pdf' },
    { avatar_url: picture.replace(id, other) },
    { avatar_url: `https://evil.example/track.gif?${picture}` },
    { avatar_url: `${picture}/../../${other}/picture.jpg` },
    { website: 'https://linkedin.com@evil.example/in/amina' },
    { website: 'https://linkedin.com\\@evil.example/' },
    { github: 'https://evil.example/\u202egpj.exe' },
  ]) {
    expect(await change(bad), JSON.stringify(bad)).toBe('23514');
  }
});
