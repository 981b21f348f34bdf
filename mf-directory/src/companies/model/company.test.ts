// @vitest-environment node
import { expect, test } from 'vitest';
import { type Company, searchCompanies } from './company.ts';

function company(name: string, industry: string | null): Company {
  return {
    id: name,
    name,
    industry,
    logo: null,
    size: null,
    location: null,
    website: 'https://example.com',
    isDemo: false,
  };
}

const companies = [company('Tembo Foods', 'Agriculture'), company('Agri Bank', 'Finance'), company('Jua', null)];

test.each([
  ['', ['Tembo Foods', 'Agri Bank', 'Jua']],
  ['  agri ', ['Tembo Foods', 'Agri Bank']],
  ['FINANCE', ['Agri Bank']],
  ['jua', ['Jua']],
  ['null', []],
  ['.*', []],
])('Searching companies for "%s" finds %o', (text, names) => {
  expect(searchCompanies(companies, text).map(({ name }) => name)).toEqual(names);
});
