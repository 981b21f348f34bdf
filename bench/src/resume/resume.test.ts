// @module-tag accuracy
import { expect, test } from 'vitest';
import { parts, readOtherTexts, readResumes } from './labelled-resumes.ts';
import { measureResumes, qualityOf, totalOf } from './measure-resumes.ts';

const { qualities, faults } = measureResumes();

test('There are at least 20 CVs and 10 other texts, and no text stands in both parts', () => {
  const cvs = parts.flatMap((part) => readResumes(part).map(({ text }) => text));
  const others = parts.flatMap(readOtherTexts);
  expect(cvs.length).toBeGreaterThanOrEqual(20);
  expect(others.length).toBeGreaterThanOrEqual(10);
  expect(new Set([...cvs, ...others]).size).toBe(cvs.length + others.length);
});

test('Everything labelled in the tuned CVs and those of strangers is named, and nothing else', () => {
  expect(faults).toEqual([]);
});

// What was measured when they were set, or a little below: they keep quality from falling unseen.
test.each([
  ['strengths', 0.9, 0.9],
  ['improvements', 0.95, 0.93],
] as const)('In the other CVs, %s are named with a precision of %d and a recall of %d', (kind, precision, recall) => {
  const quality = qualityOf(totalOf(qualities, 'held-out', kind));
  expect(quality.precision).toBeGreaterThanOrEqual(precision);
  expect(quality.recall).toBeGreaterThanOrEqual(recall);
});

test('A text that is not a CV is reported as such', () => {
  for (const part of parts) {
    const quality = qualities.find(({ code, part: of }) => code === 'is-a-cv' && of === part);
    expect(quality).toMatchObject({ found: readResumes(part).length, right: readResumes(part).length });
  }
});

test('What is named beyond the labels lessens precision, what is missed recall', () => {
  const quality = { code: 'gap', part: 'tuning', found: 4, right: 2, wanted: 8 } as const;
  expect(qualityOf(quality)).toEqual({ precision: 0.5, recall: 0.25 });
});
