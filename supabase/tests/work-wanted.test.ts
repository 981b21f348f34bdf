import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { counties } from '@fursa/engine/counties';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idOf, signedIn } from './people.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let seeker: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
  seeker = await signedIn(backend, 'seeker');
});
afterAll(() => backend.close());

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
  ['a day without end', { available_from: 'infinity' }],
  ['no pay at all', { pay_expected: 0 }],
  ['a hundred million a month', { pay_expected: 100_000_000 }],
  ['a phone number as people write it', { phone: '0722 000 111' }],
  ['a phone number of sixteen figures', { phone: '+2547220001112223' }],
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
