// @vitest-environment node
import { expect, test } from 'vitest';
import { hintedStrength, passwordStrength } from './password-strength.ts';

const known = ['Amina Otieno', 'amina.o@example.com'];

test.each([
  ['', 'weak'],
  ['123456', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['zyxwvutsrqponm', 'weak'],
  ['Password2026!', 'weak'],
  ['aminaotieno7', 'weak'],
  ['kuku-pilau', 'fair'],
  ['tembo-mti-jua', 'strong'],
])('"%s" is %s', (password, expected) => {
  expect(passwordStrength(password, known)).toBe(expected);
});

test('The same password is weaker for the person whose name it holds', () => {
  expect(passwordStrength('wanjiku-mbeki', [])).toBe('strong');
  expect(passwordStrength('wanjiku-mbeki', ['Wanjiku'])).toBe('weak');
});

test('Short parts of a name, and letters outside ASCII, are no trouble', () => {
  expect(passwordStrength('jorogo-mtungi', ['Jo'])).toBe('strong');
  expect(passwordStrength('ñandú-über-ček', [''])).toBe('strong');
});

test('The hint calls a password strong only once the estimator was asked and finds no fault with it', () => {
  expect(hintedStrength('tembo-mti-jua', known, undefined)).toBe('fair');
  expect(hintedStrength('tembo-mti-jua', known, { weakness: undefined })).toBe('strong');
  expect(hintedStrength('tembo-mti-jua', known, { weakness: 'common' })).toBe('weak');
  expect(hintedStrength('aaaaaaaaaaaaaaaa', known, { weakness: undefined })).toBe('weak');
});
