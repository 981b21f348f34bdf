import type { Page } from '@playwright/test';
import { expect, fillSignIn, signIn, test } from '../testing/fursa-test.ts';
import { expectNoViolations } from '../testing/looks.ts';
import { untilQuiet } from '../testing/until-quiet.ts';

test('The footer leads to the privacy policy and the terms, which arrive with title and focus', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Privacy Policy', 'Terms of Service']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    const heading = page.getByRole('heading', { level: 1, name });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(`${name} · Fursa`);
    await expect(page.getByText(/^Last changed on /)).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
});

test('The terms lead to the licences of what each part of the product contains', { tag: '@details' }, async ({
  page,
  request,
}) => {
  await page.goto('/terms');
  const links = page.locator('section', { hasText: 'Work by others' }).getByRole('link');
  await expect(links).toHaveText(['Fursa itself', /./, /./, /./, /./, /./]);
  for (const link of await links.all()) {
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toMatch(/^@rspack\/core \S+ \(MIT\)$/m);
  }
});

test('Skipping to the content, opening pages and changing the theme work by keyboard alone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  await expect(page).toHaveTitle(/^Terms/);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, 'Privacy Policy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused();
  await tabTo(page, 'Office of the Data Protection Commissioner');
  expect(await focusRing(page)).toBe('solid');

  await page.goto('/');
  await tabTo(page, 'Switch to dark mode');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await tabTo(page, 'Get Started');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('A page at a host that is not the product warns and names the right one', { tag: '@details' }, async ({
  page,
  baseURL,
}) => {
  const site = new URL(baseURL ?? '');
  const foreign = 'https://fursa-login.test';
  await page.route(`${foreign}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname, site).href }) });
  });
  await page.goto(`${foreign}/terms`);
  const warning = page.getByRole('alert');
  await expect(warning).toContainText('Is this really Fursa?');
  await expect(warning).toContainText(`This page is at fursa-login.test, but Fursa is at ${site.host}.`);
  await expect(warning.getByRole('link', { name: `Go to ${site.host}` })).toHaveAttribute(
    'href',
    site.href.slice(0, -1),
  );
  await expectNoViolations(page, 'foreign host');

  await page.goto('/terms');
  await untilQuiet(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Presses Tab until the link or button of that name has the focus, as a person without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  const goal = page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true }))
    .first();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`60 presses of Tab do not lead to ${name}`);
}

function focusRing(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
}

test('An unknown path leads home and leaves no trace in the history', async ({ page }) => {
  await page.goto('/login');
  await page.goto('/no/such/page?x=1');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('Every page of the navigation comes from its remote and takes the focus', async ({ page }) => {
  await signIn(page, 'seeker');
  await expect(page).toHaveURL('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const names = await links.allTextContents();
  const expected = ['Home', 'Jobs', 'Job Match', 'Profile', 'Companies', 'Resources', 'AI', 'Accessibility'];
  // Further remotes may have entries of their own.
  expect(names.filter((name) => expected.includes(name))).toEqual(expected);
  for (const name of names.slice(1)) {
    const link = links.filter({ hasText: new RegExp(`^${name}$`) });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).toBeFocused();
    await expect(page.locator('main [data-mf]')).toHaveCount(1);
    await expect(page).toHaveTitle(/ · Fursa$/);
  }
});

test('A stranger registers, signs in, reads real jobs and signs out', async ({ page }) => {
  const email = `wanjiru.${crypto.randomUUID()}@example.com`;
  const password = 'mango river lantern';

  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/register');
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill('Wanjiru Kamau');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page.getByText('You can now sign in with your credentials.')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await fillSignIn(page, email, password);
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page.getByText('You have successfully signed in.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find Your Dream Job in Kenya' })).toBeVisible();
  await expect(page.getByText(/^\d{3} jobs found$/)).toBeVisible();
  await expect(page.getByText('Demo data').first()).toBeVisible();
  expect(await page.getByRole('main').getByRole('article').count()).toBe(20);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await expect(page.getByText('Come back soon!')).toBeVisible();
  await expect(page).toHaveURL('/login');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(email);
});
