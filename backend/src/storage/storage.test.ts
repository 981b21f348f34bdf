import type { SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { beginUpload as begin } from '../testing/begin-upload.ts';
import { pdf, png } from '../testing/files.ts';
import { accessToken, seekerId, signedIn } from '../testing/people.ts';
import { startTestBackendWithDatabase } from '../testing/test-backend.ts';

const megabyte = 1024 * 1024;
let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let seeker: SupabaseClient;

beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
  seeker = await signedIn(backend, 'seeker');
});
/** An account keeps five files in a bucket: no test leaves one for the next. */
afterEach(async () => {
  for (const bucket of ['avatars', 'cvs']) {
    const { data } = await seeker.storage.from(bucket).list(seekerId);
    const paths = (data ?? []).map(({ name }) => `${seekerId}/${name}`);
    if (paths.length > 0) await seeker.storage.from(bucket).remove(paths);
  }
});
afterAll(() => backend.close());

async function call(path: string, init: RequestInit = {}, client = seeker): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('apikey', backend.publishableKey);
  headers.set('authorization', `Bearer ${await accessToken(client)}`);
  return await fetch(`${backend.url}/storage/v1/${path}`, { ...init, headers });
}

function beginUpload(path: string, token: string, headers: Record<string, string | number>, bytes: number) {
  return begin(backend, `storage/v1/${path}`, { authorization: `Bearer ${token}`, ...headers }, bytes);
}

function cvs(client = seeker) {
  return client.storage.from('cvs');
}

