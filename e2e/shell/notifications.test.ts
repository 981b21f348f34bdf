import type { Page } from '@playwright/test';
import { expect, fillSignIn, storeDemoSession, test } from '../testing/fursa-test.ts';
import { findViolations } from '../testing/looks.ts';
import { newAccountPassword, signInAsSomebody } from '../testing/session.ts';
import { untilQuiet } from '../testing/until-quiet.ts';

const completeProfile = {
  full_name: 'Wanjiru Kamau',
  bio: 'I keep the books.',
  hasCv: true,
  linkedin: 'https://linkedin.example.com/in/wanjiru',
  github: 'https://github.example.com/wanjiru',
};

/** Signs in somebody whom no other test knows: a look at the jobs in another test must not change what this one is told. */
async function signInAsStranger(page: Page, profile: Record<string, unknown> = {}, origin = ''): Promise<string> {
  const email = await signInAsSomebody(page, origin);
  if (Object.keys(profile).length === 0) return email;
  await page.evaluate(changeProfile, profile);
  await page.reload();
  return email;
}

/** Runs in the page: changes the profile of whoever is signed in, as another device would. `hasCv`: with a CV of their own. */
async function changeProfile({ hasCv, ...profile }: Record<string, unknown>): Promise<void> {
  const { supabasePublishableKey: apikey } = await (await fetch('/config.json')).json();
  const { state } = JSON.parse(localStorage.getItem('auth-storage') ?? '{}');
  const changed = await fetch(`/rest/v1/profiles?id=eq.${state.user.id}`, {
    method: 'PATCH',
    headers: { apikey, 'content-type': 'application/json', authorization: `Bearer ${state.session.accessToken}` },
    body: JSON.stringify({ ...profile, ...(hasCv === true && { cv_url: `${state.user.id}/cv.pdf` }) }),
  });
  if (!changed.ok) throw new Error(`The profile was not changed: ${changed.status}`);
}

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const unread = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('button', { name: `Notifications, ${count} unread` });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const item = (page: Page, title: string) => panel(page).getByRole('listitem').filter({ hasText: title });

