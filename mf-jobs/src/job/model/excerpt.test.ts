import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('The items of a list follow each other in one line, and dashes inside a sentence stay', () => {
  expect(excerptOf('Cook at the grill - and eat.\n\n- Food safety\n- Stock\n  • Teamwork')).toBe(
    'Cook at the grill - and eat. · Food safety · Stock · Teamwork',
  );
});

test('A long text is cut before a phone has to lay it out', () => {
  expect(excerptOf('word '.repeat(1000))).toHaveLength(400);
});
