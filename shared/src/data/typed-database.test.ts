import { getBackendClient } from '@fursa/shared/backend';
import { signUpEach } from '@fursa/shared/testing';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseRows, readAnswer, readRow } from './index.ts';

signUpEach();

test('What the database would refuse does not compile', async () => {
  const client = getBackendClient();
  const answers = await Promise.all([
    // @ts-expect-error There is no such table.
    client.from('no_such_table').select('id'),
    // @ts-expect-error There is no such column to compare.
    client.from('jobs').select('id').eq('no_such_column', 'x'),
    // @ts-expect-error There is no such column to write.
    client.from('consents').insert({ kind: 'ai_cv', no_such_column: 'x' }),
    // @ts-expect-error The column is a number.
    client.from('profiles').update({ pay_expected: 'a lot' }).eq('email', 'x'),
    // @ts-expect-error The column has to be named.
    client.from('consents').insert({}),
    // @ts-expect-error There is no such function.
    client.rpc('no_such_function'),
    // @ts-expect-error There is no such argument.
    client.rpc('search_jobs', { no_such_argument: 1 }),
    // @ts-expect-error The argument is a number.
    client.rpc('search_jobs', { page: 'last' }),
  ]);
  expect(answers.map(({ error }) => error !== null)).toEqual(answers.map(() => true));
});

test('An answer without the columns it is asked for cannot be read', async () => {
  const client = getBackendClient();
  const id = z.object({ id: z.string() });
  const wrong = await client.from('jobs').select('id, no_such_column');
  const wrongInside = await client.from('saved_jobs').select('id, job:jobs(no_such_column)');
  const right = await client.from('jobs').select('id, company:companies(id)').limit(1);
  // @ts-expect-error There is no such column.
  expect(() => readAnswer(z.array(id), wrong)).toThrow();
  // @ts-expect-error There is no such column.
  expect(() => readRow(id, wrong, 'failed')).toThrow();
  // @ts-expect-error There is no such column.
  expect(parseRows(id, wrong.data ?? []).rows).toEqual([]);
  // @ts-expect-error There is no such column in the other table.
  expect(() => readAnswer(z.array(id), wrongInside)).toThrow();
  expect(readAnswer(z.array(id), right)).toHaveLength(1);
});
