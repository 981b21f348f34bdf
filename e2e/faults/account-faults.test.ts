import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fursa-test.ts';
import { newAccountPassword as password } from '../testing/session.ts';

test('The sign-in form says what stands between it and the backend, and loses nothing that was typed', {
  tag: '@faults',
}, async ({ page, faultProxy, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/, /ERR_/);
  await page.goto(`${faultProxy.address}/login`);
  const form = page.getByRole('main');
  await form.getByLabel('Email', { exact: true }).fill('amina.otieno@example.com');
  await form.getByLabel('Password', { exact: true }).fill(password);

  await page.context().setOffline(true);
  await expectFailure(page, 'You are offline. What you typed is still here');
  await page.context().setOffline(false);
  faultProxy.break(/^\/auth\/v1\//, { kind: 'cut' });
  await expectFailure(page, 'Fursa cannot be reached right now. What you typed is still here');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(password);
  await expect(form.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
});

async function expectFailure(page: Page, description: string): Promise<void> {
  const closeToast = page.getByRole('button', { name: 'Close' });
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Authentication failed').first()).toBeVisible();
  await expect(page.getByText(description).first()).toBeVisible();
  await closeToast.click();
  await expect(closeToast).toHaveCount(0);
}
