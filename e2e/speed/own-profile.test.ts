import { expect, signIn, test } from '../testing/fursa-test.ts';

test('A signed-in page reads the own profile once, whoever shows a part of it', async ({ page }) => {
  await signIn(page, 'seeker');
  for (const path of ['/jobs', '/profile', '/companies']) {
    // What the page before still asks for is not this page's.
    await page.goto('about:blank');
    const reads: string[] = [];
    page.on('request', (request) => {
      // What else a person says about themselves is read by the profile page alone, with columns of its own.
      if (request.method() === 'GET' && /\/rest\/v1\/profiles.*full_name/.test(request.url()))
        reads.push(request.url());
    });
    await page.goto(path);
    await expect(page.locator('main [data-mf]').getByRole('heading', { level: 1 })).toBeVisible();
    // The widget and the bell have what they show.
    await expect(page.getByRole('button', { name: /Profile \d+% complete$/ })).toBeVisible();
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.click();
    await expect(
      page.getByRole('region', { name: 'Notifications' }).or(page.getByRole('dialog')).first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(reads, path).toHaveLength(1);
    page.removeAllListeners('request');
  }
});
