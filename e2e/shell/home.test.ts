import { expect, signIn, storeDemoSession, test } from '../testing/fursa-test.ts';
import { watchLayoutShift } from '../testing/layout-shift.ts';
import { untilQuiet } from '../testing/until-quiet.ts';

test('Who is signed in finds their news and next step above the landing page, and is not asked for an account', async ({
  page,
}) => {
  await signIn(page, 'newcomer');
  const strip = page.getByRole('region', { name: 'Your next steps' });
  await expect(strip.getByText(/^Good (morning|afternoon|evening)/)).toBeVisible();
  await expect(strip.getByRole('link', { name: /^Next: add/ })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'See your matches' })).toBeVisible();
  await expect(main.getByRole('link', { name: /Get Started|Create Your Account/ })).toHaveCount(0);
  await strip.getByRole('link', { name: /^Next: add/ }).click();
  await expect(page).toHaveURL(/\/profile/);
});

for (const width of [360, 1280]) {
  test(`Nothing jumps when the strip comes, ${width} px wide, and it is at most 160 px high`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await storeDemoSession(page, 'seeker');
    const readShift = await watchLayoutShift(page);
    await page.goto('/');
    const strip = page.getByRole('region', { name: 'Your next steps' });
    await expect(strip.getByRole('link').first()).toBeVisible();
    await untilQuiet(page);
    expect(await readShift()).toBeLessThan(0.05);
    expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(160);
  });
}

test('Where the remotes do not come the strip is a greeting, and the page is there', async ({
  page,
  faultProxy,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/);
  await storeDemoSession(page, 'seeker', faultProxy.address);
  faultProxy.break(/^\/remotes\//, { kind: 'cut' });
  await page.goto(faultProxy.address);
  await expect(page.getByText(/^Good (morning|afternoon|evening)/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse Jobs' })).toBeVisible();
});
