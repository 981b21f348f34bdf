// @vitest-environment node
import { expect, test } from 'vitest';
import { joinTexts, withoutCutWord } from './compared-texts.ts';
import { createMatchScorer } from './match-score.ts';
import { findSentence } from './score-evidence.ts';

const upTo = (end: string) => `${'x'.repeat(599 - end.length)} ${end}`;

test.each([
  ['in the middle of a word', 'We write Java', 'We write '],
  ['after a sign that belongs to a word', 'We write C+', 'We write '],
  ['in a word of another script', 'Crêpes à l’été', 'Crêpes à l’'],
  ['after a space', 'We write ', 'We write '],
  ['after a sentence', 'We write.', 'We write.'],
])('A beginning that was cut off %s ends before it', (_, end, kept) => {
  expect(withoutCutWord(upTo(end))).toBe(upTo(end).slice(0, 600 - end.length) + kept);
});

test('A shorter description is whole', () => {
  expect(withoutCutWord('We write Java')).toBe('We write Java');
});

test('Characters are counted as the database counts them', () => {
  expect(withoutCutWord(`${'👩'.repeat(594)} Java`)).toMatch(/ Java$/);
  expect(withoutCutWord(`${'👩'.repeat(595)} Java`)).toMatch(/ $/);
});

test('No phrase and no sentence goes from one text into the next', () => {
  const score = createMatchScorer({ skills: ['Customer Service'], hasCv: false });
  const texts = ['Head of customer', 'Service in Kisumu.'];
  expect(score({ title: 'Clerk', texts: [texts.join(' ')], skills: [] }).reason).not.toBeNull();
  expect(score({ title: 'Clerk', texts, skills: [] }).reason).toBeNull();
  expect(score({ title: 'Customer', texts: ['service'], skills: [] }).reason).toBeNull();
  expect(findSentence(joinTexts(texts), 'Customer Service')).toBeNull();
  expect(findSentence(joinTexts(['Head of customer', 'Service in Kisumu.']), 'Service')).toBe('Service in Kisumu.');
});
