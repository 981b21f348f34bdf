import { afterAll, expect, test } from 'vitest';
import { startFixtureServer } from '../testing/fixture-server.ts';
import { loadJobs } from '../testing/load-jobs.ts';
import { createAdzunaFeed } from './adzuna.ts';

const server = await startFixtureServer();
afterAll(() => server.close());

const load = (countries = 'za') =>
  loadJobs(createAdzunaFeed, {
    FEED_ADZUNA_URL: server.url,
    FEED_ADZUNA_APP_ID: 'the-id',
    FEED_ADZUNA_APP_KEY: 'the-key',
    FEED_ADZUNA_COUNTRIES: countries,
  });

const full = {
  id: '4401234567',
  title: 'Data <strong>Analyst</strong>',
  description: 'Look at data &amp; tell what it says…',
  created: '2026-11-18T09:30:00Z',
  redirect_url: 'https://www.adzuna.co.za/land/ad/4401234567?se=x',
  company: { display_name: 'Kaap Retail' },
  location: { display_name: 'Cape Town, Western Cape' },
  salary_min: 300000,
  salary_max: 360000.5,
  salary_is_predicted: '0',
  contract_time: 'full_time',
  contract_type: 'permanent',
};

test('A posting of Adzuna arrives with all its fields', async () => {
  server.answer('/za/search/1', { results: [full] });
  expect(await load()).toEqual([
    {
      source: 'adzuna',
      external_id: '4401234567',
      title: 'Data Analyst',
      company: 'Kaap Retail',
      company_website: null,
      description: 'Look at data & tell what it says…',
      location: 'Cape Town, Western Cape',
      country: 'za',
      remote: false,
      contract_type: 'permanent',
      contract_time: 'full_time',
      salary_min: 300000,
      salary_max: 360000.5,
      salary_currency: 'ZAR',
      salary_period: 'year',
      url: 'https://www.adzuna.co.za/land/ad/4401234567?se=x',
      attribution: 'Jobs by Adzuna',
      posted_at: '2026-11-18T09:30:00.000Z',
      closes_at: null,
      fetched_at: '2026-11-20T08:00:00.000Z',
    },
  ]);
  expect(Object.fromEntries(server.asked.at(-1)?.url.searchParams ?? [])).toMatchObject({
    app_id: 'the-id',
    app_key: 'the-key',
    results_per_page: '50',
  });
});

test('A posting with nothing but a name, and one whose salary was guessed', async () => {
  server.answer('/za/search/1', {
    results: [
      { id: 7, title: 'Clerk' },
      { ...full, salary_is_predicted: '1' },
    ],
  });
  const [bare, predicted] = await load();
  expect(bare).toMatchObject({ external_id: '7', company: null, description: '', url: null, posted_at: null });
  expect([bare?.contract_type, bare?.salary_min, bare?.salary_currency]).toEqual([null, null, null]);
  expect([predicted?.salary_min, predicted?.salary_max, predicted?.salary_currency]).toEqual([null, null, null]);
});

test('Hostile postings are defused, and unreadable ones are left out', async () => {
  const hostile = {
    ...full,
    title: '<img src=x onerror=alert(1)>Job\u0000\u202e',
    description: `<script>alert(1)</script>${'x'.repeat(500_000)}`,
    redirect_url: 'javascript:alert(1)',
    created: { $gt: '' },
    company: 'not an object',
    location: { display_name: 12 },
    salary_min: '12 or 13',
    salary_max: -5,
    contract_type: ['permanent'],
  };
  server.answer('/za/search/1', {
    results: [null, 'text', { id: '1' }, { title: 'No id' }, { id: '2', title: '<b></b>' }, hostile],
  });
  const jobs = await load();
  expect(jobs).toHaveLength(1);
  expect(jobs[0]).toMatchObject({ title: 'Job', url: null, company: null, location: null, posted_at: null });
  expect([jobs[0]?.salary_min, jobs[0]?.salary_max, jobs[0]?.contract_type]).toEqual([null, null, null]);
  expect(jobs[0]?.description).toMatch(/^x{7999}…$/);
});

test('Each configured country is asked', async () => {
  server.answer('/za/search/1', { results: [full] });
  server.answer('/gb/search/1', { results: [{ ...full, id: 'in-britain' }] });
  expect((await load('za,gb')).map(({ country, salary_currency }) => [country, salary_currency])).toEqual([
    ['za', 'ZAR'],
    ['gb', 'GBP'],
  ]);
});
