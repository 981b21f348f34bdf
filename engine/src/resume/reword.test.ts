import { expect, test } from 'vitest';
import { aResume } from '../testing/a-resume.ts';
import { analyzeResume, type SuggestionCode } from './analyze-resume.ts';

/** The wording that a duty of a job that has ended is given. */
function wordingOf(code: SuggestionCode, duty: string, dates?: string): string | null | undefined {
  const duties = [
    duty,
    'Kept the ledger',
    'Wrote the minutes',
    'Sent letters',
    'Opened the office',
    'Met the auditors',
  ];
  const text = aResume({ duties, ...(dates === undefined ? {} : { dates }) });
  return analyzeResume(text, { today: '2026-03' }).suggestions.find((one) => one.code === code && one.excerpt === duty)
    ?.rewording;
}

test.each([
  ['Responsible for managing stock', 'Managed stock'],
  [
    'I was responsible for managing the petty cash and preparing vouchers',
    'Managed the petty cash and prepared vouchers',
  ],
  ['Duties: Responsible for planning, organising and supervising events', 'Planned, organised and supervised events'],
  ['Duties included checking in guests and keeping the register', 'Checked in guests and kept the register'],
  ['My duties included reconciling accounts', 'Reconciled accounts'],
  ['Was tasked with training new staff', 'Trained new staff'],
  ['Responsible for ensuring that fees are paid', 'Ensured that fees are paid'],
  ['RESPONSIBLE FOR MANAGING STOCK', 'MANAGED STOCK'],
  ['Was responsible to prepare invoices and packing lists', 'Prepared invoices and packing lists'],
])('%j is better as %j', (duty, wording) => {
  expect(wordingOf('start-with-verb', duty)).toBe(wording);
});

test.each([
  'Responsible for the till',
  'Responsible for recruitment and training',
  'Responsible for cleaning of rooms',
  'Helped with managing stock',
  'Involved in preparing the budget',
  'Responsible for managing stock and juggling suppliers',
  'Responsible for loading and cargo documents',
])('Only the person knows what they did: %j gets no wording', (duty) => {
  expect(wordingOf('start-with-verb', duty)).toBeNull();
});

test('A job that goes on is told in the present', () => {
  expect(wordingOf('start-with-verb', 'Responsible for managing stock', 'January 2020 - Present')).toBe('Manage stock');
});

test.each([
  ['I prepared vouchers', 'Prepared vouchers'],
  ['I have trained clerks', 'Trained clerks'],
])('%j does without "I": %j', (duty, wording) => {
  expect(wordingOf('drop-first-person', duty)).toBe(wording);
});

test.each([
  ['Fees were collected by me every term', 'Collected fees every term'],
  ['A new leave policy was written', 'Wrote a new leave policy'],
  ['All invoices were processed and paid', 'Processed and paid all invoices'],
  ['Two old ledgers were replaced', 'Replaced two old ledgers'],
])('%j is done by somebody: %j', (duty, wording) => {
  expect(wordingOf('make-active', duty)).toBe(wording);
});

test('Whoever did it is not replaced', () => {
  expect(wordingOf('make-active', 'Fees were collected by the bursar')).toBeUndefined();
});

test.each([
  ['Supervised guards at night', 'Supervised [how many] guards at night'],
  ['Served corporate customers', 'Served [how many] corporate customers'],
])('%j gets a gap for the number: %j', (duty, wording) => {
  const duties = [
    duty,
    'Kept the ledger',
    'Wrote the minutes',
    'Opened the office',
    'Met the auditors',
    'Sent letters home',
  ];
  const text = aResume({ duties }).replace('150 ', '');
  expect(analyzeResume(text, { today: '2026-03' }).suggestions.find(({ excerpt }) => excerpt === duty)).toMatchObject({
    code: 'add-number',
    rewording: wording,
  });
});

test.each([
  ['Manages petty cash', 'Managed petty cash'],
  ['Prepare and serve food', 'Prepared and served food'],
])('An ended job is told in the past: %j is %j', (duty, wording) => {
  expect(wordingOf('use-past-tense', duty)).toBe(wording);
});

test('A list of which not every word is a known verb is left alone', () => {
  expect(wordingOf('use-past-tense', 'Prepare, juggle and send invoices')).toBeUndefined();
});
