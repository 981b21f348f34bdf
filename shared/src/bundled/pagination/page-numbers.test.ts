// @vitest-environment node
import { expect, test } from 'vitest';
import { listPageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 12, [1, 2, 3, 'gap', 12]],
  [5, 12, [1, 2, 3, 4, 5, 6, 'gap', 12]],
  [6, 12, [1, 2, 3, 4, 5, 6, 7, 'gap', 12]],
  [7, 12, [1, 2, 3, 'gap', 6, 7, 8, 'gap', 12]],
] as const)('Page %i of %i offers %o', (current, last, expected) => {
  expect(listPageNumbers(current, last)).toEqual(expected);
});
