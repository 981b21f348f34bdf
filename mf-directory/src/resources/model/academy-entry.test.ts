// @vitest-environment node
import { expect, test } from 'vitest';
import { academyEntry } from './academy-entry.ts';

const texts = {
  title: 'Power Learn Project Academy',
  publisher: 'Power Learn Project',
  description: 'Free software courses',
  url: 'https://powerlearnprojectafrica.org/',
};

test('The default entry is a course of the academy', () => {
  expect(academyEntry(texts, { text: '', type: undefined, skill: '' })).toMatchObject({ ...texts, type: 'course' });
});

test.each([
  [{ text: ' POWER learn ' }, true],
  [{ text: 'software' }, true],
  [{ text: 'course' }, true],
  [{ text: 'excel' }, false],
  [{ type: 'course' as const }, true],
  [{ type: 'video' as const }, false],
  [{ skill: 'python' }, true],
  [{ skill: 'Microsoft Excel' }, false],
])('Searched for by %j it is found: %s', (search, isFound) => {
  const entry = academyEntry(texts, { text: '', type: undefined, skill: '', ...search });
  expect(entry !== undefined).toBe(isFound);
});
