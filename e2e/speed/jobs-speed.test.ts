import type { Page } from '@playwright/test';
import { registerAs } from '../testing/accounts.ts';
import { backendHeaders } from '../testing/backend-headers.ts';
import { expect, fillSignIn, signIn, test } from '../testing/fursa-test.ts';
import { adzunaRow, listingRow, searchAnswer } from '../testing/listing-rows.ts';
import { longestTaskOfScrolling } from '../testing/longest-task.ts';
import { newAccountPassword } from '../testing/session.ts';

// Its pictures of the page, one for each action, are work of the page's main thread.
test.use({ trace: 'off' });

/** The quota of an account: docs/decisions/067-every-account-has-a-quota.md */
const mostSaved = 500;

const searchPath = /\/rest\/v1\/rpc\/search_jobs/;

test('A thousand cards scroll without the page being busy for a tenth of a second', async ({
  page,
  browser,
  faultProxy,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'seeker', faultProxy.address);
  const rows = Array.from({ length: 1_000 }, (_, index) =>
    index % 2 === 0
      ? listingRow({ title: `Nurse ${index}`, scam_signs: index % 10 === 0 ? ['money'] : [] })
      : adzunaRow({ id: `adzuna:${index}`, title: `Nurse ${index}` }),
  );
  faultProxy.break(searchPath, { kind: 'change', change: () => searchAnswer(rows) });
  await page.goto(`${faultProxy.address}/jobs`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(1_000, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');

  const busy = await longestTaskOfScrolling(page, browser);
  await expect(cards.last()).toContainText('Nurse 999');
  expect(busy).toBeLessThan(100);
});

test('As many saved jobs as an account may have scroll without long tasks', async ({ page, browser }) => {
  const email = await registerAs(page, 'Amina Otieno');
  await fillSignIn(page, email, newAccountPassword);
  await expect(page).not.toHaveURL(/\/login$/);
  await page.goto('/jobs?view=saved');
  await expect(page.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
  await insertRows(page, mostSaved);
  await page.reload();
  await expect(page.getByText(`${mostSaved} saved jobs`)).toBeVisible();
  for (let shown = 50; shown < mostSaved; shown += 50) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.getByRole('article')).toHaveCount(shown + 50);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await longestTaskOfScrolling(page, browser)).toBeLessThan(100);
});

test('The list is there within six frames of the answer to a key', async ({ page }) => {
  await signIn(page, 'seeker');
  await page.goto('/jobs');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('searchbox', { name: 'Search jobs' });
  const frames: number[] = [];
  for (const text of ['nurse', 'driver', 'teacher', 'welder', 'cook']) {
    const drawn = framesFromAnswerToList(page);
    await field.fill(text);
    frames.push(await drawn);
  }
  const [, , median = Number.NaN] = frames.sort((one, other) => one - other);
  expect(median).toBeLessThanOrEqual(6);
});

async function insertRows(page: Page, count: number): Promise<void> {
  const data = Array.from({ length: count }, (_, index) => ({
    job_id: null,
    adzuna_id: `adzuna:${index}`,
    source: 'adzuna',
    title: `Job ${index}`,
    company: 'Lake Hotel',
    url: `https://jobs.example/${index}`,
  }));
  const answer = await page.request.post('/rest/v1/saved_jobs', { headers: await backendHeaders(page), data });
  expect(answer.status()).toBe(201);
}

/**
 * Frames between the last byte of the next answer of the search and the first one with another list. Counted and not timed: on a
 * busy machine a frame takes longer.
 */
function framesFromAnswerToList(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const main = document.querySelector('main') ?? document.body;
        const firstTitle = () => main.querySelector('article h2')?.textContent;
        const before = firstTitle();
        const begun = performance.now();
        let frames = 0;
        const look = () => {
          const isAnswered = performance
            .getEntriesByType('resource')
            .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
            .some(({ name, responseEnd }) => name.includes('search_jobs') && responseEnd > begun);
          if (isAnswered) frames += 1;
          if (isAnswered && firstTitle() !== before) resolve(frames);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}
