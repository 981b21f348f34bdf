import { expect, test } from 'vitest';
import { lowerTitle, properCase, withArticle } from './wording.ts';

test.each([
  ['HR Officer', 'an HR officer'],
  ['UX Designer', 'a UX designer'],
  ['University Lecturer', 'a university lecturer'],
  ['Usher', 'an usher'],
  ['M&E Officer', 'an M&E officer'],
  ['X-ray Technician', 'an X-ray technician'],
  ['ENGLISH TEACHER', 'an English teacher'],
  ['House Help', 'a house help'],
])('%s is %s', (title, words) => {
  expect(withArticle(lowerTitle(title))).toBe(words);
});

test('A name in capitals is written as names are', () => {
  expect(properCase("ST. MARY'S MISSION HOSPITAL")).toBe("St. Mary's Mission Hospital");
  expect(properCase('UNIVERSITY OF NAIROBI')).toBe('University of Nairobi');
  expect(properCase('KCB')).toBe('KCB');
});
