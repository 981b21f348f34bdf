// @vitest-environment node
import { expect, test } from 'vitest';
import {
  activeFilters,
  emptySearch,
  inLocation,
  isNarrowed,
  type JobSearch,
  lastPage,
  payOptions,
  readJobSearch,
  startOfDay,
  withoutFilters,
  writeJobSearch,
} from './job-search.ts';

function read(query: string): JobSearch {
  return readJobSearch(new URLSearchParams(query));
}

test('An address without a query asks for every job', () => {
  expect(read('')).toEqual(emptySearch);
});

test.each([
  emptySearch,
  { ...emptySearch, page: 12 },
  {
    ...emptySearch,
    text: 'nurse & care, 100%',
    location: "Murang'a",
    type: 'part_time',
    level: 'entry',
    source: 'external',
    pay: 30_000,
    postedWithin: 7,
    sort: 'pay',
    page: 3,
  },
  { ...emptySearch, isRemote: true, sort: 'match' },
  { ...emptySearch, pay: 37_500, postedWithin: 1, sort: 'newest' },
] as const)('What is written into the address is read from it again: %o', (search) => {
  expect(readJobSearch(writeJobSearch(search))).toEqual(search);
});

test('The address names only what narrows the list', () => {
  expect(writeJobSearch(emptySearch).toString()).toBe('');
  expect(writeJobSearch({ ...emptySearch, location: 'Kisumu' }).toString()).toBe('location=Kisumu');
  expect(
    writeJobSearch({
      ...emptySearch,
      isRemote: true,
      pay: 30_000,
      postedWithin: 7,
      sort: 'pay',
      page: 2,
    }).toString(),
  ).toBe('remote=1&pay=30000&within=7&sort=pay&page=2');
});

test.each([
  'location=Atlantis',
  'type=FULL_TIME',
  'level=toString',
  'source=adzuna',
  'page=0',
  'page=1e9',
  'page=1001',
  'pay=0',
  'pay=1e5',
  'pay=10000000',
  'within=2',
  'within=constructor',
  'remote=true',
  'sort=relevance',
  'unknown=1',
])('What an address asks in vain is left out: %s', (query) => {
  expect(read(query)).toEqual(emptySearch);
});

test('A page number that the search would refuse is not shown', () => {
  expect(read('page=1000').page).toBe(1000);
  expect([lastPage(0, 20), lastPage(41, 20), lastPage(20_001, 20), lastPage(1_000_000, 20)]).toEqual([
    0, 3, 1000, 1000,
  ]);
});

test('A search text is cut to 100 characters, without control characters', () => {
  expect(read(`q=${'x'.repeat(500)}`).text).toHaveLength(100);
  expect(read('q=a%00b%0Ac').text).toBe('a b c');
});

test('The remote jobs are one wish, however the address or the form says it', () => {
  const remote = { ...emptySearch, isRemote: true };
  expect(read('location=Remote')).toEqual(remote);
  expect(read('remote=1&location=Nairobi')).toEqual(remote);
  expect(inLocation({ ...emptySearch, location: 'Nairobi' }, 'Remote')).toEqual(remote);
  expect(inLocation(remote, 'Nairobi')).toEqual({ ...emptySearch, location: 'Nairobi' });
  expect(inLocation(remote, undefined)).toEqual(emptySearch);
});

test('Filters in use are distinguished from sorting and searching; spaces alone filter nothing', () => {
  expect(activeFilters({ ...emptySearch, text: 'nurse', sort: 'pay', page: 3 })).toEqual([]);
  expect(activeFilters({ ...emptySearch, level: 'mid', location: 'Nakuru', pay: 1 })).toEqual([
    'location',
    'level',
    'pay',
  ]);
  expect(isNarrowed({ ...emptySearch, text: '  ', page: 4, sort: 'newest' })).toBe(false);
  expect(isNarrowed({ ...emptySearch, text: 'a' })).toBe(true);
  expect(isNarrowed({ ...emptySearch, isRemote: true })).toBe(true);
});

test('Filters are removed one by one or all at once; words and order stay, on the first page', () => {
  const search = read('q=nurse&location=Kisumu&pay=30000&within=3&sort=pay&page=4');
  expect(writeJobSearch(withoutFilters(search, ['pay'])).toString()).toBe('q=nurse&location=Kisumu&within=3&sort=pay');
  expect(writeJobSearch(withoutFilters(search)).toString()).toBe('q=nurse&sort=pay');
});

test('The usual amounts can be chosen, and one that only the address names stands among them', () => {
  const usual = payOptions(undefined);
  expect(usual).toContain(30_000);
  expect(payOptions(30_000)).toEqual(usual);
  expect(payOptions(37_500)).toEqual([...usual, 37_500].sort((a, b) => a - b));
});

test('A day begins at midnight, and all of its moments give the same one', () => {
  const morning = new Date(2026, 2, 2, 0, 0, 1);
  const night = new Date(2026, 2, 2, 23, 59, 59);
  expect(startOfDay(morning, 0)).toEqual(new Date(2026, 2, 2));
  expect(startOfDay(night, 0)).toEqual(startOfDay(morning, 0));
  expect(startOfDay(morning, 6)).toEqual(new Date(2026, 1, 24));
});
