import { afterAll, expect, test } from 'vitest';
import { startFixtureServer } from '../testing/fixture-server.ts';
import { loadJobs } from '../testing/load-jobs.ts';
import { createAshbyFeed } from './ashby.ts';
import { createGreenhouseFeed } from './greenhouse.ts';
import { createLeverFeed } from './lever.ts';

const server = await startFixtureServer();
afterAll(() => server.close());

const loadGreenhouse = (boards = 'kijani-works') =>
  loadJobs(createGreenhouseFeed, { FEED_GREENHOUSE_URL: `${server.url}/gh`, FEED_GREENHOUSE_BOARDS: boards });
const loadLever = () =>
  loadJobs(createLeverFeed, { FEED_LEVER_URL: `${server.url}/lever`, FEED_LEVER_BOARDS: 'kijani' });
const loadAshby = () =>
  loadJobs(createAshbyFeed, { FEED_ASHBY_URL: `${server.url}/ashby`, FEED_ASHBY_BOARDS: 'kijani' });

const greenhouse = {
  id: 127817,
  title: 'Welder',
  updated_at: '2026-11-14T10:55:28-05:00',
  location: { name: 'Nairobi, Kenya' },
  absolute_url: 'https://boards.greenhouse.io/kijani/jobs/127817',
  content: '&lt;p&gt;Weld &amp;amp; cut.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
};

test('A posting of Greenhouse arrives with all its fields', async () => {
  server.answer('/gh/kijani-works/jobs', { jobs: [greenhouse] });
  expect(await loadGreenhouse()).toEqual([
    expect.objectContaining({
      source: 'greenhouse',
      external_id: '127817',
      title: 'Welder',
      company: 'Kijani Works',
      description: 'Weld & cut.',
      location: 'Nairobi, Kenya',
      country: 'ke',
      remote: false,
      url: 'https://boards.greenhouse.io/kijani/jobs/127817',
      posted_at: '2026-11-14T15:55:28.000Z',
    }),
  ]);
});

test('What nobody in Kenya can apply for is left out', async () => {
  const at = (id: number, name: string | null) => ({ ...greenhouse, id, location: { name } });
  const places = ['London', 'Remote - US', 'Remote', 'Remote, EMEA', null];
  server.answer('/gh/kijani-works/jobs', { jobs: places.map((place, index) => at(index, place)) });
  expect((await loadGreenhouse()).map(({ location, remote }) => [location, remote])).toEqual([
    ['Remote', true],
    ['Remote, EMEA', true],
  ]);
});

test('An employer who closed its board does not cost the postings of the others', async () => {
  server.answer('/gh/kijani-works/jobs', { jobs: [greenhouse] });
  expect(await loadGreenhouse('closed,kijani-works')).toHaveLength(1);
  await expect(loadGreenhouse('closed,also-closed')).rejects.toThrow('status 404');
});

test('A posting of Lever arrives with all its fields', async () => {
  server.answer('/lever/kijani', [
    {
      id: 'b6b1-4c2d',
      text: 'Operations Lead',
      categories: { location: 'Kilifi', commitment: 'Full-time', allLocations: ['Kilifi', 'Nairobi'] },
      country: 'KE',
      createdAt: 1_795_000_000_000,
      descriptionPlain: 'Lead operations.\nEvery day.',
      hostedUrl: 'https://jobs.lever.co/kijani/b6b1-4c2d',
      workplaceType: 'hybrid',
      salaryRange: { currency: 'KES', interval: 'per-month-salary', min: 90000, max: 120000 },
    },
    { id: 'elsewhere', text: 'Far away', country: 'US', workplaceType: 'remote', categories: { location: 'US only' } },
    { id: 'bare', text: 'Anywhere', workplaceType: 'remote', categories: 7, salaryRange: 'much' },
  ]);
  const [job, bare, ...others] = await loadLever();
  expect(others).toEqual([]);
  expect(job).toMatchObject({
    source: 'lever',
    company: 'Kijani',
    description: 'Lead operations.\nEvery day.',
    location: 'Kilifi',
    country: 'ke',
    remote: false,
    contract_time: 'full_time',
    salary_min: 90000,
    salary_currency: 'KES',
    salary_period: 'month',
    url: 'https://jobs.lever.co/kijani/b6b1-4c2d',
    posted_at: new Date(1_795_000_000_000).toISOString(),
  });
  expect(bare).toMatchObject({ title: 'Anywhere', remote: true, country: null, location: null, salary_min: null });
});

test('A posting of Ashby arrives with all its fields, unlisted ones do not', async () => {
  const ashby = {
    title: 'Product Designer',
    location: 'Remote',
    secondaryLocations: [{ location: 'Nairobi', address: {} }],
    employmentType: 'Contract',
    isListed: true,
    isRemote: true,
    descriptionPlain: 'Design things.',
    publishedAt: '2026-11-10T00:00:00.000+00:00',
    jobUrl: 'https://jobs.ashbyhq.com/kijani/1',
  };
  server.answer('/ashby/kijani', {
    jobs: [
      ashby,
      { ...ashby, jobUrl: 'https://jobs.ashbyhq.com/kijani/2', isListed: false },
      {
        ...ashby,
        jobUrl: 'https://jobs.ashbyhq.com/kijani/3',
        secondaryLocations: null,
        location: 'Berlin',
        isRemote: 'yes',
      },
    ],
  });
  expect(await loadAshby()).toEqual([
    expect.objectContaining({
      source: 'ashby',
      external_id: expect.stringMatching(/^[\da-f]{32}$/),
      company: 'Kijani',
      country: 'ke',
      remote: true,
      contract_type: 'contract',
      url: 'https://jobs.ashbyhq.com/kijani/1',
      posted_at: '2026-11-10T00:00:00.000Z',
    }),
  ]);
});
