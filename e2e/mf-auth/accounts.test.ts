import type { Page } from '@playwright/test';
import { expect, fillSignIn, test } from '../testing/fursa-test.ts';
import { newAccountPassword as password, registerAs, takeLink } from '../testing/session.ts';

test('Registered without a mouse and without confirmation, somebody signs in and comes to where they were heading', {
  tag: '@details',
}, async ({ page }) => {
  const email = `amina.${crypto.randomUUID()}@example.com`;
  await page.goto('/companies');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('main').getByRole('link', { name: 'Create one' }).press('Enter');
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Amina Otieno');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page).toHaveURL(/\/companies$/);
});

const newPassword = 'mango river lantern';

test('A forgotten password is replaced with the link of a mail, which works once and leaves no key behind', async ({
  page,
  expectedErrors,
}) => {
  // The browser tells of each answer that is an error: a used link, a password that is no longer good. Playwright's own
  // recording script is refused by the frame around a mail.
  expectedErrors.push(/status of 40[0-9]/, /Blocked script execution in 'about:srcdoc'/);
  const email = await registerAs(page, 'Otieno Kamau');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The sign-in page stands until the next one is there, and it has a field for the address too.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  const link = await takeLink(page, email);
  await page.goto(link);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page).toHaveURL(/^[^?#]+\/$/);
  await expect(page.getByRole('banner').getByText(email).first()).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New password').fill('somebody else chose this');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'This link has expired or was already used' })).toBeFocused();
  await expect(page).toHaveURL(/^[^?#]+\/reset-password$/);

  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await fillSignIn(page, email, password);
  await expect(page.getByText('Invalid login credentials').first()).toBeVisible();
  await fillSignIn(page, email, newPassword);
  await expect(page).not.toHaveURL(/\/login$/);
});

const screens = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

for (const screen of screens) {
  test(`No message lies on the button that is pressed next, ${screen.width} px`, { tag: '@layout' }, async ({
    page,
    expectedErrors,
  }) => {
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
