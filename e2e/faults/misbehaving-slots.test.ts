import type { Page } from '@playwright/test';
import { expect, storeDemoSession, test } from '../testing/fursa-test.ts';
import {
  components,
  leaveBlocked,
  type Misbehaviour,
  misbehave,
  setMended,
  sources,
} from '../testing/misbehaving-remote.ts';
import { expectShown } from '../testing/remote-pages.ts';

/** Each slot that is on the landing page, and where it stands. */
const slots = [
  { remote: 'mf-auth', place: 'header' },
  { remote: 'mf-jobs', place: 'main' },
  { remote: 'mf-profile', place: 'main' },
] as const;

/** Of what happens to a slot people read nothing: it is an extra. The console says why it is not there. */
const thrownOut = [
  ['throws while it renders', 'planted'],
  ['throws in an effect', 'planted'],
  ['sets its state in an effect without end', 'updates without end'],
  ['waits for ever', 'waits without end'],
] as const;

test.beforeEach(async ({ page, expectedErrors }) => {
  expectedErrors.push(/planted/, /without end/);
  await storeDemoSession(page, 'seeker');
});

async function expectLinksWork(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Companies', exact: true }).click();
  await expectShown(page, 'mf-directory');
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** In the same browser, in a tab that was not blocked. */
async function openTab(page: Page, ...remotes: readonly Misbehaviour[]): Promise<Page> {
  const tab = await page.context().newPage();
  await misbehave(tab, ...remotes);
  await tab.goto('/privacy');
  await setMended(tab, true);
  await tab.goto('/');
  return tab;
}

for (const { remote, place } of slots) {
  const slotOf = (page: Page) => page.locator(`${place} [data-mf="${remote}"]`).getByText('Mended').first();

  test(`However the slot of ${remote} misbehaves, pages open without it, and the next document has it`, {
    tag: '@faults',
  }, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    for (const [step, [name, reason]] of thrownOut.entries()) {
      await test.step(name, async () => {
        await misbehave(page, { remote, version: `9.${step}.0`, slot: components[name] });
        await page.goto('/');
        await setMended(page, false);
        await page.reload();
        await expect.poll(() => warnings.at(-1)).toContain(reason);
        expect(warnings.at(-1)).toContain(`${remote} failed (render): `);
        await expectLinksWork(page);
        await setMended(page, true);
        await page.goto('/');
        await expect(slotOf(page)).toBeVisible();
      });
    }
  });

  test(`The slot of ${remote} that blocks its document is not in the next one`, {
    tag: '@faults',
  }, async ({ page }) => {
    const blocking = { remote, version: '9.9.0', slot: components['blocks the thread'] };
    await misbehave(page, blocking);
    await leaveBlocked(page, () => page.goto('/', { waitUntil: 'commit' }));
    await page.goto('/');
    await expectLinksWork(page);
    // It blocks none after that, either.
    await page.goto('/');
    await expectLinksWork(page);
    await expect(slotOf(await openTab(page, blocking))).toBeVisible();
  });
}

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const unavailable = 'Notifications are not available right now.';

function bellOf(name: keyof typeof sources): readonly Misbehaviour[] {
  return ['mf-jobs', 'mf-profile'].map((remote) => ({ remote, version: '9.5.0', notifications: sources[name] }));
}

test('However the sources of the bell misbehave, it says so, pages open, and the next document has news', {
  tag: '@faults',
}, async ({ page }) => {
  for (const name of ['throws', 'fails in a promise', 'never answers', 'answers something else'] as const) {
    await test.step(name, async () => {
      await misbehave(page, ...bellOf(name));
      await page.goto('/privacy');
      await setMended(page, false);
      await page.reload();
      await bell(page).click();
      await expect(panel(page).getByText(unavailable)).toBeVisible();
      await expectLinksWork(page);
      await setMended(page, true);
      await page.goto('/privacy');
      await bell(page).click();
      await expect(panel(page).getByText(unavailable)).toHaveCount(0);
      await expect(panel(page).getByText('Looking for notifications...')).toHaveCount(0);
    });
  }
});

test('Sources of the bell that block their document are not asked by the next one', { tag: '@faults' }, async ({
  page,
}) => {
  const blocking = bellOf('blocks the thread').slice(0, 1);
  await misbehave(page, ...blocking);
  await leaveBlocked(page, () => page.goto('/privacy', { waitUntil: 'commit' }));
  for (let documents = 0; documents < 2; documents += 1) {
    await page.goto('/privacy');
    await bell(page).click();
    await expect(panel(page).getByText('Looking for notifications...')).toHaveCount(0);
    await expectLinksWork(page);
  }
});
