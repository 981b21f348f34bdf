import { expect, test } from 'vitest';
import { answerLocally } from './answer-messages.ts';

// Each of these took half a minute and more before, longer than a test may.
test('White space in a request costs no more than other signs', () => {
  const spaces = ' '.repeat(80_000);
  const role = 'x'.repeat(400);
  expect(answerLocally(`description for a${spaces}${role}`)).toEqual(answerLocally(`description for a ${role}`));
  expect(answerLocally(`interview questions for${spaces}a${spaces}cook${spaces}job`)).toEqual(
    answerLocally('interview questions for a cook job'),
  );
});

test('The role stands in quotes, after "for a", or on the last line', () => {
  const ofCook = answerLocally('A description of a "cook"');
  expect(answerLocally('Write a description for a\tcook  position.')).toEqual(ofCook);
  expect(answerLocally('Write a description.\r\n\r\n cook \n')).toEqual(ofCook);
});
