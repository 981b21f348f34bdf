import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fursa-test.ts';
import { expectNoViolationsInLooks } from '../testing/looks.ts';
import { backendHeaders, signInAsSomebody } from '../testing/session.ts';

/** As much as the CV shows, in lines as long as people write them. */
const maxProfileLength = {
  full_name: 'Achieng Otieno Wanyama',
  bio: 'I keep shops running. '.repeat(27).trim(),
  skills: Array.from({ length: 30 }, (_, index) => `Stock keeping in shop ${index + 1}`),
  linkedin: 'https://www.linkedin.com/in/achieng-otieno',
  website: 'https://achieng.example.com/',
  county: 'Homa Bay',
  work_wanted: 'Shop manager or head cashier',
  available_from: '2027-01-04',
  pay_expected: 54_321,
  phone: '+254712345678',
  resume: {
    work: Array.from({ length: 7 }, (_, index) => ({
      id: `w${index}`,
      name: `Kibubu General Stores ${index + 1}`,
      position: 'Assistant shop manager',
      location: 'Homa Bay',
      startDate: `${2010 + index}-02`,
      endDate: `${2011 + index}-01`,
      highlights: Array.from(
        { length: 5 },
        (__, line) => `Counted ${line + 1} stocks each month and wrote the orders for them`,
      ),
    })),
    education: Array.from({ length: 5 }, (_, index) => ({
      id: `e${index}`,
      institution: `Kisumu National Polytechnic ${index + 1}`,
      area: 'Business Administration',
      studyType: 'Diploma',
      endDate: `${2001 + index}`,
    })),
    languages: [{ language: 'Dholuo', fluency: 'Native speaker' }, { language: 'Kiswahili' }],
    certificates: [{ name: 'Certificate of Good Conduct', date: '2026' }],
  },
};

async function storeProfile(page: Page, changes: object): Promise<void> {
  const { id } = await storedProfile(page);
  const answer = await page.request.patch(`/rest/v1/profiles?id=eq.${id}`, {
    headers: await backendHeaders(page),
    data: changes,
  });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
}

async function storedProfile(page: Page) {
  const answer = await page.request.get('/rest/v1/profiles?select=*', { headers: await backendHeaders(page) });
  return (await answer.json())[0];
}

test('Both layouts print on two pages of A4 at most, without anything of the shell, and their text is text', {
  tag: '@details',
}, async ({ page }) => {
  await signInAsSomebody(page);
  await storeProfile(page, maxProfileLength);
  for (const layout of ['plain', 'columns']) {
    await page.goto(`/profile/cv?layout=${layout}`);
    await expect(page.getByRole('article', { name: 'CV' }).getByText('Homa Bay').first()).toBeVisible();
    // Whoever reads in large letters, or white on black, gets the same paper.
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect(page.getByRole('article', { name: 'CV' })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByRole('article', { name: 'CV' })).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '36px'));
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const words = pdf.toString('latin1');
    expect(words.match(/\/Type\s*\/Page(?!s)/g)?.length, layout).toBeLessThanOrEqual(2);
    expect(words, layout).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article', { name: 'CV' })).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'button', 'link'] as const)
      await expect(page.getByRole(role).first(), `${role}, ${layout}`).toBeHidden();
    await page.emulateMedia({ media: null });

    // Our own reader finds in the file what stands on it.
    await page.goto('/profile?tab=documents');
    await page
      .locator('input[type=file][accept*=".docx"]')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(page.getByText('Your CV was uploaded.')).toBeVisible();
    const text = await storedCvText(page);
    for (const part of [
      'Achieng Otieno Wanyama',
      'Kibubu General Stores 7',
      '• Counted 2 stocks',
      'Certificate of Good Conduct',
      'Dholuo',
    ])
      expect(text, layout).toContain(part);
    expect(text, layout).not.toContain('54,321');
    expect(text).not.toContain('Print or save');
  }
});

async function storedCvText(page: Page): Promise<string> {
  const answer = await page.request.get('/rest/v1/cv_documents?select=extracted_text', {
    headers: await backendHeaders(page),
  });
  // Narrow columns break lines within a name.
  return (await answer.json())[0].extracted_text.replace(/\s+/g, ' ');
}

test('The profile goes out as JSON Resume and into another one, which replaces nothing unasked', async ({ page }) => {
  await signInAsSomebody(page);
  await storeProfile(page, maxProfileLength);
  await page.goto('/profile/cv');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON Resume' }).click();
  const file = await readFile(await (await download).path());
  const json = JSON.parse(file.toString());
  expect(json.basics).toMatchObject({
    name: 'Achieng Otieno Wanyama',
    phone: '+254712345678',
    location: { region: 'Homa Bay' },
  });
  expect(json.work[0]).toEqual(expect.not.objectContaining({ id: expect.anything() }));
  expect(JSON.stringify(json)).not.toContain('54321');

  await signInAsSomebody(page);
  await storeProfile(page, { resume: { work: [maxProfileLength.resume.work[0]] }, phone: '+254799999999' });
  await page.goto('/profile/cv');
  const choose = page.getByLabel('Choose a JSON Resume file');
  await choose.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"name":') });
  await expect(page.getByText(/^This file cannot be read/)).toBeVisible();
  await choose.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(page.getByText(/^This file does not contain a CV/)).toBeVisible();
  await choose.setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer: file });
  const phone = page.getByRole('checkbox', { name: /^0712|^\+254712345678/ });
  await expect(phone).not.toBeChecked();
  await expect(page.getByText('replaces "0799 999 999"')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Kibubu General Stores 1\b/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Add \d+ to your profile$/ }).click();
  await expect(page.getByText('Profile updated successfully!').first()).toBeVisible();
  await expect(choose).toBeFocused();
  const stored = await storedProfile(page);
  expect(stored).toMatchObject({ phone: '+254799999999', full_name: null, county: 'Homa Bay' });
  expect(stored.resume.work).toHaveLength(7);
  expect(stored.resume.languages).toHaveLength(2);
  expect(stored.skills).toHaveLength(30);
});

test('Every new part passes axe in every look, and fits 320 px', { tag: ['@looks', '@details'] }, async ({ page }) => {
  await signInAsSomebody(page);
  await storeProfile(page, maxProfileLength);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/profile');
  await page.getByLabel('Pay you expect, in KES a month').fill('a lot');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectNoViolationsInLooks(page, 'work wanted with an error');
  await page.goto('/profile?tab=skills');
  await page.getByRole('button', { name: /^Edit Assistant shop manager, Kibubu General Stores 7/ }).click();
  await page.getByRole('group', { name: 'To' }).getByLabel('Year').fill('1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Assistant shop manager, Kibubu General Stores 1 · Homa Bay' }).click();
  await expectNoViolationsInLooks(page, 'experience with a form and an error');
  for (const layout of ['plain', 'columns']) {
    await page.goto(`/profile/cv?layout=${layout}`);
    await page.getByLabel('Choose a JSON Resume file').setInputFiles({
      name: 'cv.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ basics: { name: 'Somebody Else' }, work: [{ name: 'Jua Kali Works' }] })),
    });
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    await expectNoViolationsInLooks(page, `CV, ${layout}`);
  }
});
