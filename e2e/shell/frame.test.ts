import { shellChunk } from '@fursa/platform/shell-chunk';
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
  await page.goto('/resources');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading page')).toBeAttached();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
});

test('A signed-in person is not asked to sign in while the page loads', async ({ page, expectedErrors }) => {
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

test('A page of the shell that does not arrive leaves the frame, and its bar leads on', { tag: '@faults' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /Loading chunk/);
  await page.goto('/');
  await page.route(`**${shellChunk('legal')}`, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page).toHaveTitle('Something went wrong · Fursa');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/login');
});

test('Going back, and loading anew, show the place where one was, and a typed address the top of its page', async ({
  page,
}) => {
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
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('A list that comes late after a reload is shown where it was left, and not for whoever has begun to move', {
  tag: '@details',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const list = page.getByRole('main').getByRole('article');
  const top = () => page.evaluate(() => window.scrollY);
  await page.goto('/remote-jobs');
  await expect(list.nth(9)).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 1800));
  const hold = () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { held, release };
  };
  let answers = hold();
  await page.route('**/rest/v1/rpc/search_jobs**', async (route) => {
    await answers.held;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await expect(list).toHaveCount(0);
  answers.release();
  await expect.poll(top).toBe(1800);

  answers = hold();
  await page.reload();
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Home');
  answers.release();
  await expect(list.nth(9)).toBeAttached();
  expect(await top()).toBeLessThan(100);
});

test('Nothing moves for people who prefer reduced motion', async ({ page }) => {
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

test('On a small screen the chat button hides on scrolling down, covers nothing, and appears on keyboard focus', {
  tag: '@layout',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const chat = page.getByRole('button', { name: 'Open chat' });
  const box = () => chat.evaluate((button) => button.getBoundingClientRect().toJSON() as { left: number; top: number });
  const home = await box();
  // What comes late, in a place that was there for it.
  const late = await page.getByRole('main').evaluateHandle((main) => {
    const button = document.createElement('button');
    button.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 200px; height: 100px';
    main.append(button);
    return button;
  });
  await expect.poll(async () => (await box()).left).toBeGreaterThan(home.left + 25);
  await late.evaluate((button) => button.remove());
  await expect.poll(async () => (await box()).left).toBe(home.left);
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  await scrollTo(600);
  await expect.poll(async () => (await box()).top).toBeGreaterThan(740);
  await chat.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await box()).top).toBe(home.top);
  await chat.blur();
  // Up a little, and the button comes back: beside the link that now lies under its place.
  const link = page.getByRole('main').getByRole('link', { name: 'Explore Remote Opportunities' });
  const bottom = await link.evaluate((element) => {
    element.style.width = '100%';
    return element.getBoundingClientRect().bottom + window.scrollY;
  });
  await scrollTo(bottom - 740 + 100);
  await scrollTo(bottom - 740 + 40);
  await expect.poll(async () => (await box()).top).toBe(home.top);
  await expect.poll(async () => (await box()).left).toBeGreaterThan(home.left + 25);
});

test('The bar ends where the page does, and its menu closes when the focus leaves it and at the sign-out', {
  tag: '@details',
}, async ({ page }) => {
  await signIn(page, 'newcomer');
  const right = (locator: ReturnType<Page['locator']>) =>
    locator.evaluate((element) => element.getBoundingClientRect().right);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const end = page.getByRole('banner').getByRole('button', { name: width < 768 ? 'Open menu' : 'Sign out' });
    await expect(end).toBeVisible();
    const hero = page.getByRole('main').getByRole('img').last();
    expect(Math.abs((await right(end)) - (await right(hero)))).toBeLessThanOrEqual(1);
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('main').getByRole('link').first().focus();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});
