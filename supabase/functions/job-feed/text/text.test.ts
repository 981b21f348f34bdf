import { expect, test } from 'vitest';
import { employmentTerms } from './employment-terms.ts';
import { httpsLink } from './https-link.ts';
import { parseDate } from './parse-date.ts';
import { payPeriod } from './pay-period.ts';
import { countryOfPlace, isOpenToKenya, namesRemoteWork } from './places.ts';

test.each([
  [1_763_625_600, '2025-11-20T08:00:00.000Z'],
  [1_763_625_600_000, '2025-11-20T08:00:00.000Z'],
  ['2025-11-20T08:00:00Z', '2025-11-20T08:00:00.000Z'],
  ['2025-11-20T11:00:00+03:00', '2025-11-20T08:00:00.000Z'],
  ['2025-11-20', '2025-11-20T00:00:00.000Z'],
  ['Thu, 20 Nov 2025 08:00:00 GMT', '2025-11-20T08:00:00.000Z'],
  [-1, null],
  [Number.NaN, null],
  ['yesterday', null],
  [null, null],
  [{}, null],
])('The moment %j is %j', (value, moment) => {
  expect(parseDate(value)).toBe(moment);
});

test.each([
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['http://example.com', null],
  ['javascript:alert(1)', null],
  ['//example.com', null],
  ['https://bank.example@evil.example/', null],
  [`https://example.com/${'a'.repeat(2_000)}`, null],
  [null, null],
])('The link %j becomes %j', (value, link) => {
  expect(httpsLink(value)).toBe(link);
});

test.each([
  [['permanent', 'full_time'], 'permanent', 'full_time'],
  [['Full Time'], null, 'full_time'],
  [['PartTime'], null, 'part_time'],
  [['Consultancy'], 'contract', null],
  [['Intern'], 'internship', null],
  [['International sales'], null, null],
  [[null, undefined, 'Other'], null, null],
])('%j means %s and %s', (words, contract_type, contract_time) => {
  expect(employmentTerms(words)).toEqual({ contract_type, contract_time });
});

test('Places in Kenya are known by name, others are left open', () => {
  expect(['Nairobi', 'Kisumu, Kenya', 'NAKURU'].map(countryOfPlace)).toEqual(['ke', 'ke', 'ke']);
  expect(['Kampala', 'Kenyatta Street, Boston', '', null, undefined].map(countryOfPlace)).toEqual(Array(5).fill(null));
});

test('Remote work counts when somebody in Kenya may do it', () => {
  const open = [[], ['Worldwide'], ['Anywhere'], ['EMEA'], ['US', 'Kenya'], ['Remote'], ['Remote - Africa'], ['']];
  for (const regions of open) expect(isOpenToKenya(regions), JSON.stringify(regions)).toBe(true);
  for (const regions of [['USA'], ['Remote - US'], ['Europe', 'Canada'], ['South Africa']])
    expect(isOpenToKenya(regions), JSON.stringify(regions)).toBe(false);
  expect([namesRemoteWork('Remote, Kenya'), namesRemoteWork('Nairobi'), namesRemoteWork(null)]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['Yearly', 'year'],
  ['per-year-salary', 'year'],
  ['per annum', 'year'],
  ['per-month-salary', 'month'],
  ['per-hour-wage', 'hour'],
  ['daily', 'day'],
  ['W', 'week'],
  ['bi-week-salary', null],
  ['semi-month-salary', null],
  ['one-time', null],
  ['', null],
  [undefined, null],
])('Pay for %j is for a %j', (words, period) => {
  expect(payPeriod(words)).toBe(period);
});
