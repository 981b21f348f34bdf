// @vitest-environment node
import { writeJsonLd } from '@fursa/shared/document';
import { expect, test } from 'vitest';
import { toJobPostingData } from './job-posting-data.ts';
import type { OwnJob } from './own-job.ts';

const job: OwnJob = {
  id: '6f1c2a34-0000-4000-8000-000000000001',
  source: 'local',
  isLocal: true,
  title: 'Ward nurse',
  company: { name: 'Jua Clinics', website: 'https://jua.example.com/' },
  companyId: 'c',
  description: 'Care for people.\n\nDay & night.',
  requirements: 'A licence\nTwo years',
  location: 'Kisumu',
  isRemote: false,
  type: 'full_time',
  salaryRange: 'KES 45,000 - 60,000',
  experienceLevel: 'mid',
  skills: ['Triage', 'First aid'],
  url: null,
  attribution: null,
  isDemo: false,
  scamSigns: [],
  postedAt: new Date('2026-11-01T08:00:00Z'),
  closesAt: new Date('2027-01-31T21:00:00Z'),
  status: 'active',
};
const url = 'https://fursa.example/jobs/1';

test('A job is described as search engines ask for it', () => {
  expect(toJobPostingData(job, url)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Ward nurse',
    description: '<p>Care for people.</p><p>Day &amp; night.</p><ul><li>A licence</li><li>Two years</li></ul>',
    url,
    identifier: { '@type': 'PropertyValue', name: 'Jua Clinics', value: job.id },
    datePosted: '2026-11-01T08:00:00.000Z',
    validThrough: '2027-01-31T21:00:00.000Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Jua Clinics', sameAs: 'https://jua.example.com/' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Kisumu', addressCountry: 'KE' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'KES',
      value: { '@type': 'QuantitativeValue', minValue: 45_000, maxValue: 60_000, unitText: 'MONTH' },
    },
    skills: 'Triage, First aid',
  });
});

test('A remote job has no place but says whom it takes', () => {
  const data = toJobPostingData({ ...job, isRemote: true, location: 'Remote' }, url);
  expect(data).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Kenya' },
  });
  expect(data).not.toHaveProperty('jobLocation');
});

test('What a job does not say is left out', () => {
  const silent = {
    company: null,
    salaryRange: 'Negotiable',
    closesAt: null,
    type: null,
    skills: [],
    requirements: null,
  };
  const data = toJobPostingData({ ...job, ...silent, location: null }, url);
  for (const field of ['validThrough', 'employmentType', 'baseSalary', 'skills'])
    expect(data).not.toHaveProperty(field);
  expect(data).toMatchObject({
    hiringOrganization: 'confidential',
    jobLocation: { address: { '@type': 'PostalAddress', addressCountry: 'KE' } },
  });
});

test('No text of a job can end its element or become markup', () => {
  const hostile = '</script><script>alert(1)</script><!--<img src=x onerror=alert(2)>';
  const data = toJobPostingData({ ...job, title: hostile, description: hostile, requirements: hostile }, url);
  const written = writeJsonLd(data);
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual(data);
  expect(data.description).not.toMatch(/<(?!\/?(p|ul|li)>)/);
});
