// @vitest-environment node
import { expect, test } from 'vitest';
import { payOptions } from './pay-options.ts';

test('The usual amounts can be chosen, and one that only the address names stands among them', () => {
  const usual = payOptions(undefined);
  expect(usual).toContain(30_000);
  expect(payOptions(30_000)).toEqual(usual);
  expect(payOptions(37_500)).toEqual([...usual, 37_500].sort((a, b) => a - b));
});
