import { expect, test } from 'vitest';
import { unpackWeights } from '../src/tagger/weight-table.ts';
import { packWeights, roundWeights } from './pack-weights.ts';
import { seededRandom } from './random.ts';

test('A table is the same after it was packed and unpacked', () => {
  const random = seededRandom(7);
  const table = Int8Array.from({ length: 3 << 12 }, () => (random() < 0.02 ? Math.round(random() * 86) - 43 : 0));
  expect(unpackWeights(packWeights(table, 12, 3))).toEqual(table);
});

test('An empty table, and one whose only weights are far apart, are packed', () => {
  const table = new Int8Array(2 << 16);
  expect(unpackWeights(packWeights(table, 16, 2))).toEqual(table);
  table[0] = 43;
  table[(2 << 16) - 1] = -43;
  expect(unpackWeights(packWeights(table, 16, 2))).toEqual(table);
});

test('Weights become whole numbers within bounds', () => {
  expect([...roundWeights(Float64Array.of(0.04, -0.06, 9, -9), 10)]).toEqual([0, -1, 43, -43]);
});
