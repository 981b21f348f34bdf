import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idOf, registered, signedIn, visitor } from './people.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
});
afterAll(() => backend.close());

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

test('A consent is the person’s alone, is in their export, and goes with the account', async () => {
  const { client, id } = await registered(backend, 'leaver');
  await client.from('consents').insert({ kind: 'ai_cv' });
  const seeker = await signedIn(backend, 'seeker');
  expect((await seeker.from('consents').select('id')).data).toEqual([]);
  expect((await seeker.from('consents').insert({ kind: 'ai_cv', user_id: id })).error?.code).toBe('42501');
  expect((await visitor(backend).from('consents').select('id')).error?.code).toBe('42501');
  expect((await client.rpc('export_my_data')).data).toMatchObject({ account: { id }, consents: [inForce] });
  expect((await seeker.rpc('export_my_data')).data).toMatchObject({ account: { id: idOf('seeker') }, consents: [] });

  expect((await client.rpc('delete_my_account')).error).toBeNull();
  const left = await backend.database.query('select id from public.consents where user_id = $1', [id]);
  expect(left).toEqual([]);
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
