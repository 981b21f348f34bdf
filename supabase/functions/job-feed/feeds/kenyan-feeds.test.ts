import { afterAll, expect, test } from 'vitest';
import { startFixtureServer } from '../testing/fixture-server.ts';
import { loadJobs } from '../testing/load-jobs.ts';
import { createCareerjetFeed } from './careerjet.ts';
import { createReliefwebFeed } from './reliefweb.ts';

const server = await startFixtureServer();
afterAll(() => server.close());

const loadReliefweb = () =>
  loadJobs(createReliefwebFeed, { FEED_RELIEFWEB_URL: `${server.url}/v2/jobs`, FEED_RELIEFWEB_APPNAME: 'fursa' });
const loadCareerjet = () =>
  loadJobs(createCareerjetFeed, {
    FEED_CAREERJET_URL: `${server.url}/v4/query`,
    FEED_CAREERJET_KEY: 'the-key',
    FEED_CAREERJET_PAGE: 'https://fursa.example/jobs',
    FEED_CAREERJET_SERVER_IP: '192.0.2.7',
  });

test('A posting of ReliefWeb arrives with all its fields', async () => {
  server.answer('/v2/jobs', {
    data: [
      {
        id: '4100001',
        fields: {
          title: 'Field Officer',
          url: 'https://reliefweb.int/node/4100001',
          url_alias: 'https://reliefweb.int/job/4100001/field-officer',
          date: { created: '2026-11-17T06:00:00+00:00', closing: '2026-12-05T23:59:59+03:00' },
          source: [{ name: 'Maji Safi Relief', shortname: 'MSR' }, { name: 'Second' }],
          country: [{ name: 'Kenya' }],
          city: [{ name: 'Lodwar' }],
          type: [{ id: 264, name: 'Consultancy' }],
          body: '**Work** in the field',
          'body-html': '<p><strong>Work</strong> in the field</p>',
        },
      },
    ],
  });
  expect(await loadReliefweb()).toEqual([
    expect.objectContaining({
      source: 'reliefweb',
      external_id: '4100001',
      title: 'Field Officer',
      company: 'Maji Safi Relief',
      description: 'Work in the field',
      location: 'Lodwar, Kenya',
      country: 'ke',
      remote: false,
      contract_type: 'contract',
      url: 'https://reliefweb.int/job/4100001/field-officer',
      posted_at: '2026-11-17T06:00:00.000Z',
      closes_at: '2026-12-05T20:59:59.000Z',
    }),
  ]);
  expect(server.asked.at(-1)).toMatchObject({
    method: 'POST',
    url: { search: '?appname=fursa' },
    body: { preset: 'latest', filter: { field: 'country.iso3', value: ['KEN'] } },
  });
});

test('A posting of ReliefWeb may lack nearly everything', async () => {
  server.answer('/v2/jobs', { data: [{ id: 1, fields: { title: 'Nurse', date: null, source: 'text', city: [1] } }] });
  const [job] = await loadReliefweb();
  expect(job).toMatchObject({ title: 'Nurse', company: null, location: 'Kenya', url: null, closes_at: null });
});

test('A posting of Careerjet arrives with all its fields', async () => {
  const url = 'https://jobviewtrack.com/en-ke/job-1a2b.html';
  server.answer('/v4/query', {
    type: 'JOBS',
    jobs: [
      {
        title: 'Sales Representative',
        company: 'Duka Bora',
        date: 'Wed, 18 Nov 2026 07:00:00 GMT',
        description: '<b>Sales</b> in Nairobi &amp; around ...',
        locations: 'Nairobi',
        salary_min: '40000',
        salary_max: '60000',
        salary_currency_code: 'kes',
        salary_type: 'M',
        url,
      },
    ],
  });
  expect(await loadCareerjet()).toEqual([
    expect.objectContaining({
      source: 'careerjet',
      external_id: expect.stringMatching(/^[\da-f]{32}$/),
      title: 'Sales Representative',
      description: 'Sales in Nairobi & around ...',
      location: 'Nairobi',
      country: 'ke',
      salary_min: 40000,
      salary_max: 60000,
      salary_currency: 'KES',
      salary_period: 'month',
      url,
      attribution: 'Jobs by Careerjet',
      posted_at: '2026-11-18T07:00:00.000Z',
    }),
  ]);
  const asked = server.asked.at(-1);
  expect(asked?.headers).toMatchObject({
    authorization: `Basic ${Buffer.from('the-key:').toString('base64')}`,
    referer: 'https://fursa.example/jobs',
  });
  expect(asked?.url.searchParams.get('user_ip')).toBe('192.0.2.7');
});

test('Careerjet asking which place was meant is no answer', async () => {
  server.answer('/v4/query', { type: 'LOCATIONS', locations: [{ name: 'Nairobi' }] });
  await expect(loadCareerjet()).rejects.toThrow('another shape');
});
