import { afterAll, expect, test } from 'vitest';
import { startFixtureServer } from '../testing/fixture-server.ts';
import { loadJobs } from '../testing/load-jobs.ts';
import { createHimalayasFeed } from './himalayas.ts';
import { createJobicyFeed } from './jobicy.ts';

const server = await startFixtureServer();
afterAll(() => server.close());

const loadHimalayas = () => loadJobs(createHimalayasFeed, { FEED_HIMALAYAS_URL: `${server.url}/jobs/api` });
const loadJobicy = () => loadJobs(createJobicyFeed, { FEED_JOBICY_URL: `${server.url}/api/v2/remote-jobs` });

const himalayan = {
  title: 'Support Engineer',
  excerpt: 'Short',
  companyName: 'Peak Tools',
  employmentType: 'Full Time',
  minSalary: 30000,
  maxSalary: 45000,
  currency: 'USD',
  locationRestrictions: [],
  description: '<h2>About</h2><p>Help people.</p>',
  pubDate: 1_795_000_000,
  expiryDate: 1_798_000_000_000,
  applicationLink: 'https://himalayas.app/companies/peak/jobs/support',
  guid: 'https://himalayas.app/companies/peak/jobs/support',
};

test('A posting of Himalayas arrives with all its fields, dates in seconds or in milliseconds', async () => {
  server.answer('/jobs/api', { jobs: [himalayan] });
  expect(await loadHimalayas()).toEqual([
    expect.objectContaining({
      source: 'himalayas',
      external_id: himalayan.guid,
      title: 'Support Engineer',
      company: 'Peak Tools',
      description: 'About\n\nHelp people.',
      location: 'Remote',
      country: null,
      remote: true,
      contract_type: null,
      contract_time: 'full_time',
      salary_min: 30000,
      salary_currency: 'USD',
      salary_period: 'year',
      posted_at: new Date(1_795_000_000_000).toISOString(),
      closes_at: new Date(1_798_000_000_000).toISOString(),
    }),
  ]);
});

test('Remote work that takes nobody in Kenya is left out', async () => {
  const restricted = (guid: string, locationRestrictions: unknown) => ({ ...himalayan, guid, locationRestrictions });
  server.answer('/jobs/api', {
    jobs: [
      restricted('us', ['United States']),
      restricted('named', [{ alpha2: 'KE', name: 'Kenya', slug: 'kenya' }]),
      restricted('africa', ['Europe', 'Africa']),
      restricted('south-africa', ['South Africa']),
      restricted('null', null),
    ],
  });
  expect((await loadHimalayas()).map(({ external_id }) => external_id)).toEqual(['named', 'africa', 'null']);

  server.answer('/api/v2/remote-jobs', {
    jobs: [
      { id: 1, jobTitle: 'One', jobGeo: 'USA' },
      { id: 2, jobTitle: 'Two', jobGeo: 'EMEA' },
      { id: 3, jobTitle: 'Three', jobGeo: 'Anywhere' },
    ],
  });
  expect((await loadJobicy()).map(({ external_id }) => external_id)).toEqual(['2', '3']);
});

test('A posting of Jobicy arrives with all its fields', async () => {
  server.answer('/api/v2/remote-jobs', {
    jobs: [
      {
        id: 98765,
        url: 'https://jobicy.com/jobs/98765-writer',
        jobTitle: 'Technical Writer',
        companyName: 'Docs &amp; Co',
        jobType: ['part-time', 'freelance'],
        jobGeo: 'Anywhere',
        jobExcerpt: 'Short',
        jobDescription: '<p>Write &#8211; well.</p>',
        pubDate: '2026-11-19 05:12:00',
        salaryMin: 20000,
        salaryMax: 10000,
        salaryCurrency: 'EUR',
      },
    ],
  });
  expect(await loadJobicy()).toEqual([
    expect.objectContaining({
      source: 'jobicy',
      external_id: '98765',
      company: 'Docs & Co',
      description: 'Write – well.',
      contract_type: 'contract',
      contract_time: 'part_time',
      posted_at: '2026-11-19T05:12:00.000Z',
      // Upside down, so nobody knows what was meant.
      salary_min: null,
      salary_max: null,
      salary_currency: null,
      salary_period: null,
      url: 'https://jobicy.com/jobs/98765-writer',
    }),
  ]);
});
