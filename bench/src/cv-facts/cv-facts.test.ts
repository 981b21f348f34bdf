// @module-tag accuracy
import { expect, test } from 'vitest';
import { parts, readCvs, readOtherTexts } from './labelled-cvs.ts';
import { measureCvFacts, qualityOf } from './measure-cv-facts.ts';

const { qualities } = measureCvFacts();

test('There are at least 30 CVs and 15 other texts, and no text stands in both parts', () => {
  const cvs = parts.flatMap((part) => readCvs(part).map(({ text }) => text));
  const others = parts.flatMap(readOtherTexts);
  expect(cvs.length).toBeGreaterThanOrEqual(30);
  expect(others.length).toBeGreaterThanOrEqual(15);
  expect(new Set([...cvs, ...others]).size).toBe(cvs.length + others.length);
});

// What was measured when they were set, or a little below: they keep quality from falling unseen.
test.each([
  ['name', 1, 1],
  ['e-mail', 1, 1],
  ['phone', 1, 1],
  ['links', 1, 1],
  ['county', 1, 0.92],
  ['sections', 0.97, 0.97],
  ['languages', 0.95, 0.95],
  ['licences', 0.9, 0.9],
  ['work: position', 0.96, 0.96],
  ['work: employer', 0.92, 0.9],
  ['work: dates', 0.96, 0.96],
  ['work: whole entry', 0.9, 0.9],
  ['school: institution', 0.94, 0.94],
  ['school: award', 0.94, 0.94],
  ['school: dates', 0.94, 0.94],
  ['school: whole entry', 0.85, 0.85],
  ['is a CV', 1, 1],
])('%s: precision is at least %d and recall at least %d, in both parts', (fact, precision, recall) => {
  for (const part of parts) {
    const measured = qualities.find((other) => other.fact === fact && other.part === part);
    expect(measured?.wanted, `${fact} is measured in ${part}`).toBeGreaterThan(0);
    const quality = measured === undefined ? { precision: 0, recall: 0 } : qualityOf(measured);
    expect(quality.precision, part).toBeGreaterThanOrEqual(precision);
    expect(quality.recall, part).toBeGreaterThanOrEqual(recall);
  }
});

test('What is found beyond the labels lessens precision, what is missed recall', () => {
  expect(qualityOf({ fact: 'x', part: 'tuning', found: 4, right: 2, wanted: 8 })).toEqual({
    precision: 0.5,
    recall: 0.25,
  });
});
