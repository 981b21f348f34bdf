import type { SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdf } from '../testing/files.ts';
import { seekerId, signedIn } from '../testing/people.ts';
import { startTestBackendWithDatabase } from '../testing/test-backend.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let seeker: SupabaseClient;

beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
  seeker = await signedIn(backend, 'seeker');
});
afterAll(() => backend.close());

function cvs(client = seeker) {
  return client.storage.from('cvs');
}

test('A signed address opens a private file to whoever holds it, and no cache keeps it', async () => {
  await cvs().upload(`${seekerId}/signed.pdf`, pdf('signed'));
  const { data } = await cvs().createSignedUrl(`${seekerId}/signed.pdf`, 3_600);
  const address = data?.signedUrl ?? '';
  const response = await fetch(address);
  expect([response.status, await response.text()]).toEqual([200, await pdf('signed').text()]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const claims = JSON.parse(atob((new URL(address).searchParams.get('token') ?? '').split('.')[1] ?? ''));
  expect(claims.exp * 1_000).toBeLessThanOrEqual(Date.now() + 61_000);
});

test('A signed address opens a file whose name has spaces and letters of any language', async () => {
  const path = `${seekerId}/Wasifu wangu – ũ.pdf`;
  await cvs().upload(path, pdf('spaces'));
  const { data } = await cvs().createSignedUrl(path, 60);
  expect((await fetch(data?.signedUrl ?? '')).status).toBe(200);
  await cvs().remove([path]);
});

test('A signed address is for one version of a file, and ends with the session that signed it', async () => {
  const phone = await signedIn(backend, 'employer');
  const { data: user } = await phone.auth.getUser();
  const path = `${user.user?.id}/offer.pdf`;
  await cvs(phone).upload(path, pdf('first version'));
  const sign = async () => (await cvs(phone).createSignedUrl(path, 60)).data?.signedUrl ?? '';
  const first = await sign();
  expect((await fetch(first)).status).toBe(200);
  await cvs(phone).upload(path, pdf('second version'), { upsert: true });
  expect((await fetch(first)).status).toBe(400);
  const second = await sign();
  expect((await fetch(second)).status).toBe(200);
  await phone.auth.signOut({ scope: 'local' });
  expect((await fetch(second)).status).toBe(400);
});

test('A forged or broken signature, and one of another file, is refused with status 400', async () => {
  await cvs().upload(`${seekerId}/guarded.pdf`, pdf('guarded'), { upsert: true });
  await cvs().upload(`${seekerId}/other.pdf`, pdf('other'), { upsert: true });
  const { data } = await cvs().createSignedUrl(`${seekerId}/other.pdf`, 60);
  const forged = await new SignJWT({ object: `cvs/${seekerId}/guarded.pdf`, version: '1', user: seekerId })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode('another secret that is long enough for HS256'));
  const address = `${backend.url}/storage/v1/object/sign/cvs/${seekerId}/guarded.pdf`;
  const moved = data?.signedUrl.replace('other.pdf', 'guarded.pdf') ?? '';
  const answers = await Promise.all(
    [moved, `${address}?token=${forged}`, `${address}?token=broken`, address].map((each) => fetch(each)),
  );
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
});
