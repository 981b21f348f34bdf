import { pdf, png, startTestBackendWithDatabase } from '@fursa/backend/testing';
import { counties } from '@fursa/engine/counties';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf, service, signedIn, visitor } from './people.ts';

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

describe('What is too long or no line of text is refused', () => {
  const job = () => ({ company_id: companyId, title: 'Welder' });
  const kept = { adzuna_id: 'adzuna:limits', title: 'Kept', source: 'adzuna' };

  test.each<[string, () => PromiseLike<{ error: { code: string } | null }>]>([
    ['101 skills in an advert', () => employer.from('jobs').insert({ ...job(), skills: Array(101).fill('x') })],
    ['a skill of 101 characters', () => profile({ skills: ['x'.repeat(101)] })],
    ['301 skills', () => profile({ skills: Array(301).fill('x') })],
    ['a skill of two lines', () => profile({ skills: ['one\ntwo'] })],
    ['a name with a control character', () => profile({ full_name: 'Amina\u0007' })],
    ['a name with a separator of lines', () => profile({ full_name: 'Amina\u2028Otieno' })],
    ['a name of 201 characters', () => profile({ name: 'x'.repeat(201) })],
    ['an address of two lines', () => profile({ website: 'https://example.com\nx' })],
    ['a title of two lines', () => employer.from('jobs').insert({ ...job(), title: 'Welder\r\nX: y' })],
    ['notes of 5,001 characters', () => seeker.from('applied_jobs').insert({ ...kept, notes: 'x'.repeat(5_001) })],
  ])('%s', async (_, write) => {
    expect((await write()).error?.code).toBe('23514');
  });

  test('A skill of 1.9 MB does not reach the database, and the next request is answered', async () => {
    const { status } = await employer.from('jobs').insert({ ...job(), skills: ['x'.repeat(1_900_000)] });
    expect(status).toBe(413);
    expect((await employer.from('jobs').select('id').limit(1)).status).toBe(200);
  });

  test('An empty element and a list of lists are no skills', async () => {
    const lists: object[] = [{ skills: [null] }, { skills: [['a'], ['b']] }];
    for (const change of lists) expect((await profile(change)).error).not.toBeNull();
  });

  test('What is allowed to the last character is kept', async () => {
    const skills = Array.from({ length: 300 }, (_, index) => `${index}`.padEnd(100, 'é'));
    expect(
      (await profile({ skills, full_name: 'ñ'.repeat(200), bio: `Two\nlines${'.'.repeat(4_991)}` })).error,
    ).toBeNull();
    const full = { ...job(), skills: skills.slice(0, 100), description: 'A\n'.repeat(10_000) };
    expect((await employer.from('jobs').insert(full)).error).toBeNull();
  });

  function profile(changes: object) {
    return seeker.from('profiles').update(changes).eq('id', idOf('seeker'));
  }
});

test('A name that does not fit does not keep anybody from registering: it is cut, on one line', async () => {
  const credentials = { email: 'long@example.com', password: 'baobab-kettle-71' };
  const name = `Wangari\nMaathai ${'x'.repeat(300)}`;
  const { error } = await visitor(backend).auth.signUp({ ...credentials, options: { data: { name } } });
  expect(error).toBeNull();
  const { data } = await service(backend).from('profiles').select('name').eq('email', credentials.email).single();
  expect(data?.name).toMatch(/^Wangari Maathai x+$/);
  expect(data?.name).toHaveLength(200);
});

async function codeOf(changes: object): Promise<string | undefined> {
  return (await seeker.from('profiles').update(changes).eq('id', idOf('seeker'))).error?.code;
}

test('The 47 counties are those of the engine', async () => {
  expect(counties).toHaveLength(47);
  for (const { name } of counties) expect(await codeOf({ county: name }), name).toBeUndefined();
});

