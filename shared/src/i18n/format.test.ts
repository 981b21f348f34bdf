// @vitest-environment node
import { expect, test } from 'vitest';
import { createFormats } from './format.ts';

const { number, day, time, plural } = createFormats('en');

test('English is written as in Kenya', () => {
  expect(number(1234567)).toBe('1,234,567');
  expect(day(new Date(2026, 2, 5))).toBe('5 March 2026');
  expect(time(new Date(2026, 2, 5, 14, 7))).toMatch(/^(14:07|0?2:07 pm)$/i);
});

test.each([
  [0, 'jobs'],
  [1, 'job'],
  [2, 'jobs'],
  [1.5, 'jobs'],
])('In English %d goes with "%s"', (count, form) => {
  expect(plural(count, { one: 'job', other: 'jobs' })).toBe(form);
});

test.each([
  [1, 'oferta'],
  [2, 'oferty'],
  [22, 'oferty'],
  [5, 'ofert'],
  [12, 'ofert'],
  [1.5, 'oferty pracy'],
])('In Polish, which has four forms, %d goes with "%s"', (count, form) => {
  const forms = { one: 'oferta', few: 'oferty', many: 'ofert', other: 'oferty pracy' };
  expect(createFormats('pl').plural(count, forms)).toBe(form);
});

test('A form that is not given is stood in for by the general one', () => {
  expect(createFormats('pl').plural(2, { one: 'oferta', other: 'ofert' })).toBe('ofert');
});

test('Numbers and days follow the language', () => {
  const german = createFormats('de');
  expect(german.number(1234.5)).toBe('1.234,5');
  expect(german.day(new Date(2026, 2, 5))).toBe('5. März 2026');
});
