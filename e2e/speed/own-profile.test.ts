import type { Request } from '@playwright/test';
import { expect, signIn, test } from '../testing/fursa-test.ts';
import { untilQuiet } from '../testing/until-quiet.ts';

test('A signed-in page reads the own profile once, whoever shows a part of it', { tag: '@details' }, async ({
  page,
}) => {
  await signIn(page, 'seeker');
  for (const path of ['/jobs', '/profile', '/companies']) {
    // What the page before still asks for is not this page's.
    await page.goto('about:blank');
    const reads: string[] = [];
    const note = (request: Request) => {
      // What else a person says about themselves is read by the profile page alone, with columns of its own.
      if (request.method() === 'GET' && /\/rest\/v1\/profiles.*full_name/.test(request.url()))
        reads.push(request.url());
    };
    page.on('request', note);
    await page.goto(path);
    await expect(page.locator('main [data-mf]').getByRole('heading', { level: 1 })).toBeVisible();
    // The widget and the bell have what they show.
    await expect(page.getByRole('button', { name: /Profile \d+% complete$/ })).toBeVisible();
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.click();
    await expect(
      page.getByRole('region', { name: 'Notifications' }).or(page.getByRole('dialog')).first(),
    ).toBeVisible();
    await untilQuiet(page);
    expect(reads, path).toHaveLength(1);
    page.off('request', note);
  }
});
