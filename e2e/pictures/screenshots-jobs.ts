import type { Page } from '@playwright/test';
import { adzunaRow, listingRow, searchAnswer } from '../testing/listing-rows.ts';
import type { Scene } from './scene.ts';

const searchPath = '**/rpc/search_jobs';
const feedPath = '**/functions/v1/job-feed';
const everySign = ['money', 'mpesa', 'free_mail'];

const rows = [
  listingRow({ title: 'Registered Nurse', created_at: new Date().toISOString() }),
  adzunaRow({ title: 'Nurse in Durban', location: 'Durban, KwaZulu-Natal', salary_range: 'ZAR 216,000 - 264,000' }),
  listingRow({
    title: 'Typist',
    scam_signs: everySign,
    description: 'Pay KES 500 by M-Pesa and write to x@gmail.com.',
  }),
  adzunaRow({ id: 'adzuna:78', title: 'Without an address', url: null, company: null, company_name: null }),
];

async function answerSearch(page: Page, answer: string): Promise<void> {
  await page.route(searchPath, (route) => route.fulfill({ contentType: 'application/json', body: answer }));
  await page.reload();
}

/** On a wide screen they stand open, because some are in use. */
async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filters/ });
  await page.getByText(/jobs? found$/).waitFor();
  if ((await button.getAttribute('aria-expanded')) === null) await button.click();
}

async function openFirstJob(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Report this job/ }).waitFor();
}

async function openReport(page: Page): Promise<void> {
  await openFirstJob(page);
  await page.getByRole('button', { name: /^Report this job/ }).click();
}

async function changeJob(page: Page, changes: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('**/rest/v1/jobs?*', async (route) => {
    // How many others the company has is asked by HEAD.
    if (route.request().method() !== 'GET') return await route.fallback();
    const answer = await route.fetch();
    const [job] = await answer.json();
    await route.fulfill({ response: answer, json: [{ ...job, ...changes }] });
  });
  await openFirstJob(page);
}

/** Every state of the list of jobs, of a job's own page and of the remote jobs. */
export const jobScenes: readonly Scene[] = [
  { name: 'jobs/list', path: '/jobs', account: 'seeker' },
  {
    name: 'jobs/filters',
    path: '/jobs?q=nurse&location=Nairobi',
    account: 'seeker',
    prepare: (page) => page.getByText(/jobs? found$/).waitFor(),
  },
  {
    name: 'jobs/filter-sheet',
    path: '/jobs?location=Nairobi&pay=30000',
    account: 'seeker',
    prepare: openFilters,
  },
  {
    name: 'jobs/every-filter',
    path: '/jobs?q=a&location=Nairobi&type=full_time&level=mid&pay=30000&within=30&source=local&sort=pay',
    account: 'seeker',
    prepare: (page) => page.getByText(/jobs? found$/).waitFor(),
  },
  {
    name: 'jobs/filter-sheet-largest-font',
    path: '/jobs?q=nurse&location=Nairobi&sort=pay',
    account: 'seeker',
    preferences: { fontSize: 36 },
    prepare: openFilters,
  },
  { name: 'jobs/best-match', path: '/jobs?q=nurse', account: 'seeker' },
  { name: 'jobs/match-without-cv', path: '/jobs?sort=match', account: 'newcomer' },
  { name: 'jobs/corrected', path: '/jobs?q=nurze', account: 'seeker' },
  { name: 'jobs/external', path: '/jobs?source=external', account: 'seeker', isWholePage: true },
  {
    name: 'jobs/sources-and-signs',
    path: '/jobs',
    account: 'seeker',
    isWholePage: true,
    prepare: (page) => answerSearch(page, searchAnswer(rows)),
  },
  {
    name: 'jobs/last-page',
    path: '/jobs?page=13',
    account: 'seeker',
    prepare: (page) => page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded(),
  },
  {
    name: 'jobs/loading',
    path: '/jobs',
    account: 'seeker',
    prepare: async (page) => {
      await page.route(searchPath, neverAnswer);
      await page.reload();
      await page.getByText('Loading opportunities from across Kenya...').waitFor();
    },
  },
  { name: 'jobs/empty', path: '/jobs?q=qqxqq', account: 'seeker' },
  {
    name: 'jobs/board-empty',
    path: '/jobs',
    account: 'seeker',
    prepare: (page) => answerSearch(page, searchAnswer([])),
  },
  {
    name: 'jobs/failed',
    path: '/jobs',
    account: 'seeker',
    prepare: async (page) => {
      await page.route(searchPath, (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.reload();
      await page.getByText('Error loading jobs').waitFor();
    },
  },
  {
    name: 'jobs/feed-failed',
    path: '/jobs',
    account: 'seeker',
    prepare: async (page) => {
      await page.route(feedPath, (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.reload();
      await page.getByText('Failed to fetch jobs from the external job feed').waitFor();
    },
  },
  {
    name: 'jobs/feed-partly-failed',
    path: '/jobs',
    account: 'seeker',
    prepare: async (page) => {
      const feeds = [
        { source: 'adzuna', ok: false, lastWorkedAt: '2026-11-18T07:05:00Z' },
        { source: 'jobicy', ok: true, lastWorkedAt: '2026-11-18T07:05:00Z' },
      ];
      await page.route(feedPath, (route) => route.fulfill({ json: { feeds } }));
      await page.reload();
      await page.getByText('Adzuna did not answer').waitFor();
    },
  },
  { name: 'job/signed-in', path: '/jobs?source=local', account: 'seeker', isWholePage: true, prepare: openFirstJob },
  {
    name: 'job/apply',
    path: '/jobs?q=welder&source=local',
    account: 'newcomer',
    prepare: async (page) => {
      await openFirstJob(page);
      await page.getByRole('button', { name: /^Apply:/ }).click();
      await page.getByRole('button', { name: 'Send application' }).waitFor();
    },
  },
  { name: 'job/visitor', path: '/remote-jobs?q=engineer', isWholePage: true, prepare: openFirstJob },
  {
    name: 'job/closed-with-signs',
    path: '/jobs?source=local',
    account: 'seeker',
    prepare: (page) => changeJob(page, { closes_at: '2026-01-31T21:00:00+00:00', scam_signs: everySign }),
  },
  { name: 'job/not-found', path: '/jobs/none' },
  { name: 'job/report', path: '/jobs?source=local', account: 'seeker', prepare: openReport },
  { name: 'job/report-visitor', path: '/remote-jobs?q=engineer', prepare: openReport },
  {
    name: 'job/report-failed',
    path: '/jobs?source=local',
    account: 'seeker',
    prepare: async (page) => {
      await page.route('**/job_reports*', (route) => route.abort());
      await openReport(page);
      await page.getByRole('radio', { name: 'It asks for money' }).check();
      await page.getByLabel('Tell us more (optional)').fill('They want KES 500 before the interview.');
      await page.getByRole('button', { name: 'Send report' }).click();
      await page.getByText('Your report was not sent.').waitFor();
    },
  },
  { name: 'remote-jobs/visitor', path: '/remote-jobs' },
  { name: 'remote-jobs/empty', path: '/remote-jobs?q=qqxqq' },
];

function neverAnswer(): void {
  // The request stays open.
}
