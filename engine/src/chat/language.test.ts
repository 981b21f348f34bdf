import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['They ask me to pay for registration', 'en'],
  ['any nursing jobs in Nakuru?', 'en'],
  ['How do I apply?', 'en'],
  ['Is the name of my nation on the menu?', 'en'],
  ['wananiomba pesa ya usajili', 'sw'],
  ['Nitapataje kazi Kisumu', 'sw'],
  ['nimeforget password', 'sw'],
  ['dereva Kisumu', 'sw'],
  ['msee anataka doo ndio anipee job', 'sw'],
  ['nataka kudelete account yangu please', 'sw'],
  ['I want a job ya udereva in Nairobi, how do I apply', 'en'],
])('"%s" is written in %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test.each(['', '😀😀', '12345', 'asdf', 'Nakuru', 'Naivasha', 'CV'])('Nothing tells the language of "%s"', (text) => {
  expect(languageOf(text)).toBeUndefined();
});
