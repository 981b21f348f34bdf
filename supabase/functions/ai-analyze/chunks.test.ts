import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

test('A text that fits is one chunk, an empty one is none', () => {
  expect(chunksOf('  Cook and baker \n', 100)).toEqual(['Cook and baker']);
  expect(chunksOf(' \n ', 100)).toEqual([]);
  expect(chunksOf('x'.repeat(100), 100)).toEqual(['x'.repeat(100)]);
});

test('A long text is cut between words, at the end of a line where there is one, and nothing is lost', () => {
  const words = Array.from({ length: 5_000 }, (_, index) => `skill${index}${index % 9 === 0 ? '\n' : ' '}`);
  const text = words.join('').trim();
  const chunks = chunksOf(text, 1_000);
  expect(chunks.length).toBeGreaterThan(40);
  for (const chunk of chunks) expect(chunk.length).toBeLessThanOrEqual(1_000);
  expect(chunks.flatMap((chunk) => chunk.split(/\s+/))).toEqual(text.split(/\s+/));
  for (const chunk of chunks.slice(1)) expect(text).toContain(`\n${chunk}`);
});

test('A word that is too long is cut all the same', () => {
  expect(chunksOf('x'.repeat(250), 100).map((chunk) => chunk.length)).toEqual([100, 100, 50]);
});
