import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { freeMailAdverts, honestAdverts, moneyAdverts, moneyByPhoneAdverts, phoneAdverts } from './labelled-adverts.ts';
import { idOf, signedIn, visitor } from './people.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
});
afterAll(() => backend.close());

const rowSchema = z.tuple([z.object({ signs: z.array(z.string()) })]);

async function signsOf(advert: string): Promise<string[]> {
  const { database } = backend;
  const rows = await database.query('select private.scam_signs($1) as signs', [advert]);
  return rowSchema.parse(rows)[0].signs;
}

describe('Sentences of adverts', () => {
  const labelled = [
    ...moneyAdverts.map((text) => [text, ['money']] as const),
    ...moneyByPhoneAdverts.map((text) => [text, ['money', 'mpesa']] as const),
    ...phoneAdverts.map((text) => [text, ['mpesa']] as const),
    ...freeMailAdverts.map((text) => [text, ['free_mail']] as const),
    ...honestAdverts.map((text) => [text, []] as const),
  ];

  test.each(labelled)('The sentence “%s” shows %j', async (text, signs) => {
    expect(await signsOf(text)).toEqual(signs);
  });

  test('A sentence shows the same in capitals and amid a long honest advert', async () => {
    const honest = honestAdverts.join('\n');
    expect(await signsOf(honest)).toEqual([]);
    for (const text of [...moneyAdverts, ...phoneAdverts, ...freeMailAdverts]) {
      const signs = await signsOf(text);
      expect(await signsOf(text.toUpperCase()), text).toEqual(signs);
      expect(await signsOf(`${honest}\n${text}\n${honest}`), text).toEqual(signs);
    }
  });
});

// The longest advert has 40,400 characters; what is longer is not read to its end.
test.each([
  ['the same word without end', 'pay '.repeat(11_000)],
  ['words that almost ask', 'send money to the '.repeat(2_500)],
  ['very many short sentences', 'send pay.. '.repeat(4_000)],
  ['one word', 'a'.repeat(45_000)],
  ['blanks', `pay${' '.repeat(45_000)}`],
  ['letters that unfold to eighteen', `pay ${'\uFDFA'.repeat(40_000)}`],
])('An advert of %s is read in bounded time', async (_, advert) => {
  // A pattern that tries every way to read a text would not come to an end within the limit of any test.
  expect(await signsOf(advert)).toEqual(expect.any(Array));
});

test('A job carries its signs from the moment it is posted, loses them when it is mended, and nobody writes them', async () => {
  const employer = await signedIn(backend, 'employer');
  const own = await employer.from('companies').select('id').eq('owner_id', idOf('employer')).limit(1).single();
  const job = { company_id: own.data?.id ?? null, title: 'Xylophone tuner', requirements: 'Pay KES 500 to apply' };
  const posted = await employer.from('jobs').insert(job).select('id, scam_signs').single();
  expect(posted.data?.scam_signs).toEqual(['money']);
  const id = posted.data?.id ?? '';
  const seen = await visitor(backend).from('jobs').select('scam_signs').eq('id', id).single();
  expect(seen.data?.scam_signs).toEqual(['money']);
  const planted: object = { scam_signs: [] };
  const { error } = await employer.from('jobs').update(planted).eq('id', id);
  expect(['428C9', '42501']).toContain(error?.code);
  const mended = await employer.from('jobs').update({ requirements: 'A good ear' }).eq('id', id).select('scam_signs');
  expect(mended.data).toEqual([{ scam_signs: [] }]);
});

test('The demo shows each sign, and no other job of the seed is accused', async () => {
  const { data } = await visitor(backend).from('jobs').select('scam_signs').eq('is_demo', true);
  const signs = data?.map(({ scam_signs }) => scam_signs.join(' ')) ?? [];
  expect(signs.filter(Boolean).toSorted()).toEqual(['free_mail', 'money', 'money mpesa']);
});
