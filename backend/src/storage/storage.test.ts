import { request as httpRequest } from 'node:http';
import type { SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessToken, seekerId, signedIn, visitor } from '../test-support/people.ts';
import { startTestBackendWithDatabase } from '../testing.ts';

const limit = 100_000;
let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let seeker: SupabaseClient;

beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
  const isOwner = '(storage.foldername(name))[1] = auth.uid()::text';
  await backend.database.exclusively(() =>
    backend.database.runScript(`
      insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
        ('letters', 'letters', false, ${limit}, array['application/pdf', 'text/plain']),
        ('pictures', 'pictures', true, null, null);
      create policy "own files" on storage.objects for select to authenticated using (${isOwner});
      create policy "own uploads" on storage.objects for insert to authenticated with check (${isOwner});
      create policy "own changes" on storage.objects for update to authenticated using (${isOwner});
      create policy "own deletions" on storage.objects for delete to authenticated using (${isOwner});`),
  );
  seeker = await signedIn(backend, 'seeker');
});
afterAll(() => backend.close());

function letter(text: string): Blob {
  return new Blob([text], { type: 'application/pdf' });
}

test('A Blob is uploaded with its type, its cache time and its bytes', async () => {
  const files = seeker.storage.from('letters');
  const { error } = await files.upload(`${seekerId}/my letter.pdf`, letter('%PDF one'), { cacheControl: '60' });
  expect(error).toBeNull();
  await files.upload(`${seekerId}/my letter.pdf`, letter('%PDF two'), { upsert: true });

  const { data } = await files.download(`${seekerId}/my letter.pdf`);
  expect([data?.type, await data?.text()]).toEqual(['application/pdf', '%PDF two']);
});

test('A form without a file is refused', async () => {
  const form = new FormData();
  form.append('cacheControl', '60');
  const response = await fetch(`${backend.url}/storage/v1/object/letters/${seekerId}/none.pdf`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${await accessToken(seeker)}` },
    body: form,
  });
  expect(response.status).toBe(400);
});

test('A folder lists its files by name and its sub-folders', async () => {
  const files = seeker.storage.from('letters');
  await files.upload(`${seekerId}/list/first.pdf`, letter('1'));
  await files.upload(`${seekerId}/list/deep/second.pdf`, letter('2'));

  const { data } = await files.list(`${seekerId}/list`);
  expect(data?.map(({ name, id }) => ({ name, isFolder: id === null }))).toEqual(
    expect.arrayContaining([
      { name: 'first.pdf', isFolder: false },
      { name: 'deep', isFolder: true },
    ]),
  );
  expect(data).toHaveLength(2);
});

test('A signed address opens a private file to whoever holds it, and no cache keeps it', async () => {
  const files = seeker.storage.from('letters');
  await files.upload(`${seekerId}/signed.pdf`, letter('%PDF signed'));
  const { data } = await files.createSignedUrl(`${seekerId}/signed.pdf`, 60);

  const response = await fetch(data?.signedUrl ?? '');
  expect([response.status, await response.text()]).toEqual([200, '%PDF signed']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');

  const { data: many } = await files.createSignedUrls([`${seekerId}/signed.pdf`, `${seekerId}/no such.pdf`], 60);
  expect((await fetch(many?.[0]?.signedUrl ?? '')).status).toBe(200);
  expect(many?.[1]).toMatchObject({ signedUrl: null, error: expect.any(String) });
});

test('A file is uploaded to a signed address', async () => {
  const files = seeker.storage.from('letters');
  const { data } = await files.createSignedUploadUrl(`${seekerId}/sent-later.pdf`);
  const { error } = await visitor(backend)
    .storage.from('letters')
    .uploadToSignedUrl(data?.path ?? '', data?.token ?? '', letter('%PDF later'));
  expect(error).toBeNull();
});

test('An expired, forged or broken signature is refused with status 400', async () => {
  const files = seeker.storage.from('letters');
  await files.upload(`${seekerId}/guarded.pdf`, letter('%PDF guarded'));
  const { data } = await files.createSignedUrl(`${seekerId}/guarded.pdf`, -60);
  const forged = await new SignJWT({ sub: `${seekerId}/guarded.pdf`, bucket: 'letters', intent: 'download' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode('another secret that is long enough for HS256'));
  const address = `${backend.url}/storage/v1/object/sign/letters/${seekerId}/guarded.pdf`;
  const addresses = [data?.signedUrl ?? '', `${address}?token=${forged}`, `${address}?token=broken`];
  const answers = await Promise.all(addresses.map((each) => fetch(each)));
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
});

test.each(['blob', 'plain'])('A bucket keeps its size limit for a %s upload', async (kind) => {
  const bytes = new Uint8Array(limit + 1);
  const body = kind === 'blob' ? new Blob([bytes], { type: 'application/pdf' }) : bytes;
  const { error } = await seeker.storage
    .from('letters')
    .upload(`${seekerId}/big-${kind}.pdf`, body, { contentType: 'application/pdf' });
  expect(error).toMatchObject({ statusCode: '413' });
});

test('A bucket keeps its size limit for an upload that states no length', async () => {
  const token = await accessToken(seeker);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const upload = httpRequest(
      `${backend.url}/storage/v1/object/letters/${seekerId}/chunked.pdf`,
      {
        method: 'POST',
        headers: {
          apikey: backend.publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/pdf',
          'transfer-encoding': 'chunked',
        },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    upload.on('error', reject);
    for (let sent = 0; sent <= limit; sent += 10_000) upload.write(Buffer.alloc(10_000));
    upload.end();
  });
  expect(status).toBeGreaterThanOrEqual(400);
  const { data } = await seeker.storage.from('letters').list(seekerId, { search: 'chunked.pdf' });
  expect(data?.filter(({ name }) => name === 'chunked.pdf')).toEqual([]);
});

test("A bucket keeps its list of types, and nobody reads or replaces another's file", async () => {
  const wrongType = await seeker.storage
    .from('letters')
    .upload(`${seekerId}/page.html`, new Blob(['<p>'], { type: 'text/html' }));
  expect(wrongType.error).not.toBeNull();

  await seeker.storage.from('letters').upload(`${seekerId}/private.pdf`, letter('%PDF private'));
  for (const other of [visitor(backend), await signedIn(backend, 'newcomer')]) {
    const files = other.storage.from('letters');
    expect((await files.download(`${seekerId}/private.pdf`)).error).not.toBeNull();
    expect((await files.upload(`${seekerId}/private.pdf`, letter('mine'), { upsert: true })).error).not.toBeNull();
    expect((await files.list(seekerId)).data ?? []).toEqual([]);
  }
});

test('A page that somebody uploaded as a picture does not run at the product’s origin', async () => {
  const pictures = seeker.storage.from('pictures');
  await pictures.upload(`${seekerId}/face.html`, new Blob(['<script>steal()</script>'], { type: 'text/html' }));
  const response = await fetch(pictures.getPublicUrl(`${seekerId}/face.html`).data.publicUrl);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});
