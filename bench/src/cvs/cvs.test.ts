// @module-tag accuracy
import { expect, test } from 'vitest';
import { measureCvs, strangersSet } from './measure-cvs.ts';

// What was measured when they were set: they keep quality from falling unseen.
test.each([
  ['tuned-on', 756, 37],
  ['held-out', 91, 10],
] as const)("Of strangers' CVs, %s, at least %d work entries are right and at most %d wrong", (part, least, most) => {
  const { right, wrong } = measureCvs(strangersSet(part).cvs);
  expect(right).toBeGreaterThanOrEqual(least);
  expect(wrong).toBeLessThanOrEqual(most);
});
