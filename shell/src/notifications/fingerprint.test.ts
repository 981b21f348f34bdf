// @vitest-environment node
import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

// From the test suite of the algorithm's authors: http://www.isthe.com/chongo/src/fnv/test_fnv.c
test.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('The fingerprint of %j is %s', (text, hash) => {
  expect(fingerprint(text)).toBe(hash);
});
