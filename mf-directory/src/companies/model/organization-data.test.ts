// @vitest-environment node
import { expect, test } from 'vitest';
import type { CompanyDetails } from './company.ts';
import { toOrganizationData } from './organization-data.ts';

const company: CompanyDetails = {
  id: 'c',
  name: 'Tembo Foods',
  industry: 'Agriculture',
  logo: null,
  size: '51-200',
  location: 'Thika',
  website: 'https://tembo.example.com/',
  isDemo: false,
  description: 'Dries mangoes.',
  hiringProcess: null,
};
const url = 'https://fursa.example/companies/c';

test('A company is described with all it says of itself', () => {
  expect(toOrganizationData(company, url)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Tembo Foods',
    mainEntityOfPage: url,
    url: 'https://tembo.example.com/',
    description: 'Dries mangoes.',
    address: { '@type': 'PostalAddress', addressLocality: 'Thika', addressCountry: 'KE' },
    numberOfEmployees: { '@type': 'QuantitativeValue', minValue: 51, maxValue: 200 },
  });
});

test('What a company does not say, or says in other words, is left out', () => {
  const bare = { ...company, size: 'a few', location: null, website: null, description: null };
  expect(Object.keys(toOrganizationData(bare, url))).toEqual(['@context', '@type', 'name', 'mainEntityOfPage']);
});

test('A company abroad is not said to be in Kenya', () => {
  expect(toOrganizationData({ ...company, location: 'Cork, Ireland' }, url).address).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Cork, Ireland',
  });
});
