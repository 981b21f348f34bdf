// @module-tag accuracy
import { expect, test } from 'vitest';
import { grade, meanOf, untruthsIn } from './grade.ts';
import { english } from './questions/english.ts';
import { heldOut } from './questions/held-out.ts';
import { kiswahili } from './questions/kiswahili.ts';

const tuning = [...english, ...kiswahili].map(grade);
const others = heldOut.map(grade);

test('There are at least 60 questions, half of them not in English, and 15 others that answers are not tuned on', () => {
  expect(tuning.length).toBeGreaterThanOrEqual(60);
  expect(kiswahili.length).toBeGreaterThanOrEqual(english.length);
  expect(others.length).toBeGreaterThanOrEqual(15);
  const all = [...tuning, ...others].map(({ question }) => question.asked);
  expect(new Set(all).size).toBe(all.length);
});

test('Answers are worth at least 2.5 points of 3, also to questions they were not tuned on', () => {
  expect(meanOf(tuning)).toBeGreaterThanOrEqual(2.8);
  expect(meanOf(others)).toBeGreaterThanOrEqual(2.5);
});

test('No answer leads to a page that does not exist', () => {
  expect([...tuning, ...others].flatMap(({ answer }) => untruthsIn(answer))).toEqual([]);
});

test('An untruth is found', () => {
  expect(untruthsIn({ links: [{ name: 'Admin', path: '/admin' }] })).toEqual(['leads to /admin']);
});

test('An answer in the wrong language or without its link loses a point, one that says nothing of it all', () => {
  const question = { asked: 'I forgot my password', register: 'english', says: [/new password/] } as const;
  expect(grade({ ...question, language: 'en', links: ['/forgot-password'] }).points).toBe(3);
  expect(grade({ ...question, language: 'sw', links: ['/forgot-password'] }).points).toBe(2);
  expect(grade({ ...question, language: 'sw', links: ['/jobs'] }).points).toBe(1);
  expect(grade({ ...question, language: 'en', says: [/elephant/] }).points).toBe(0);
  expect(grade({ ...question, language: 'en', not: [/new password/] }).points).toBe(0);
});
