import type { Page } from '@playwright/test';
import { expect, storeDemoSession, test } from '../testing/fursa-test.ts';
import { adzunaRow, searchAnswer, searchRow } from '../testing/search-rows.ts';
import { backendHeaders, signInAsSomebody } from '../testing/session.ts';

// Its pictures of the page, one for each action, are work of the page's main thread.
test.use({ trace: 'off' });

/** The quota of an account: docs/decisions/067-every-account-has-a-quota.md */
const maxSaved = 500;

const searchPath = /\/rest\/v1\/rpc\/search_jobs/;

test('Only those of a thousand cards near the screen are laid out, at any scroll position', {
  tag: '@layout',
}, async ({ page, faultProxy }) => {
  await storeDemoSession(page, 'seeker', faultProxy.address);
  const rows = Array.from({ length: 1_000 }, (_, index) =>
    index % 2 === 0
      ? searchRow({ title: `Nurse ${index}`, scam_signs: index % 10 === 0 ? ['money'] : [] })
      : adzunaRow({ id: `adzuna:${index}`, title: `Nurse ${index}` }),
  );
  faultProxy.break(searchPath, { kind: 'change', change: () => searchAnswer(rows) });
  await page.goto(`${faultProxy.address}/jobs`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(1_000);
  await expectFewLaidOut(page);
  await page.keyboard.press('End');
  await expect(cards.last()).toContainText('Nurse 999');
});

test('As many saved jobs as an account may have are laid out near the screen alone', { tag: '@layout' }, async ({
  page,
}) => {
  await signInAsSomebody(page);
  await insertRows(page, maxSaved);
  await page.goto('/jobs?view=saved');
  await expect(page.getByText(`${maxSaved} saved jobs`)).toBeVisible();
  for (let shown = 50; shown < maxSaved; shown += 50) {
    // Not with the mouse: rows that are laid out as they come near move the button from under it.
    await page.getByRole('button', { name: 'Show more' }).press('Enter');
    await expect(page.getByRole('article')).toHaveCount(shown + 50);
  }
  await expectFewLaidOut(page);
});

/** What is laid out does not grow with the list: at the top, in the middle and at the end. */
async function expectFewLaidOut(page: Page): Promise<void> {
  for (const part of [0, 0.5, 1]) {
    const counts = await page.evaluate(async (place) => {
      window.scrollTo({ top: place * document.documentElement.scrollHeight, behavior: 'instant' });
      // The browser decides what is near the screen when it paints the second frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const contents = [...document.querySelectorAll('main article')].map(({ firstElementChild }) => firstElementChild);
      const laidOut = contents.filter((content) => content?.checkVisibility({ contentVisibilityAuto: true }));
      return { all: contents.length, laidOut: laidOut.length };
    }, part);
    expect(counts.laidOut, `${part} of the way down, of ${counts.all}`).toBeGreaterThan(0);
    expect(counts.laidOut, `${part} of the way down, of ${counts.all}`).toBeLessThan(100);
  }
}

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
