// @module-tag accuracy
import { expect, test } from 'vitest';
import { meanPrecision, measureMatch } from './measure-match.ts';

const results = measureMatch();

test('Of the first ten postings that sixty people see, at least 88 of 100 are of their sector', () => {
  expect(results).toHaveLength(60);
  expect(meanPrecision(results)).toBeGreaterThanOrEqual(0.88);
});

test('A post of the own occupation comes first for 54 of 60, and among the first three for 56', () => {
  expect(results.filter(({ ownRank }) => ownRank === 1).length).toBeGreaterThanOrEqual(54);
  expect(results.filter(({ ownRank }) => ownRank >= 1 && ownRank <= 3).length).toBeGreaterThanOrEqual(56);
});

test('At most six of sixty are told to apply for work of another sector that is not next to theirs', () => {
  expect(results.filter(({ bestElsewhere }) => bestElsewhere >= 70).length).toBeLessThanOrEqual(6);
});
