import { backendHeaders } from '../testing/backend-headers.ts';
import { expect, signIn, test } from '../testing/fursa-test.ts';
import { signInAsSomebody } from '../testing/session.ts';

test('A signed-in person finds their news and next step above the landing page, and is not asked to sign up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'newcomer');
  const strip = page.getByRole('region', { name: 'Your next steps' });
  await expect(strip.getByText(/^Good (morning|afternoon|evening)/)).toBeVisible();
  await expect(strip.getByRole('link', { name: /^Next: add/ })).toBeVisible();
  expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(160);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'See your matches' })).toBeVisible();
  await expect(main.getByRole('link', { name: /Get Started|Create Your Account/ })).toHaveCount(0);
  await strip.getByRole('link', { name: /^Next: add/ }).click();
  await expect(page).toHaveURL(/\/profile/);
});

test('On a phone two parts of the strip fit side by side, uncut', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsSomebody(page);
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('fursa-identity') ?? '').user.id);
  const headers = await backendHeaders(page);
  await page.request.patch(`/rest/v1/profiles?id=eq.${id}`, { headers, data: { skills: ['Bookkeeping', 'Excel'] } });
  await page.goto('/');
  const links = page.getByRole('region', { name: 'Your next steps' }).getByRole('link');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
});
