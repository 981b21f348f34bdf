// @module-tag accuracy
import { expect, test } from 'vitest';
import { meanPrecision, measureMatch } from './measure-match.ts';

const results = measureMatch();

test('At least 92 of 100 jobs among the first ten that sixty people see are in their sector', () => {
  expect(results).toHaveLength(60);
  expect(meanPrecision(results)).toBeGreaterThanOrEqual(0.92);
});

test('A post of the own occupation comes first for 58 of 60', () => {
  expect(results.filter(({ ownRank }) => ownRank === 1).length).toBeGreaterThanOrEqual(58);
});

test('At most two of sixty people are advised to apply for work in an unrelated sector', () => {
  expect(results.filter(({ bestElsewhere }) => bestElsewhere >= 70).length).toBeLessThanOrEqual(2);
});
