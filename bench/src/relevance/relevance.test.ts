// @module-tag accuracy
import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureNames } from './measure-names.ts';
import { measureRelevance, type Relevance, readJudgements } from './measure-relevance.ts';
import { meanOf } from './relevance-bench.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let measured: Relevance[];
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
  measured = await measureRelevance(backend.database, readJudgements());
});
afterAll(() => backend.close());

test('Every judged query is meant for some post of the seed', () => {
  expect(measured.length).toBeGreaterThanOrEqual(80);
  expect(measured.filter(({ ndcg }) => Number.isNaN(ndcg)).map(({ query }) => query)).toEqual([]);
});

test('People find what they mean', () => {
  expect(meanOf(measured, 'ndcg')).toBeGreaterThanOrEqual(0.9);
  expect(meanOf(measured, 'recall')).toBeGreaterThanOrEqual(0.9);
  const missed = measured.filter(({ kind, isInFirstFive }) => kind.startsWith('occupation') && !isInFirstFive);
  expect(missed.map(({ query }) => query)).toEqual([]);
});

test('Each tenth name of an occupation, in any language, finds a post of it among the first five', async () => {
  const { asked, missed } = await measureNames(backend.database, 10);
  expect(asked).toBeGreaterThan(200);
  expect(missed).toEqual([]);
});
