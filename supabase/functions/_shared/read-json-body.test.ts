import { expect, test } from 'vitest';
import * as z from 'zod';
import { readJsonBody } from './read-json-body.ts';

const rules = { schema: z.unknown(), maxBytes: 100_000, tooLargeMessage: 'Too much' };
const read = (body: string) => readJsonBody(new Request('http://localhost', { method: 'POST', body }), rules);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const list = (count: number) => JSON.stringify(Array.from({ length: count }, () => 1));

test('A body holds thousands of values and nests 32 deep, and what is more is not even parsed', async () => {
  expect(await read(list(5_000))).toHaveLength(5_000);
  await expect(read(list(5_001))).rejects.toMatchObject({ status: 413, message: 'Too much' });
  expect(await read(nested(32))).toBeDefined();
  await expect(read(nested(33))).rejects.toMatchObject({ status: 413, message: 'Too much' });
});
