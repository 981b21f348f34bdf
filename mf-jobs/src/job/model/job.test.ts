// @vitest-environment node
import { expect, test } from 'vitest';
import { excerptOf, isNew } from './job.ts';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T11:59:00Z', true],
  ['2026-11-13T12:00:01Z', true],
  ['2026-11-13T12:00:00Z', false],
  ['2026-10-20T12:00:00Z', false],
])('On 20 November at noon, a job of %s is new: %s', (postedAt, expected) => {
  expect(isNew({ postedAt: new Date(postedAt) }, now)).toBe(expected);
});

test('A job that does not say when it was posted is not new', () => {
  expect(isNew({ postedAt: null }, now)).toBe(false);
});

test('The items of a list follow each other in one line, and dashes inside a sentence stay', () => {
  expect(excerptOf('Cook at the grill - and eat.\n\n- Food safety\n- Stock\n  • Teamwork')).toBe(
    'Cook at the grill - and eat. · Food safety · Stock · Teamwork',
  );
});

test('A long text is cut before a phone has to lay it out', () => {
  expect(excerptOf('word '.repeat(1000))).toHaveLength(400);
});
