import { expect, test } from 'vitest';
import {
  countFilters,
  everyJob,
  isNarrowed,
  type JobSearch,
  lastPage,
  readJobSearch,
  writeJobSearch,
} from './job-search.ts';

function read(query: string): JobSearch {
  return readJobSearch(new URLSearchParams(query));
}

test('An address without a query asks for every job', () => {
  expect(read('')).toEqual(everyJob);
});

test.each([
  everyJob,
  { ...everyJob, page: 12 },
  {
    ...everyJob,
    text: 'nurse & care, 100%',
    location: "Murang'a",
    type: 'part_time',
    level: 'entry',
    source: 'external',
    page: 3,
  },
] as const)('What is written into the address is read from it again: %o', (search) => {
  expect(readJobSearch(writeJobSearch(search))).toEqual(search);
});

test('The address names only what narrows the list', () => {
  expect(writeJobSearch(everyJob).toString()).toBe('');
  expect(writeJobSearch({ ...everyJob, location: 'Kisumu' }).toString()).toBe('location=Kisumu');
});

test.each([
  'location=Atlantis',
  'type=FULL_TIME',
  'level=toString',
  'source=adzuna',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e9',
  'page=1001',
  'page=100000',
  'page=99999999999',
  'unknown=1',
])('What an address asks in vain is left out: %s', (query) => {
  expect(read(query)).toEqual(everyJob);
});

test('No page is shown that the search would refuse', () => {
  expect(read('page=1000').page).toBe(1000);
  expect([lastPage(0, 20), lastPage(41, 20), lastPage(20_001, 20), lastPage(1_000_000, 20)]).toEqual([
    0, 3, 1000, 1000,
  ]);
});

test('A search text is kept to 100 characters, without control characters', () => {
  expect(read(`q=${'x'.repeat(500)}`).text).toHaveLength(100);
  expect(read('q=a%00b%0Ac').text).toBe('a b c');
});

test('Filters are counted; spaces alone narrow nothing', () => {
  expect(countFilters(everyJob)).toBe(0);
  expect(countFilters({ ...everyJob, location: 'Nakuru', level: 'mid' })).toBe(2);
  expect(isNarrowed({ ...everyJob, text: '  ', page: 4 })).toBe(false);
  expect(isNarrowed({ ...everyJob, text: 'a' })).toBe(true);
  expect(isNarrowed({ ...everyJob, type: 'contract' })).toBe(true);
});
