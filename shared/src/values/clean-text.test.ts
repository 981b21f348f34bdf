// @vitest-environment node
import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

test.each([
  ['\u202Egpj.exe', 'gpj.exe'],
  ['a\u2066b\u2069c\u202Ad', 'abcd'],
  ['NUL\u0000 and bell\u0007', 'NUL and bell'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['tab\there', 'tab\there'],
  ['half \uD83D a face', 'half \uFFFD a face'],
  ['a whole one 😀, Kĩkũyũ, العربية', 'a whole one 😀, Kĩkũyũ, العربية'],
  ['<b>text</b>', '<b>text</b>'],
])('%j is shown as %j', (text, shown) => {
  expect(cleanText(text)).toBe(shown);
});

test('A line is one line', () => {
  expect(cleanLine('  Nurse \n\t in  Kisumu ')).toBe('Nurse in Kisumu');
});

test('A text of a megabyte is kept whole', () => {
  const long = 'A line of text.\n'.repeat(65_536);
  expect(cleanText(long)).toHaveLength(long.length - 1);
});
