import type { Page } from '@playwright/test';
import { expect, storeDemoSession, test } from '../testing/fursa-test.ts';
import { watchLayoutShift } from '../testing/layout-shift.ts';
import { backendHeaders, signInAsSomebody } from '../testing/session.ts';
import { untilQuiet } from '../testing/until-quiet.ts';

const phone = { width: 360, height: 740 };

test.describe('On a phone', () => {
  test.use({ viewport: phone });

  test('The list of jobs begins high, and its cards are low and of one height', { tag: '@layout' }, async ({
    page,
  }) => {
    await storeDemoSession(page, 'seeker');
    await page.goto('/jobs');
    await settle(page);
    expect((await boxes(page))[0]?.y).toBeLessThanOrEqual(330);
    await page.goto('/jobs?source=local');
    await settle(page);
    const cards = await boxes(page);
    expect(cards).toHaveLength(20);
    for (const { height } of cards) expect(height).toBeLessThanOrEqual(230);
    await page.goto('/jobs?source=external');
    await settle(page);
    // A warning of a scam has no room to give way.
    const safe = page.getByRole('article').filter({ hasNotText: 'Be careful.' });
    for (const card of await safe.all()) {
      const title = await card.getByRole('heading').boundingBox();
      // A second line of the title has no room left to take: the beginning of the text is gone already.
      const maxHeight = (title?.height ?? 0) > 30 ? 254 : 230;
      expect((await card.boundingBox())?.height).toBeLessThanOrEqual(maxHeight);
    }
    await safe
      .first()
      .getByRole('button', { name: /^More actions/ })
      .click();
    await expect(safe.first().getByRole('button', { name: 'Apply (External)' })).toBeVisible();
    await page.goto('/jobs?source=local');
    await settle(page);
    // On a screen that was scrolled, below the bar at its top.
    const [first, second] = cards;
    const step = (second?.y ?? Number.POSITIVE_INFINITY) - (first?.y ?? 0);
    expect((phone.height - 60) / step).toBeGreaterThanOrEqual(2.5);
    // Its beginning fills the room that the title leaves.
    const lines = await page
      .getByRole('article')
      .locator('p[dir=auto]')
      .evaluateAll((texts) => texts.map((text) => Math.round(text.getBoundingClientRect().height / 22)));
    expect(Math.max(...lines)).toBe(2);
  });

  test('The cards of matches are low and of one height', { tag: '@layout' }, async ({ page }) => {
    await storeDemoSession(page, 'seeker');
    await page.goto('/job-match');
    await settle(page);
    const own = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Apply:/ }) });
    expect(await own.count()).toBeGreaterThan(3);
    for (const card of (await own.all()).slice(0, 6)) {
      const title = await card.getByRole('heading').boundingBox();
      // A second line of the title has no room to take.
      const maxHeight = (title?.height ?? 0) > 30 ? 222 : 200;
      expect((await card.boundingBox())?.height).toBeLessThanOrEqual(maxHeight);
    }
    const lacks = page.locator('article ul[aria-label="You lack"]');
    expect(await lacks.count()).toBeGreaterThan(3);
    const areShown = await lacks.evaluateAll((lists) =>
      lists.slice(0, 6).map((list) => {
        const below = list.closest('article')?.querySelector('button[aria-expanded]')?.getBoundingClientRect();
        const first = list.querySelector('li')?.getBoundingClientRect();
        if (first === undefined || below === undefined) return false;
        return first.bottom <= below.top + 2 && first.width > 20 && list.checkVisibility({ visibilityProperty: true });
      }),
    );
    expect(areShown, 'also where company and place take two lines').not.toContain(false);
  });

  test('On the page of a job Apply stays at the foot of the screen, and covers neither the chat nor the end', {
    tag: '@layout',
  }, async ({ page }) => {
    await storeDemoSession(page, 'seeker');
    await openSeededJob(page);
    const apply = page.getByRole('button', { name: /^Apply:/ });
    await expect(apply).toBeInViewport({ ratio: 1 });
    const chat = await page.getByRole('button', { name: 'Open chat' }).boundingBox();
    for (const control of [
      apply,
      page.getByRole('button', { name: /^Save:/ }),
      page.getByRole('button', { name: 'Share' }),
    ]) {
      const box = await control.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: /^Report this job/ }).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = await apply.boundingBox();
    const similar = await page.getByRole('heading', { name: 'Similar jobs' }).boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(similar?.y ?? 0);
  });
});

test('What was saved and applied to stands in low rows, counted on the tabs, and a change of status is said', {
  tag: '@layout',
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await signInAsSomebody(page);
  await openSeededJob(page);
  await page.getByRole('button', { name: /^Apply:/ }).click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('button', { name: /^Applied:/ })).toBeDisabled();
  await page.getByRole('button', { name: /^Save:/ }).click();
  await expect(page.getByRole('button', { name: /^Saved:/ })).toBeDisabled();
  const layoutShift = await watchLayoutShift(page);
  for (const [view, title, tab] of [
    ['saved', 'Saved jobs', 'Saved (1)'],
    ['applied', 'My applications', 'Applied (1)'],
  ] as const) {
    await page.goto(`/jobs?view=${view}`);
    await settle(page);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    for (const { height } of await boxes(page)) expect(height).toBeLessThanOrEqual(96);
    expect(await layoutShift()).toBeLessThan(0.05);
  }
  await page.getByLabel('Status').selectOption('Interview');
  await expect(page.getByText('Saved: Interview')).toBeVisible();
});

test('A job leads on to three of the same kind, and to the others of its company, as many as there are', {
  tag: '@layout',
}, async ({ page }) => {
  await storeDemoSession(page, 'seeker');
  const id = await openSeededJob(page);
  const similar = page.locator('section', { has: page.getByRole('heading', { name: 'Similar jobs' }) });
  await expect(similar.getByRole('listitem')).toHaveCount(3);
  await expect(similar.locator(`a[href="/jobs/${id}"]`)).toHaveCount(0);
  const more = page.getByRole('link', { name: /^\d+ more jobs? at / });
  const count = Number.parseInt((await more.textContent()) ?? '', 10);
  await more.click();
  await expect(page).toHaveURL(/\/companies\/[0-9a-f-]{36}#jobs$/);
  await expect(page.getByRole('heading', { name: `${count + 1} open jobs` })).toBeVisible();
});

/** The page of a job whose company has others. */
async function openSeededJob(page: Page): Promise<string> {
  await page.goto('/');
  const answer = await page.request.get('/rest/v1/jobs?select=id&status=eq.active&title=eq.Accountant', {
    headers: await backendHeaders(page),
  });
  const [job] = await answer.json();
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible();
  return job.id;
}

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible();
  await untilQuiet(page);
}

/** Where each card stands on the page. */
async function boxes(page: Page): Promise<{ readonly y: number; readonly height: number }[]> {
  return page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => ({ y: card.getBoundingClientRect().y, height: card.getBoundingClientRect().height })),
    );
}
