import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../testing/fursa-test.ts';
import { findViolations } from '../testing/looks.ts';
import { newAccountPassword, revokeSession, signInAsSomebody } from '../testing/session.ts';

test('A session revoked while somebody works is renewed over the page, and what they typed is still there', async ({
  page,
  expectedErrors,
}) => {
  // The refused refresh, and what the page asked for before the dialog was there.
  expectedErrors.push(/status of 40[01]/);
  const email = await signInAsSomebody(page);
  await page.goto('/jobs');
  await expect(page.getByText(/jobs found$/)).toBeVisible();
  await revokeSession(page);

  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search jobs' });
  await search.fill('welder');
  const dialog = signInDialog(page);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/jobs/);
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await expect(dialog.getByLabel('Email')).not.toBeEditable();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await findViolations(page, { within: 'dialog' })).toEqual([]);

  // It cannot be closed without a session, however often one tries.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  await signInAgain(dialog, 'not-the-password');
  await expect(dialog.getByRole('alert')).toContainText('Invalid login credentials');
  await signInAgain(dialog, newAccountPassword);
  await expect(dialog).toHaveCount(0);
  await expect(search).toHaveValue('welder');
  await expect(search).toBeFocused();
  await expect(page.getByText(email).first()).toBeVisible();
});

test('A session that ended is renewed in all tabs at once', { tag: '@details' }, async ({
  page,
  context,
  expectedErrors,
}) => {
  // The refused refresh, and what the page asked for before the dialog was there.
  expectedErrors.push(/status of 40[01]/);
  await signInAsSomebody(page);
  await page.goto('/jobs');
  const other = await context.newPage();
  await other.goto('/companies');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await revokeSession(page);
  await page.getByRole('main').getByRole('searchbox', { name: 'Search jobs' }).fill('welder');
  await expect(signInDialog(page)).toBeVisible();
  await expect(signInDialog(other)).toBeVisible();
  await signInAgain(signInDialog(page), newAccountPassword);
  await expect(signInDialog(page)).toHaveCount(0);
  await expect(signInDialog(other)).toHaveCount(0);
});

test('A refused request is tried with a fresh token first; only when that is refused too, a sign-in is asked for', {
  tag: '@faults',
}, async ({ page, faultProxy, expectedErrors }) => {
  expectedErrors.push(/status of 401/);
  await signInAsSomebody(page, faultProxy.address);
  await page.goto(`${faultProxy.address}/jobs`);
  await expect(page.getByText(/jobs found$/)).toBeVisible();
  const refreshes = () => faultProxy.requested.filter((path) => path.includes('grant_type=refresh_token')).length;

  faultProxy.break(/^\/rest\/v1\//, { kind: 'status', status: 401 });
  await page.getByRole('main').getByRole('searchbox', { name: 'Search jobs' }).fill('welder');
  await expect(signInDialog(page)).toBeVisible();
  expect(refreshes()).toBe(1);

  faultProxy.heal();
  await signInAgain(signInDialog(page), newAccountPassword);
  await expect(signInDialog(page)).toHaveCount(0);
  await expect(page.getByText(/jobs? found$/)).toBeVisible();
  await expect(page.getByText('Error loading jobs')).toHaveCount(0);
});

test('Where the sign-in form does not arrive, it is asked for again; and whoever wants to can sign out instead', {
  tag: '@faults',
}, async ({ page, faultProxy, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/, /mf-auth/, /Loading (CSS )?chunk/);
  await signInAsSomebody(page, faultProxy.address);
  await page.goto(`${faultProxy.address}/jobs`);
  await expect(page.getByText(/jobs found$/)).toBeVisible();
  await revokeSession(page);
  faultProxy.break(/slot-sign-in-dialog/, { kind: 'status', status: 500 });
  await page.getByRole('main').getByRole('searchbox', { name: 'Search jobs' }).fill('welder');
  const dialog = signInDialog(page);
  await expect(dialog.getByRole('alert')).toContainText('The sign-in form did not load.');
  faultProxy.heal();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign out instead' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Signed out successfully')).toBeVisible();
});

test('After a sign-out nothing personal is left in the storage of any tab', { tag: '@details' }, async ({
  page,
  context,
  expectedErrors,
}) => {
  // The other tab hears of it a moment later; what its bell asks in that moment is refused, as it should be.
  expectedErrors.push(/401 \(Unauthorized\).*\/rest\/v1\/profiles/);
  const email = await signInAsSomebody(page);
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/jobs');
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Open chat' }).click();
    const chat = tab.getByRole('dialog', { name: 'AI assistant' });
    await chat.getByRole('textbox', { name: 'Your message' }).fill('My salary is a secret');
    await chat.getByRole('textbox', { name: 'Your message' }).press('Enter');
    await expect(chat.getByRole('textbox', { name: 'Your message' })).toBeFocused();
  }
  await page.evaluate(async () => {
    localStorage.setItem('profileActiveTab', 'skills');
    await (await caches.open('answers')).put('/mine', new Response('a secret'));
  });
  expect(JSON.stringify(await listStorage(page))).toContain(email);
  expect(JSON.stringify(await listStorage(other))).toContain('My salary');

  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
  for (const tab of [page, other]) {
    const { local, session, caches: kept } = await listStorage(tab);
    expect(['auth-storage', 'fursa-notifications-read', 'fursa-preferences']).toEqual(
      expect.arrayContaining(Object.keys(local)),
    );
    expect(JSON.parse(local['auth-storage'] ?? '')).toMatchObject({
      state: { user: null, session: null, isAuthenticated: false },
    });
    expect(local['fursa-preferences']).toContain('dark');
    expect(Object.values(session).filter((text) => text.includes('salary') || text.includes(email))).toEqual([]);
    expect(kept).toEqual([]);
    await expect(tab.getByText('My salary is a secret')).toHaveCount(0);
    await expect(signInDialog(tab)).toHaveCount(0);
  }
});

function signInDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Sign in again' });
}

async function signInAgain(dialog: Locator, secret: string): Promise<void> {
  await dialog.getByLabel('Password', { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
}

async function listStorage(page: Page) {
  return await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    caches: await caches.keys(),
  }));
}
