import { pdf, png, startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf, signedIn, type visitor } from './people.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let seeker: ReturnType<typeof visitor>;
const folder = idOf('seeker');
beforeAll(async () => {
  backend = await startTestBackendWithDatabase({ seed: true });
  seeker = await signedIn(backend, 'seeker');
  const { data } = await seeker.storage.from('cvs').list(folder);
  await seeker.storage.from('cvs').remove((data ?? []).map(({ name }) => `${folder}/${name}`));
});
afterAll(() => backend.close());

const files = { cvs: pdf('mine'), avatars: png() } as const;

function upload(bucket: keyof typeof files, path: string, options = {}) {
  return seeker.storage.from(bucket).upload(path, files[bucket], options);
}

describe.each([
  ['cvs', 'pdf'],
  ['avatars', 'png'],
] as const)('Bucket %s', (bucket, ending) => {
  test('Five files at once, each of which can be replaced, and one more when one is gone', async () => {
    const path = (index: number) => `${folder}/file-${index}.${ending}`;
    for (const index of [1, 2, 3, 4, 5]) expect((await upload(bucket, path(index))).error).toBeNull();
    expect((await upload(bucket, path(6))).error).not.toBeNull();
    expect((await upload(bucket, path(6), { upsert: true })).error).not.toBeNull();
    expect((await upload(bucket, path(5), { upsert: true })).error).toBeNull();
    expect((await seeker.storage.from(bucket).remove([path(1)])).error).toBeNull();
    expect((await upload(bucket, path(6))).error).toBeNull();
    expect((await seeker.storage.from(bucket).list(folder)).data).toHaveLength(5);
  });
});

const own = idOf('newcomer');

/** The policy itself, which is all there is on a hosted project. */
async function mayStore(bucket: string, name: string): Promise<boolean> {
  const [row] = await backend.database.query(
    `with caller as materialized (select set_config('request.jwt.claim.sub', $1, true))
     select private.may_store_file($2, gen_random_uuid(), $3) as may from caller`,
    [own, bucket, name],
  );
  return Object(row).may;
}

test.each([
  ['cvs', `${own}/cv.pdf`],
  ['cvs', `${own}/CV of Wanjirũ (2026).DOCX`],
  ['cvs', `${own}/cv.doc`],
  ['avatars', `${own}/me.jpeg`],
  ['avatars', `${own}/me.webp`],
  ['cvs', `${own}/${'x'.repeat(196)}.pdf`],
])('%s takes %s', async (bucket, name) => {
  expect(await mayStore(bucket, name)).toBe(true);
});

test.each([
  ['cvs', `${own}/${'x'.repeat(197)}.pdf`],
  ['cvs', `${own}/deep/cv.pdf`],
  ['cvs', `${own}//cv.pdf`],
  ['cvs', `/${own}/cv.pdf`],
  ['cvs', `${own}/%2e%2e%2fcv.pdf`],
  ['cvs', `${own}/..\\cv.pdf`],
  ['cvs', `${own}/a..pdf`],
  ['cvs', `${own}/.pdf`],
  ['cvs', `${own}/.hidden.pdf`],
  ['cvs', `${own}/cv\u0007.pdf`],
  ['cvs', `${own}/cv.pdf\n`],
  ['cvs', `${own}/cv.pdf.html`],
  ['cvs', `${own}/cv.png`],
  ['cvs', `${own}/cv`],
  ['cvs', `${own}/`],
  ['cvs', own],
  ['cvs', `${idOf('seeker')}/cv.pdf`],
  ['cvs', `${own.toUpperCase()}/cv.pdf`],
  ['avatars', `${own}/me.svg`],
  ['avatars', `${own}/me.pdf`],
  ['other', `${own}/cv.pdf`],
])('%s does not take %j', async (bucket, name) => {
  expect(await mayStore(bucket, name)).toBe(false);
});
