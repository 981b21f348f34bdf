// @vitest-environment node
import { expect, test } from 'vitest';
import { readPastedAdvert } from './pasted-advert.ts';

test.each([
  ['Accountant\n\nYou keep the books.', 'Accountant', 'You keep the books.'],
  ['  \r\nCook, Kisumu\r\nYou cook.', 'Cook, Kisumu', 'You cook.'],
  ['We are hiring a cook.\nYou cook.', '', 'We are hiring a cook.\nYou cook.'],
  ['You cook', '', 'You cook'],
  ['<h1>Cook</h1>\nYou cook', 'Cook', 'You cook'],
])('%j is called "%s"', (pasted, title, text) => {
  expect(readPastedAdvert(pasted)).toEqual({ title, company: null, text });
});
