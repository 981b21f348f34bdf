import type { Page } from '@playwright/test';
import { registerAs } from '../testing/accounts.ts';
import { expect, fillSignIn, test } from '../testing/fursa-test.ts';

const screens = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

for (const screen of screens) {
  test(`No message lies on the button that is pressed next, ${screen.width} px`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await page.setViewportSize(screen);
    await registerAs(page, 'Amina Otieno');
    await expectUncovered(page, 'Account created successfully!');
    await fillSignIn(page, 'nobody@example.com', 'not-the-password');
    await expectUncovered(page, 'Authentication failed');
    await expect(page.getByRole('main').getByText('Invalid login credentials')).toBeVisible();
    // It has not lost the focus while it was busy.
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeFocused();
  });
}

async function expectUncovered(page: Page, title: string): Promise<void> {
  const message = page.getByRole('region', { name: 'Messages' });
  await expect(message.getByText(title)).toBeVisible();
  const button = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  const isOnTop = () =>
    button.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [top + 1, (top + bottom) / 2, bottom - 1].flatMap((y) => [
        [left + 4, y] as const,
        [right - 4, y] as const,
      ]);
      return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
    });
  await expect.poll(isOnTop, { intervals: [100] }).toBe(true);
  // It has not merely gone.
  expect(await message.getByText(title).count()).toBe(1);
}