test('A newcomer is reminded of CV and profile, acts on it, and what was read stays read', async ({ page }) => {
  const email = await signInAsStranger(page);
  await unread(page, 2).click();
  await expect(panel(page).getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await expect(item(page, 'Upload your CV')).toContainText('Unread');
  await expect(item(page, 'Complete your profile')).toContainText('It is 15% complete.');

  await item(page, 'Upload your CV').getByRole('link', { name: 'Take Action' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(panel(page)).toBeHidden();
  await expect(unread(page, 1)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.reload();
  await unread(page, 1).click();
  await expect(item(page, 'Upload your CV')).not.toContainText('Unread');
  await item(page, 'Complete your profile').getByRole('link', { name: 'Take Action' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(bell(page)).toBeHidden();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/cv_reminder|profile_completion|amina/i);
  await fillSignIn(page, email, newAccountPassword);
  await bell(page).click();
  await expect(item(page, 'Upload your CV')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('The panel works by keyboard, and closes on Escape, its button, a press outside and when the focus leaves', {
  tag: '@details',
}, async ({ page }) => {
  await signInAsStranger(page);
  await unread(page, 2).press('Enter');
  await expect(bell(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Mark all as read' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Close notifications' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await expect(bell(page)).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();

  await bell(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).toBeHidden();

  await bell(page).click();
  for (const _ of ['all read', 'close', 'first action', 'second action', 'out of the panel']) {
    await page.keyboard.press('Tab');
  }
  await expect(panel(page)).toBeHidden();
  await expect(unread(page, 2)).toBeVisible();
});

test('All can be marked as read at once, for the next visit too', { tag: '@details' }, async ({ page }) => {
  await signInAsStranger(page);
  await unread(page, 2).click();
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await expect(panel(page).getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  await expect(panel(page).getByRole('listitem')).toHaveText([/today$/, /today$/]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('On the page of another remote the bell fetches no style sheet, and of each source three small files', {
  tag: '@details',
}, async ({ page }) => {
  await signInAsStranger(page);
  // The landing page still fetches its panel.
  await untilQuiet(page);
  const fetched = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    const { responseBodySize } = await response.request().sizes();
    if (/^\/remotes\/mf-(jobs|profile)\//.test(pathname)) fetched.set(pathname, responseBodySize);
  });
  await page.goto('/accessibility');
  await expect(unread(page, 2)).toBeVisible();
  await untilQuiet(page);
  expect([...fetched.keys()].map((path) => /[^/]*$/.exec(path)?.[0].split('.')[0]).sort()).toEqual(
    ['notifications', 'remote-without-styles', 'remoteEntry'].flatMap((file) => [file, file]),
  );
  expect([...fetched.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(21_000);
});

test('The bell asks anew every five minutes, and on coming back once a minute at most', { tag: '@details' }, async ({
  page,
}) => {
  await page.clock.install();
  await signInAsStranger(page);
  await page.clock.runFor(5000);
  await expect(unread(page, 2)).toBeVisible();

  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page.evaluate(changeProfile, { hasCv: true });
  await page.clock.runFor('00:30');
  await comeBack();
  await page.clock.runFor(5000);
  await expect(unread(page, 2)).toBeVisible();
  await page.clock.runFor('00:30');
  await comeBack();
  await page.clock.runFor(5000);
  await expect(unread(page, 1)).toBeVisible();

  await page.evaluate(changeProfile, completeProfile);
  await page.clock.runFor('04:50');
  await expect(unread(page, 1)).toBeVisible();
  await page.clock.runFor('00:15');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await bell(page).click();
  await expect(panel(page).getByText('No notifications', { exact: true })).toBeVisible();
});

test('A remote whose notifications do not come loses its own and no others', { tag: '@faults' }, async ({
  page,
  faultProxy,
  expectedErrors,
}) => {
  expectedErrors.push(/500|Failed to load resource/);
  faultProxy.break(/\/rpc\/match_skills|\/remotes\/mf-jobs\//, { kind: 'status', status: 500 });
  await signInAsStranger(page, { skills: ['Excel'] }, faultProxy.address);
  await unread(page, 2).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(2);
  await expect(panel(page)).not.toContainText('match');
});

test('When no source can be asked the panel says so instead of "No notifications"', { tag: '@faults' }, async ({
  page,
  faultProxy,
  expectedErrors,
}) => {
  expectedErrors.push(/500|Failed to load resource/);
  await signInAsStranger(page, {}, faultProxy.address);
  faultProxy.break(/\/rest\/v1\//, { kind: 'status', status: 500 });
  await page.reload();
  await bell(page).click();
  await expect(panel(page)).toContainText('Notifications are not available right now.');
});

test('The strip above the landing page shows the news of the bell, with the same number', { tag: '@details' }, async ({
  page,
}) => {
  await signInAsStranger(page, { skills: ['Excel'] });
  await page.goto('/');
  const news = page.getByRole('region', { name: 'Your next steps' }).getByRole('link', { name: /new jobs? match/ });
  await expect(news).toBeVisible();
  await bell(page).click();
  await expect(panel(page)).toContainText((await news.textContent()) ?? '');
});

test('A visitor who is signed out pays nothing for the bell', { tag: '@details' }, async ({ page, faultProxy }) => {
  await page.goto(faultProxy.address);
  await untilQuiet(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect(bell(page)).toBeHidden();
  expect(faultProxy.requested.filter((path) => /notif|remotes\/|rest\/(?!.*search_jobs$)/.test(path))).toEqual([]);
});

test('On the smallest screen the open panel is on it, scrolls inside itself, and axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await signInAsStranger(page, { skills: ['Excel'] });
  await unread(page, 3).click();
  const box = await panel(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(568);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await item(page, 'Complete your profile').getByRole('link').scrollIntoViewIfNeeded();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }
});

test('A source of news that loads after its person signed out is not queried', { tag: '@faults' }, async ({ page }) => {
  await storeDemoSession(page, 'seeker');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/remotes/mf-jobs/**/notifications*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/remotes/mf-jobs/**/notifications*');
  // On the landing page the personal strip has the source already.
  await page.goto('/terms');
  await asked;
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).toHaveURL('/login');
  const profiles: string[] = [];
  page.on('request', (request) => request.url().includes('/rest/v1/') && profiles.push(request.url()));
  const loaded = page.waitForResponse('**/remotes/mf-jobs/**/notifications*');
  release();
  await (await loaded).finished();
  await untilQuiet(page);
  expect(profiles).toEqual([]);
});
