import { expect, test } from 'vitest';
import { employmentTerms, httpsLink, parseDate, payPeriod } from '../external-job.ts';
import { htmlToText } from './html-to-text.ts';
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

test.each([
  ['Plain text stays', 'Plain text stays'],
  ['<p>One</p><p>Two<br>Three</p>', 'One\n\nTwo\nThree'],
  ['<ul><li>Weld</li><li class="x">Cut</li></ul>', '- Weld\n\n- Cut'],
  ['a<b>bold</b>c', 'aboldc'],
  [
    'Fish &amp; chips &lt;b&gt; &#39;x&#39; &#x41; &nbsp;&bogus; &Kcedil; &#99999999;',
    "Fish & chips <b> 'x' A &bogus; Ķ \ufffd",
  ],
  ['before<script>alert("<b>")</script>after', 'beforeafter'],
  ['before<SCRIPT>alert(1)</ScRiPt >after', 'beforeafter'],
  ['before<script>never closed <b>', 'before'],
  ['<style>p{}</style><!-- <b>no</b> -->text', 'text'],
  ['<img src=x onerror="alert(1)">text', 'text'],
  ['Salary < 50,000 and > 20,000', 'Salary < 50,000 and > 20,000'],
  ['an open <a href="', 'an open <a href="'],
  ['nul\u0000 bell\u0007 right-to-left \u202eevil', 'nul bell right-to-left evil'],
  ['half a pair \ud83d', 'half a pair \ufffd'],
  ['one\r\n\r\n\r\n\r\ntwo   three', 'one\n\ntwo three'],
  ['', ''],
])('%j is read as %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test.each(['<', '<a', '<!--', '<script>', '<script></script>', '&', '&#', '<p>\n', ' \n'])(
  'A megabyte of %j is read to its end',
  (piece) => {
    // An algorithm whose time grows with the square of its length would not be done within the time a test may take.
    const hostile = piece.repeat(1_000_000 / piece.length);
    expect(htmlToText(hostile).length).toBeLessThanOrEqual(hostile.length);
  },
);
