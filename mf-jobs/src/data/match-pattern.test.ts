import { expect, test } from 'vitest';
import { containsPattern } from './match-pattern.ts';

test.each([
  ['nurse', '%nurse%'],
  ['  nurse ', '%nurse%'],
  ['100%', '%100\\%%'],
  ['dev_ops', '%dev\\_ops%'],
  ['a\\b', '%a\\\\b%'],
  ['C*', '%C_%'],
  ['x),id.gt.(0', '%x__id.gt._0%'],
  ['say "hello"', '%say _hello_%'],
])('The search text %s becomes the pattern %s', (text, pattern) => {
  expect(containsPattern(text)).toBe(pattern);
});