test.each<[string, object]>([
  ['a county that there is not', { county: 'Eldoret' }],
  ['work of two lines', { work_wanted: 'Welder\nor fitter' }],
  ['work of 201 characters', { work_wanted: 'x'.repeat(201) }],
  ['a day before 2000', { available_from: '1999-12-31' }],
  ['no pay at all', { pay_expected: 0 }],
  ['a hundred million a month', { pay_expected: 100_000_000 }],
  ['a phone number as people write it', { phone: '0722 000 111' }],
  ['a phone number on two lines', { phone: '+254722000111\n' }],
  ['a list as entries', { resume: [] }],
  ['a part that is none of work, education, languages and certificates', { resume: { basics: {} } }],
  ['entries of more than 60,000 octets', { resume: { work: [{ summary: 'é'.repeat(30_000) }] } }],
])('Refused is %s', async (_, changes) => {
  expect(await codeOf(changes)).toBe('23514');
});

test('What is allowed is kept, exported, and emptied again', async () => {
  const changes = {
    county: 'Homa Bay',
    work_wanted: 'x'.repeat(200),
    available_from: '2026-12-01',
    pay_expected: 99_999_999,
    phone: '+254722000111',
    resume: {
      work: [{ name: 'Tembo Foods', position: 'Cashier', startDate: '2019-02', id: 'a1' }],
      education: [{ institution: 'Kisumu Polytechnic' }],
      languages: [],
      certificates: [],
    },
  };
  expect(await codeOf(changes)).toBeUndefined();
  const { data } = await seeker.rpc('export_my_data');
  expect(data).toMatchObject({ profile: changes });
  const newcomer = await signedIn(backend, 'newcomer');
  expect((await newcomer.from('profiles').select('phone').eq('id', idOf('seeker'))).data).toEqual([]);
  const none = Object.fromEntries(Object.keys(changes).map((column) => [column, null]));
  expect(await codeOf(none)).toBeUndefined();
});

const folder = idOf('seeker');
const files = { cvs: pdf('mine'), avatars: png() } as const;

function upload(bucket: keyof typeof files, path: string, options = {}) {
  return seeker.storage.from(bucket).upload(path, files[bucket], options);
}

describe.each([
  ['cvs', 'pdf'],
  ['avatars', 'png'],
] as const)('Bucket %s', (bucket, ending) => {
  test('Five files at once, each of which can be replaced, and one more when one is gone', async () => {
    const { data } = await seeker.storage.from(bucket).list(folder);
    await seeker.storage.from(bucket).remove((data ?? []).map(({ name }) => `${folder}/${name}`));
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
  ['avatars', `${own}/me.webp`],
  ['cvs', `${own}/${'x'.repeat(196)}.pdf`],
])('%s takes %s', async (bucket, name) => {
  expect(await mayStore(bucket, name)).toBe(true);
});

test.each([
  ['cvs', `${own}/${'x'.repeat(197)}.pdf`],
  ['cvs', `${own}/deep/cv.pdf`],
  ['cvs', `/${own}/cv.pdf`],
  ['cvs', `${own}/%2e%2e%2fcv.pdf`],
  ['cvs', `${own}/..\\cv.pdf`],
  ['cvs', `${own}/a..pdf`],
  ['cvs', `${own}/.hidden.pdf`],
  ['cvs', `${own}/cv\u0007.pdf`],
  ['cvs', `${own}/cv.pdf\n`],
  ['cvs', `${own}/cv.pdf.html`],
  ['cvs', `${own}/cv.png`],
  ['cvs', `${own}/cv`],
  ['cvs', own],
  ['cvs', `${idOf('seeker')}/cv.pdf`],
  ['cvs', `${own.toUpperCase()}/cv.pdf`],
  ['avatars', `${own}/me.svg`],
  ['avatars', `${own}/me.pdf`],
  ['other', `${own}/cv.pdf`],
])('%s does not take %j', async (bucket, name) => {
  expect(await mayStore(bucket, name)).toBe(false);
});
