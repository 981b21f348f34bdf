// @module-tag accuracy
import { expect, test } from 'vitest';
import { meanPrecision, measureMatch } from './measure-match.ts';

const results = measureMatch();

test('Of the first ten postings that twenty people see, at least 95 of 100 are of their sector', () => {
  expect(results).toHaveLength(20);
  expect(meanPrecision(results)).toBeGreaterThanOrEqual(0.95);
});

test('Each person finds a post of their own occupation among the first three', () => {
  expect(results.filter(({ ownRank }) => ownRank < 1 || ownRank > 3).map(({ name }) => name)).toEqual([]);
});

test('Nobody is told to apply for work of another sector that is not next to theirs', () => {
  expect(results.filter(({ bestElsewhere }) => bestElsewhere >= 70).map(({ name }) => name)).toEqual([]);
});
