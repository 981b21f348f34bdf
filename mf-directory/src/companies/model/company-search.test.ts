// @vitest-environment node
import { expect, test } from 'vitest';
import {
  activeFilters,
  isNarrowed,
  readCompanySearch,
  withChosen,
  withoutFilters,
  writeCompanySearch,
} from './company-search.ts';

const read = (address: string) => readCompanySearch(new URLSearchParams(address));

test.each(['', 'q=agri', 'q=agri&industry=Health+care&county=Nairobi&size=11-50&page=3'])(
  'The address "%s" is read and written again as it was',
  (address) => {
    expect(String(writeCompanySearch(read(address)))).toBe(address);
  },
);

test.each(['page=0', 'page=-1', 'page=1', 'page=5001', 'page=x', 'industry=', 'county=%20', 'other=1'])(
  'The address "%s" asks for nothing',
  (address) => {
    expect(String(writeCompanySearch(read(address)))).toBe('');
  },
);

test('Every address is read as a search, however long or broken', () => {
  expect(read(`q=${'x'.repeat(500)}`).text).toHaveLength(100);
  expect(read('q=a%00b&size=%07').text).toBe('a b');
  expect(read('size=%07').size).toBeUndefined();
});

test('Filters are removed one by one or all at once, which leads to the first page', () => {
  const search = read('q=agri&industry=Tea&size=11-50&page=3');
  expect(activeFilters(search)).toEqual(['industry', 'size']);
  expect(String(writeCompanySearch(withoutFilters(search, ['size'])))).toBe('q=agri&industry=Tea');
  expect(String(writeCompanySearch(withoutFilters(search, ['industry', 'size'])))).toBe('q=agri');
});

test('A page alone leaves no company out, words and filters do', () => {
  expect(['page=2', 'q=%20', 'q=a', 'county=Lamu'].map((address) => isNarrowed(read(address)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('What an address asks for can be chosen, whether any company has it or not', () => {
  expect(withChosen(['Tea'], undefined)).toEqual(['Tea']);
  expect(withChosen(['Tea'], 'Tea')).toEqual(['Tea']);
  expect(withChosen(['Tea'], 'Gold')).toEqual(['Gold', 'Tea']);
});
