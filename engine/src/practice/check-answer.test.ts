import { expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';

const whole =
  'At my last job in Nakuru, a customer refused to pay KES 40,000. I had to get the money before the month ended. ' +
  'I called her, read the contract with her and agreed on two instalments. As a result she paid everything within 3 weeks.';

test('An answer that tells situation, task, action and result with a number has them all', () => {
  expect(checkAnswer(whole, 'Sales Manager')).toMatchObject({
    wordCount: 45,
    situation: true,
    task: true,
    action: true,
    result: true,
    number: true,
  });
});

test.each([
  ['', 0],
  ['   \n ', 0],
  ['I am a hard worker and a team player.', 9],
  ['x'.repeat(100_000), 1],
])('An answer that tells nothing has nothing (%#)', (answer, wordCount) => {
  expect(checkAnswer(answer, 'Sales Manager')).toMatchObject({
    wordCount,
    situation: false,
    task: false,
    action: false,
    result: false,
    number: false,
  });
});

test('What had to be done is no action, and a year is no number', () => {
  const check = checkAnswer('In 2021 I needed to learn it. I was asked to do it.', 'Accountant');
  expect(check).toMatchObject({ situation: true, task: true, action: false, number: false });
});

test('Core skills of the role are ticked as they are named', () => {
  const { skills } = checkAnswer('I reconciled bank accounts and prepared VAT returns.', 'Accountant');
  expect(skills.length).toBeGreaterThan(2);
  expect(skills.some(({ isNamed }) => isNamed)).toBe(true);
  expect(skills.some(({ isNamed }) => !isNamed)).toBe(true);
});

test('A role that nobody knows has no core skills', () => {
  expect(checkAnswer(whole, 'asdf qwer').skills).toEqual([]);
});
