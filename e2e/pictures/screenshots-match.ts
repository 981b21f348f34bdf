import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

const searchPath = '**/rest/v1/rpc/*';
const explanationPath = '**/functions/v1/ai-analyze';
const looks = {
  'high-contrast': { contrast: 'high' },
  'color-blind': { palette: 'color-blind' },
  'largest-font': { fontSize: 36 },
};

async function openScore(page: Page): Promise<void> {
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: /^Why this score/ }).click();
  await first.getByText('What fits', { exact: true }).waitFor();
  await first.scrollIntoViewIfNeeded();
}

/** The list is asked for again, and this is what happens. */
async function reloadWith(page: Page, path: string, answer: 'fails' | 'stays-out'): Promise<void> {
  await page.route(path, (route) =>
    answer === 'fails' ? route.fulfill({ status: 503, body: '{}' }) : new Promise<void>(() => undefined),
  );
  await page.reload();
}

/** The first job of the list that the account has not saved yet: known once the tab counts what it has. */
async function saveAJob(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Saved \(/ }).waitFor();
  await page
    .getByRole('button', { name: /^Save:/ })
    .first()
    .click();
  await page.getByText('Job saved!').waitFor();
  await openKept(page, 'saved');
}

async function applyToAJob(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Report this job/ }).waitFor();
  // Until it is known what the account applied to.
  await page.waitForTimeout(1_000);
  const press = page.getByRole('button', { name: /^(Apply|Applied):/ });
  if (await press.isEnabled()) {
    await press.click();
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByText('Job applied successfully!').waitFor();
  }
  await openKept(page, 'applied');
}

async function openKept(page: Page, view: 'saved' | 'applied'): Promise<void> {
  await page.goto(`/jobs?view=${view}`);
  await page.getByRole('article').first().waitFor();
}

/** Every state of the job match, and of the jobs somebody has saved or applied to. */
export const matchScenes: readonly Scene[] = [
  { name: 'match/results', path: '/job-match', account: 'seeker', isWholePage: true },
  { name: 'match/score', path: '/job-match', account: 'seeker', prepare: openScore },
  ...Object.entries(looks).map(([name, preferences]) => ({
    name: `match/score-${name}`,
    path: '/job-match',
    account: 'seeker',
    preferences,
    prepare: openScore,
  })),
  { name: 'match/nothing-known', path: '/job-match', account: 'newcomer', isWholePage: true },
  {
    name: 'match/loading',
    path: '/job-match',
    account: 'seeker',
    prepare: (page) => reloadWith(page, searchPath, 'stays-out'),
  },
  {
    name: 'match/failed',
    path: '/job-match',
    account: 'seeker',
    prepare: async (page) => {
      await reloadWith(page, searchPath, 'fails');
      await page.getByText('An error occurred while fetching data').last().waitFor();
    },
  },
  {
    name: 'match/explanation-failed',
    path: '/job-match',
    account: 'seeker',
    prepare: async (page) => {
      await page.route(explanationPath, (route) => route.fulfill({ status: 503, body: '{}' }));
      await page
        .getByRole('button', { name: /^Why this score/ })
        .first()
        .click();
      await page.getByText('Failed to match with job. Please try again later.').waitFor();
    },
  },
  {
    name: 'match/worth-a-look',
    path: '/job-match',
    account: 'seeker',
    isWholePage: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Worth a look/ }).click();
      await page.getByRole('list', { name: /^Worth a look/ }).waitFor();
    },
  },
  {
    name: 'match/reading',
    path: '/job-match',
    account: 'seeker',
    prepare: async (page) => {
      await page.route('**/rpc/match_jobs', (route) => route.fulfill({ json: { state: 'reading', read_at: null } }));
      await page.reload();
      await page.getByText(/^Your CV is being read\. Your matches/).waitFor();
    },
  },
  { name: 'kept/saved', path: '/jobs?source=local', account: 'seeker', prepare: saveAJob },
  {
    name: 'kept/applied',
    path: '/jobs?source=local',
    account: 'seeker',
    prepare: applyToAJob,
  },
  {
    name: 'kept/remove',
    path: '/jobs?source=local',
    account: 'seeker',
    prepare: async (page) => {
      await saveAJob(page);
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
    },
  },
  { name: 'kept/saved-empty', path: '/jobs?view=saved', account: 'newcomer' },
  { name: 'kept/applied-empty', path: '/jobs?view=applied', account: 'newcomer' },
  {
    name: 'kept/failed',
    path: '/jobs?view=applied',
    account: 'seeker',
    prepare: async (page) => {
      await reloadWith(page, '**/rest/v1/applied_jobs*', 'fails');
      await page.getByText('Error loading jobs').waitFor();
    },
  },
];
