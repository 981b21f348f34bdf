import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fursa-test.ts';
import { expectNoViolationsInLooks } from '../testing/looks.ts';
import { backendHeaders, newAccountPassword, signInAsSomebody } from '../testing/session.ts';
import { drawPicture } from './draw-picture.ts';

test('From the profile a person downloads everything, with the files as they are', async ({ page }) => {
  await signInAsSomebody(page);
  await page.goto('/profile');
  const picture = await drawPicture(page, { width: 64, height: 64 });
  await upload(page, 'cvs', 'Wasifu wangu.pdf', 'application/pdf', Buffer.from('%PDF-1.7 mine'));
  await upload(page, 'avatars', 'me.png', 'image/png', picture.buffer);
  await page.getByRole('link', { name: /^My data/ }).click();
  await expect(page).toHaveURL('/profile/my-data');
  await page.getByText(/^Show all \d+ kinds of data$/).click();
  await expect(page.getByRole('row', { name: /^Your files Pictures and CVs .* 2$/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const archive = await download;
  expect(archive.suggestedFilename()).toMatch(/^fursa-my-data-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText('Your data is ready. The download has started.')).toBeVisible();
  const bytes = await readFile(await archive.path());
  // Nothing is compressed, so that everything is in the archive as it is.
  for (const part of [
    'PK\x03\x04',
    'my-data.json',
    'files/cvs/Wasifu wangu.pdf',
    '%PDF-1.7 mine',
    'files/avatars/me.png',
  ])
    expect(bytes.includes(Buffer.from(part, 'latin1')), part).toBe(true);
  expect(bytes.includes(picture.buffer)).toBe(true);
});

test('A consent is withdrawn and the account deleted by keyboard alone, also in the other tab', async ({
  page,
  context,
  expectedErrors,
}) => {
  // What a page asks in the moment of the end is refused, as it should be.
  expectedErrors.push(/status of 40[0136]/);
  const email = await signInAsSomebody(page);
  await page.goto('/profile');
  await page.getByLabel('Bio').fill('Half a sentence');
  await upload(page, 'cvs', 'cv.pdf', 'application/pdf', Buffer.from('%PDF-1.7 mine'));
  const headers = await backendHeaders(page);
  expect((await page.request.post('/rest/v1/consents', { headers, data: { kind: 'ai_cv' } })).status()).toBe(201);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByLabel('Bio')).toHaveValue('Half a sentence');

  await page.goto('/profile/my-data');
  const takeBack = page.getByRole('button', { name: 'Withdraw consent' });
  await takeBack.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Withdrawn on /)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your consents' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Type DELETE to confirm')).toBeFocused();
  await page.keyboard.type('delet');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Type the word DELETE. Nothing has been deleted.')).toBeVisible();
  await page.keyboard.type('e');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page).toHaveURL('/');

  // The other tab knows it without being touched, and holds nothing any more.
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText(email)).toHaveCount(0);
  for (const tab of [page, other]) await expectNothingLeft(tab, email);
  expect((await page.request.get('/rest/v1/profiles?select=id', { headers })).status()).toBe(401);
  const again = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: headers.apikey ?? '' },
    data: { email, password: newAccountPassword },
  });
  expect(again.status()).toBe(400);
});

test('My data passes axe in every look, and fits 320 px', { tag: '@looks' }, async ({ page }) => {
  await signInAsSomebody(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/profile/my-data');
  const headers = await backendHeaders(page);
  await page.request.post('/rest/v1/consents', { headers, data: { kind: 'ai_cv' } });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Withdraw consent' })).toBeVisible();
  await page.getByText(/^Show all \d+ kinds of data$/).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Type the word DELETE. Nothing has been deleted.')).toBeVisible();
  await expectNoViolationsInLooks(page, 'my data');
});

async function upload(page: Page, bucket: string, name: string, contentType: string, data: Buffer): Promise<void> {
  const headers = await backendHeaders(page);
  const { user } = await page.evaluate(() => JSON.parse(localStorage.getItem('fursa-identity') ?? ''));
  const path = `/storage/v1/object/${bucket}/${user.id}/${encodeURIComponent(name)}`;
  const answer = await page.request.post(path, { headers: { ...headers, 'content-type': contentType }, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Nothing of the person is in what the browser stores for the page. */
async function expectNothingLeft(page: Page, email: string): Promise<void> {
  const stored = () =>
    page.evaluate(async () => {
      const databases = (await indexedDB.databases()).map(({ name }) => name);
      const kept = { local: { ...localStorage }, session: { ...sessionStorage } };
      return { databases, caches: await caches.keys(), cookies: document.cookie, text: JSON.stringify(kept) };
    });
  await expect
    .poll(async () => (await stored()).text)
    .not.toMatch(new RegExp(`${email}|Half a sentence|access_?token|Amina`, 'i'));
  expect(await stored()).toMatchObject({ databases: [], caches: [], cookies: '' });
}
