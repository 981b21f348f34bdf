// @vitest-environment node
import { expect, test } from 'vitest';
import { dropListMark } from './drop-list-mark.ts';

test.each([
  ['- Data analysis with SQL', 'Data analysis with SQL'],
  ['\u2022 Excel', 'Excel'],
  ['-5 degrees in the store', '-5 degrees in the store'],
  ['Excel - and SQL', 'Excel - and SQL'],
])('%s is quoted as %s', (sentence, quoted) => {
  expect(dropListMark(sentence)).toBe(quoted);
});
