import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../testing/fursa-test.ts';

const searchPath = /\/rest\/v1\/rpc\/search_jobs/;
const feedPath = /\/functions\/v1\/job-feed/;
const note = 'Failed to fetch jobs from the external job feed';

test.beforeEach(async ({ page, faultProxy }) => {
  await signIn(page, 'seeker', faultProxy.address);
});

for (const fault of [{ kind: 'cut' }, { kind: 'status', status: 503 }] as const) {
  test(`With the job feed down (${fault.kind}) the local jobs are shown, with a note and a retry`, {
    tag: fault.kind === 'cut' ? [] : '@faults',
  }, async ({ page, faultProxy, expectedErrors }) => {
    expectedErrors.push(/job-feed/);
    faultProxy.break(feedPath, fault);
    await page.goto(`${faultProxy.address}/jobs`);
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible();
    await expect(page.getByText('Error loading jobs')).toHaveCount(0);
    faultProxy.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(note)).toHaveCount(0);
    await expect(cards(page)).toHaveCount(20);
  });
}

test('A job feed that never answers keeps nobody from the jobs', async ({ page, faultProxy }) => {
  faultProxy.break(feedPath, { kind: 'hang' });
  await page.goto(`${faultProxy.address}/jobs`);
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('nurse');
  await expect(cards(page).first()).toContainText(/nurs/i);
});

test('Feeds that failed are named, with when they last worked', async ({ page, faultProxy }) => {
  const feeds = [
    { source: 'sample', ok: true, lastWorkedAt: '2026-11-19T07:05:00Z', attribution: '' },
    { source: 'adzuna', ok: false, lastWorkedAt: '2026-11-18T07:05:00Z', attribution: '' },
    { source: 'jobicy', ok: false, lastWorkedAt: null, attribution: '' },
  ];
  faultProxy.break(feedPath, { kind: 'change', change: () => JSON.stringify({ results: [], count: 0, feeds }) });
  await page.goto(`${faultProxy.address}/jobs`);
  await expect(page.getByText(/^Adzuna did not answer\. It last worked on 18 November 2026 at/)).toBeVisible();
  await expect(page.getByText('Jobicy did not answer. It has not worked yet.')).toBeVisible();
  await expect(page.getByText('Some jobs from other sites may be older')).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
});

const searchFaults = [
  ['is cut', { kind: 'cut' }],
  ['is 500', { kind: 'status', status: 500 }],
  ['is 429', { kind: 'status', status: 429 }],
  ['is a page', { kind: 'change', change: () => '<!doctype html>' }],
  ['is not as agreed', { kind: 'change', change: () => '{"total":"many"}' }],
] as const;

for (const [name, fault] of searchFaults) {
  test(`When the answer of the search ${name}, a panel and a toast say so, and one retry brings the jobs`, {
    tag: name === 'is cut' ? [] : '@faults',
  }, async ({ page, faultProxy, expectedErrors }) => {
    expectedErrors.push(/search_jobs/);
    faultProxy.break(searchPath, fault);
    await page.goto(`${faultProxy.address}/jobs?location=Nairobi`);
    const panel = page.getByRole('alert').filter({ hasText: 'Error loading jobs' });
    await expect(panel).toContainText('Please try again later or contact support if the problem persists.');
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Failed to fetch jobs');
    faultProxy.heal();
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(20);
    await expect(page).toHaveURL(/location=Nairobi/);
  });
}

test('Offline the jobs that are shown stay, and a new search says that it failed instead of turning for ever', async ({
  page,
  context,
  faultProxy,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(`${faultProxy.address}/jobs`);
  await expect(cards(page)).toHaveCount(20);
  await context.setOffline(true);
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('nurse');
  await expect(page.getByText('Loading opportunities from across Kenya...')).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('nurse');
  await context.setOffline(false);
  await expect(cards(page).first()).toContainText(/nurs/i);
});

test('Nothing found says so and leads back to all jobs', async ({ page, faultProxy }) => {
  await page.goto(`${faultProxy.address}/jobs?q=qqxqq&type=contract`);
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  await expect(page.getByText('0 jobs found', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show all jobs' }).click();
  await expect(cards(page)).toHaveCount(20);
  await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('');
});

function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}
