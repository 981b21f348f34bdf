import type { Locator, Page } from '@playwright/test';
import { expect, storeDemoSession, test } from '../testing/fursa-test.ts';
import { components, leaveBlocked, misbehave, setMended } from '../testing/misbehaving-remote.ts';
import { followTo, leaveForAnother, type RemotePage, remotePages, signInPage } from '../testing/remote-pages.ts';
import { isSameDocument, markDocument } from '../testing/session.ts';
import { untilQuiet } from '../testing/until-quiet.ts';

type Thrown = readonly [name: keyof typeof components, reason: string];

/** What gives its place up, and the reasons as the console has them. */
const throwing: readonly Thrown[] = [
  ['throws while it renders', 'planted'],
  ['throws in an effect', 'planted'],
];
const endless: readonly Thrown[] = [
  ['sets its state in an effect without end', 'updates without end'],
  ['waits for ever', 'waits without end'],
];

/** What happens beside the page. */
const beside = ['throws in a timer', 'fails in a promise'] as const;

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/planted/, /without end/, /Minified React error #(418|422|520)/);
});

function fallbackOf(page: Page, { displayName }: RemotePage): Locator {
  return page.getByRole('alert').filter({ hasText: `${displayName} cannot be shown right now` });
}

async function openSession(page: Page, { isForVisitors = false }: RemotePage): Promise<void> {
  if (!isForVisitors) await storeDemoSession(page, 'seeker');
}

const mended = (page: Page) => page.locator('main').getByRole('heading', { name: 'Mended' });

async function expectThrownOut(page: Page, place: RemotePage, [name, reason]: Thrown): Promise<void> {
  const { remote } = place;
  await misbehave(page, { remote, version: '9.0.0', page: components[name] });
  await page.goto('/privacy');
  await setMended(page, false);
  const told = page.waitForEvent('console', (message) => message.text().startsWith(`${remote} failed (render): `));
  const marker = await markDocument(page);
  await followTo(page, place);
  await expect(fallbackOf(page, place)).toBeVisible();
  expect((await told).text()).toContain(reason);
  await leaveForAnother(page, place);
  await followTo(page, place);
  await expect(fallbackOf(page, place)).toBeVisible();
  await setMended(page, true);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(mended(page)).toBeVisible();
  expect(await isSameDocument(page, marker)).toBe(true);
}

for (const [index, place] of remotePages.entries()) {
  const { remote } = place;
  for (const thrown of throwing) {
    test(`Where a page of ${remote} ${thrown[0]}, its place says so, others open, and Retry recovers`, {
      // One remote stands for all where the suite `faults` does not run.
      tag: index === 0 && thrown === throwing[0] ? [] : '@faults',
    }, async ({ page }) => {
      await openSession(page, place);
      await expectThrownOut(page, place, thrown);
    });
  }

  test(`What a page of ${remote} throws where nobody catches it stands in the console`, { tag: '@faults' }, async ({
    page,
  }) => {
    await openSession(page, place);
    for (const name of beside) {
      await test.step(name, async () => {
        await misbehave(page, { remote, version: '9.0.0', page: components[name] });
        await page.goto('/privacy');
        const told = page.waitForEvent('console', (message) =>
          message.text().includes('threw where nobody catches it'),
        );
        await followTo(page, place);
        expect((await told).text()).toBe(`${remote} 9.0.0 threw where nobody catches it: planted`);
        await expect(mended(page)).toBeVisible();
        await leaveForAnother(page, place);
      });
    }
  });

  test(`Where a page of ${remote} never ends, its place says so, others open, and Retry recovers`, {
    tag: '@faults',
  }, async ({ page }) => {
    await openSession(page, place);
    for (const thrown of endless) await test.step(thrown[0], () => expectThrownOut(page, place, thrown));
  });

  test(`A page of ${remote} that blocks its document leaves the next one alone, which says so`, {
    tag: '@faults',
  }, async ({ page }) => {
    await openSession(page, place);
    await misbehave(page, { remote, version: '9.9.0', page: components['blocks the thread'] });
    await page.goto('/privacy');
    await leaveBlocked(page, () => followTo(page, place));
    await page.goto(place.path);
    await expect(fallbackOf(page, place)).toBeVisible();
    await leaveForAnother(page, place);
    await followTo(page, place);
    await expect(fallbackOf(page, place)).toBeVisible();
    await page.reload();
    await expect(fallbackOf(page, place)).toBeVisible();
    await setMended(page, true);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(mended(page)).toBeVisible();
    await leaveForAnother(page, place);
  });
}

test('A page that updates without end when a link is pressed is left with its document', { tag: '@faults' }, async ({
  page,
}) => {
  const [place] = remotePages as readonly [RemotePage, ...RemotePage[]];
  await openSession(page, place);
  const endless = components['sets its state without end once somebody presses'];
  await misbehave(page, { remote: place.remote, version: '9.0.0', page: endless });
  await page.goto('/privacy');
  await followTo(page, place);
  await expect(mended(page)).toBeVisible();
  // Parts of the frame that have just come would be suspected before the page.
  await untilQuiet(page);
  const marker = await markDocument(page);
  const told = page.waitForEvent('console', (message) => message.text().includes('keeps the next page from coming'));
  await leaveForAnother(page, place);
  expect((await told).text()).toContain(`${place.remote} failed (render): `);
  expect(await isSameDocument(page, marker)).toBe(false);
});

test.describe('A prerendered page is watched like any other', { tag: '@faults' }, () => {
  const place = signInPage;
  const misbehaves = (page: Page, name: keyof typeof components) =>
    misbehave(page, { remote: place.remote, version: '9.0.0', page: components[name] });

  test('Where a prerendered page throws while it renders, its place says so, and others open', async ({ page }) => {
    await misbehaves(page, 'throws while it renders');
    await page.goto(place.path, { waitUntil: 'commit' });
    await expect(fallbackOf(page, place)).toBeVisible();
    await leaveForAnother(page, place);
  });

  test('A prerendered page that waits for ever says so, others open, and Retry recovers', async ({ page }) => {
    await misbehaves(page, 'waits for ever');
    await page.goto(place.path, { waitUntil: 'commit' });
    await expect(fallbackOf(page, place)).toBeVisible();
    await leaveForAnother(page, place);
    await followTo(page, place);
    await expect(fallbackOf(page, place)).toBeVisible();
    await setMended(page, true);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(mended(page)).toBeVisible();
  });

  test('A prerendered page that updates without end is left by the next link', async ({ page }) => {
    await misbehaves(page, 'sets its state in an effect without end');
    await page.goto(place.path);
    await expect(mended(page)).toBeVisible();
    const marker = await markDocument(page);
    await leaveForAnother(page, place);
    expect(await isSameDocument(page, marker)).toBe(false);
  });

  test('A prerendered page that blocks its document leaves the next one alone, which says so', async ({ page }) => {
    await misbehaves(page, 'blocks the thread');
    await leaveBlocked(page, () => page.goto(place.path, { waitUntil: 'commit' }));
    await page.goto(place.path, { waitUntil: 'commit' });
    await expect(fallbackOf(page, place)).toBeVisible();
    await leaveForAnother(page, place);
  });
});
