import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../testing/fursa-test.ts';

/** The shell's own scripts do not come, so what is seen is what arrived prerendered. */
async function stopScripts(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
}

test('Every page shows its frame, and that it is on its way, before any script has run', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await stopScripts(page);
  await page.goto('/login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading page')).toBeAttached();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
});

test('Who is signed in is not asked to sign in while the page is on its way', async ({ page, expectedErrors }) => {
  await signIn(page, 'newcomer');
  expectedErrors.push(/ERR_FAILED/);
  await stopScripts(page);
  for (const path of ['/', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByText('Fursa')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeHidden();
  }
  await page.unrouteAll();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('Signed out, with every remote unreachable, the landing page, the theme, the terms and the way back work', async ({
  page,
  faultProxy,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/);
  faultProxy.break(/^\/remotes\//, { kind: 'cut' });
  await page.goto(faultProxy.address);
  await page.getByRole('button', { name: /^Switch to/ }).click();
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByRole('alert')).toContainText('is not available right now');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeFocused();
  await page.getByRole('link', { name: 'Fursa' }).first().click();
  await expect(page).toHaveURL(`${faultProxy.address}/`);
});

test('A page of the shell that does not arrive leaves the frame, and its bar leads on', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /Loading chunk/);
  await page.goto('/');
  await page.route('**/assets/legal.*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page).toHaveTitle('Something went wrong · Fursa');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/login');
});

test('Going back, and loading anew, show the place on the page where one was', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('Nothing moves for whoever wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1).length,
  );
  expect(moving).toBe(0);
  const durations = await page.evaluate(() => {
    const dots = Object.assign(document.createElement('span'), { className: 'chat-dot' });
    const bar = Object.assign(document.createElement('span'), { className: 'navigation-progress' });
    document.body.append(dots, bar);
    return [dots, bar].map((element) => getComputedStyle(element).animationName);
  });
  expect(durations).toEqual(['none', 'none']);
});

test('On a small screen the chat button makes room for what it would cover, and comes back for the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const chat = page.getByRole('button', { name: 'Open chat' });
  const leftEdge = () => chat.evaluate((button) => button.getBoundingClientRect().left);
  const home = await leftEdge();
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Browse Jobs' })
    .evaluate((link) => {
      const bottom = link.getBoundingClientRect().bottom + window.scrollY;
      document.body.style.paddingTop = '500px';
      window.scrollTo(0, bottom + 500 - window.innerHeight + 40);
    });
  await expect.poll(leftEdge).toBeGreaterThan(home + 40);
  await chat.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(leftEdge).toBe(home);
});

test('On a small screen a sign-out closes the menu it was chosen in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'newcomer');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});