test.each([
  ['a page', 'application/pdf', '<!doctype html><script>steal()</script>'],
  ['a program', 'application/msword', 'MZ\u0090\u0000'],
  ['a picture in another format', 'image/png', 'GIF89a..........'],
  ['an SVG', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg" onload="steal()"/>'],
  ['nothing known', 'image/jpeg', 'just words'],
])('%s that says it is %s is refused by what is in it', async (_, type, text) => {
  const bucket = type.startsWith('image/') ? 'avatars' : 'cvs';
  const file = new Blob([text], { type });
  const { error } = await seeker.storage.from(bucket).upload(`${seekerId}/face.png`, file);
  expect(error).toMatchObject({ statusCode: '415' });
});

test('A PDF with a few bytes before its header is taken, a page that names one is not', async () => {
  const upload = (text: string) =>
    cvs().upload(`${seekerId}/late.pdf`, new Blob([text], { type: 'application/pdf' }), { upsert: true });
  expect((await upload(`From the printer\r\n%PDF-1.7 mine`)).error).toBeNull();
  expect((await upload(' \n<html>%PDF-1.7 <script>steal()</script>')).error).toMatchObject({ statusCode: '415' });
  expect((await upload(`${' '.repeat(1_100)}%PDF-1.7 mine`)).error).toMatchObject({ statusCode: '415' });
});

test.each(['blob', 'plain'])('A bucket keeps its size limit for a %s upload', async (kind) => {
  const bytes = new Uint8Array(10 * megabyte + 1);
  const body = kind === 'blob' ? new Blob([bytes], { type: 'application/pdf' }) : bytes;
  const { error } = await cvs().upload(`${seekerId}/big-${kind}.pdf`, body, { contentType: 'application/pdf' });
  expect(error).toMatchObject({ statusCode: '413' });
});

test('A sixth file is refused with a sentence for people, and another refusal keeps its own', async () => {
  const path = (name: string) => `${seekerId}/${name}.pdf`;
  const names = ['one', 'two', 'three', 'four', 'five'];
  for (const name of names) expect((await cvs().upload(path(name), pdf(name))).error).toBeNull();
  const { error } = await cvs().upload(path('six'), pdf('six'));
  expect(error?.message).toBe('You can keep 5 files here. Delete one before you upload another.');
  const elsewhere = await cvs().upload(`${crypto.randomUUID()}/six.pdf`, pdf('six'));
  expect(elsewhere.error?.message).not.toContain('5 files');
  expect((await cvs().upload(path('one'), pdf('again'), { upsert: true })).error).toBeNull();
  await cvs().remove(names.map(path));
});

test('An upload that states no length is measured as it arrives', async () => {
  const path = `object/cvs/${seekerId}/chunked.pdf`;
  const headers = { 'content-type': 'application/pdf', 'transfer-encoding': 'chunked' };
  const upload = beginUpload(path, await accessToken(seeker), headers, 10 * megabyte + 1);
  expect(await upload.status).toBe(413);
  upload.end();
});

test('Whoever may not upload is refused before the body is there', async () => {
  const newcomer = await accessToken(await signedIn(backend, 'newcomer'));
  const large = { 'content-type': 'application/pdf', 'content-length': 9 * megabyte };
  const own = `object/cvs/${seekerId}/late.pdf`;
  const refused: [string, string, Record<string, string | number>, number][] = [
    [own, 'no.such.token', large, 401],
    [own, newcomer, large, 403],
    [own, await accessToken(seeker), { ...large, 'content-type': 'text/html' }, 415],
    [own, await accessToken(seeker), { ...large, 'content-length': 11 * megabyte }, 413],
    [`object/backups/${seekerId}/late.pdf`, await accessToken(seeker), large, 400],
  ];
  for (const [path, token, headers, status] of refused) {
    const upload = beginUpload(path, token, headers, 10);
    expect(await upload.status, `${path} ${status}`).toBe(status);
    upload.end();
  }
});

test('One account has one upload at a time; the next works as soon as the first is gone', async () => {
  const token = await accessToken(seeker);
  const headers = { 'content-type': 'application/pdf', 'content-length': megabyte };
  const begin = () => beginUpload(`object/cvs/${seekerId}/slow.pdf`, token, headers, 10);
  let first = begin();
  const second = () => cvs().upload(`${seekerId}/quick.pdf`, pdf('quick'), { upsert: true });
  const isRefused = async () => {
    const { error } = await second();
    // When the second one came first, the first one was refused.
    if (first.isOver()) first = begin();
    return error;
  };
  await expect.poll(isRefused).toMatchObject({ statusCode: '429' });
  first.end();
  await expect.poll(async () => (await second()).error).toBeNull();
});

test('Who uploads without a pause is asked to wait, and nobody else is', async () => {
  const newcomer = await signedIn(backend, 'newcomer');
  const { data } = await newcomer.auth.getUser();
  const form = () => {
    const body = new FormData();
    body.append('cacheControl', '60');
    return body;
  };
  const upload = () => call(`object/cvs/${data.user?.id}/x.pdf`, { method: 'POST', body: form() }, newcomer);
  for (let count = 0; count < 30; count += 1) expect((await upload()).status).toBe(400);
  const refused = await upload();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
  expect((await cvs().upload(`${seekerId}/calm.pdf`, pdf('calm'))).error).toBeNull();
});

test('What no screen needs is not served', async () => {
  const body = (value: unknown) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });
  const copy = {
    bucketId: 'cvs',
    sourceKey: `${seekerId}/guarded.pdf`,
    destinationBucket: 'avatars',
    destinationKey: `${seekerId}/out.pdf`,
  };
  for (const path of ['object/copy', 'object/move']) expect((await call(path, body(copy))).status, path).toBe(404);
  for (const path of ['bucket', 'bucket/cvs', `object/info/cvs/${seekerId}/guarded.pdf`, 'status']) {
    expect((await call(path)).status, path).toBe(404);
  }
  expect((await call('bucket', body({ id: 'more', name: 'more' }))).status).toBe(404);
  expect((await call(`object/upload/sign/cvs/${seekerId}/later.pdf`, body({}))).status).toBe(404);
  expect((await call('object/sign/cvs', body({ expiresIn: 60, paths: [] }))).status).toBe(404);
});

test.each([
  '.hidden.pdf',
  '..',
  'a%2Fb.pdf',
  'a%5Cb.pdf',
  '100%25.pdf',
  'a%00.pdf',
  'a%0Ab.pdf',
  '%E0%A4%A.pdf',
  '%E2%80%AEfdp.exe',
  'x'.repeat(201),
])('No file is called %s', async (name) => {
  const headers = { 'content-type': 'application/pdf' };
  const response = await call(`object/cvs/${seekerId}/${name}`, {
    method: 'POST',
    headers,
    body: await pdf('x').arrayBuffer(),
  });
  expect([400, 404]).toContain(response.status);
});

test('A picture is public and runs nothing at the origin of the product, a CV is not public', async () => {
  const pictures = seeker.storage.from('avatars');
  await pictures.upload(`${seekerId}/face.png`, png(), { upsert: true });
  const response = await fetch(pictures.getPublicUrl(`${seekerId}/face.png`).data.publicUrl);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  await cvs().upload(`${seekerId}/private.pdf`, pdf('private'));
  expect((await fetch(`${backend.url}/storage/v1/object/public/cvs/${seekerId}/private.pdf`)).status).toBe(400);
});

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
