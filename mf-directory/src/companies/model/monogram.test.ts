// @vitest-environment node
import { expect, test } from 'vitest';
import { monogramOf, tintOf, tints } from './monogram.ts';

test.each([
  ['Tembo Foods', 'TF'],
  ['Jua', 'J'],
  ['the Lake and Hill Trust', 'LH'],
  ['The A', 'TA'],
  ['"Mizigo" (Ltd.)', 'ML'],
  ["Murang'a Hardware", 'MH'],
  ['4 Seasons Farm', '4S'],
  ['éclat', 'É'],
  ['<img src=x>', 'IS'],
  ['🚀🚀', '🚀'],
  ['***', '*'],
  ['', ''],
])('The monogram of "%s" is "%s"', (name, monogram) => {
  expect(monogramOf(name)).toBe(monogram);
});

test('A name has one tint however it is written, and many names cover all tints', () => {
  expect(tintOf('Tembo Foods')).toBe(tintOf(' TEMBO foods '));
  const seen = new Set(Array.from({ length: 200 }, (_, index) => tintOf(`Company ${index}`)));
  expect([...seen].sort()).toEqual([...tints].sort());
});
