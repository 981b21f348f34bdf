import { expect, signIn, test } from '../testing/fursa-test.ts';

test('Every script and style of the page and of the remotes carries its integrity', async ({ page }) => {
  await signIn(page, 'seeker');
  for (const path of ['/jobs', '/profile', '/companies']) {
    await page.goto(path);
    await expect(page.locator('main [data-mf]').getByRole('heading', { level: 1 })).toBeVisible();
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet]')]
        .filter((element) => !element.integrity.startsWith('sha256-'))
        .map((element) => element.outerHTML),
    );
    expect(bare).toEqual([]);
  }
});

test('A page of the product cannot be framed', async ({ request }) => {
  const answer = await request.get('/');
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(answer.headers()['content-security-policy']).not.toMatch(/unsafe-(eval|inline)/);
});
