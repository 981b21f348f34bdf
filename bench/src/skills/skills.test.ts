// @module-tag accuracy
import { expect, test } from 'vitest';
import { parts, readLabelled, readSet } from './labelled-set.ts';
import { countHits, measureSkills, qualityOf } from './measure-skills.ts';

const results = measureSkills();

function qualityWhere(name: string, part: string) {
  const result = results.find((other) => other.name.startsWith(name) && other.part === part);
  if (result === undefined) throw new Error(`Nothing was measured of ${name}, ${part}.`);
  return qualityOf(result.counts);
}

test('The sets hold at least 300 lines, 12 CVs and 8 adverts, and no text stands in both parts', () => {
  const texts = parts.flatMap((part) => [...readSet('cvs', part), ...readSet('adverts', part)]);
  expect(texts.filter(({ text }) => !text.includes('\n')).length).toBeGreaterThanOrEqual(300);
  const whole = (set: 'cvs' | 'adverts') =>
    parts.flatMap((part) => readSet(set, part)).filter(({ text }) => text.includes('\n')).length;
  expect([whole('cvs'), whole('adverts')]).toEqual([12, 8]);
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
});

// A little below what was measured when they were set: they keep quality from falling unseen.
test.each([
  ['CVs', 'tuning', 0.95, 0.93],
  ['CVs', 'held-out', 0.92, 0.85],
  ['Adverts: concepts', 'tuning', 0.91, 0.86],
  ['Adverts: concepts', 'held-out', 0.93, 0.81],
])('%s, %s: precision is at least %d and recall at least %d', (name, part, precision, recall) => {
  const quality = qualityWhere(name, part);
  expect(quality.precision).toBeGreaterThanOrEqual(precision);
  expect(quality.recall).toBeGreaterThanOrEqual(recall);
});

test('Brackets mark what must be found and braces what may be, and are no part of the text', () => {
  expect(readLabelled('A [plumber] in {Thika}.')).toEqual({
    text: 'A plumber in Thika.',
    labels: [
      { start: 2, end: 9, isOptional: false },
      { start: 13, end: 18, isOptional: true },
    ],
  });
});

test('A find is right when it meets a label; what is optional counts neither way', () => {
  const text = readLabelled('[plumbing] and [tiling] in {Thika} for Baker');
  const at = (words: string) => ({ start: text.text.indexOf(words), end: text.text.indexOf(words) + words.length });
  const counts = countHits(text, () => [at('plumbing and'), at('Thika'), at('Baker')]);
  expect(counts).toEqual({ texts: 1, found: 2, rightFinds: 1, wanted: 2, wantedFound: 1 });
  expect(qualityOf(counts)).toEqual({ precision: 0.5, recall: 0.5, f1: 0.5 });
});
