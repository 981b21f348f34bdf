import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/fursa-test.ts';
import { adzunaRow, listingRow, searchAnswer } from './support/listing-rows.ts';
import { longestTaskOfScrolling } from './support/longest-task.ts';

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

test('The list is there within a tenth of a second of the answer to a key', async ({ page }) => {
  await signIn(page, 'seeker');
  await page.goto('/jobs');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('searchbox', { name: 'Search jobs' });
  const times: number[] = [];
  for (const text of ['nurse', 'driver', 'teacher', 'welder', 'cook']) {
    const drawn = timeFromAnswerToList(page);
    await field.fill(text);
    times.push(await drawn);
  }
  const [, , median = Number.NaN] = times.sort((one, other) => one - other);
  expect(median).toBeLessThan(100);
});

/** Milliseconds between the last byte of the next answer of the search and the first frame with another list. */
function timeFromAnswerToList(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const main = document.querySelector('main') ?? document.body;
        const firstTitle = () => main.querySelector('article h2')?.textContent;
        const before = firstTitle();
        const begun = performance.now();
        const look = () => {
          const [answer] = performance
            .getEntriesByType('resource')
            .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
            .filter(({ name, responseEnd }) => name.includes('search_jobs') && responseEnd > begun);
          if (answer && firstTitle() !== before) resolve(performance.now() - answer.responseEnd);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}
