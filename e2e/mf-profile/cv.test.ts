import { type CorpusFile, cvCorpus, findTextFaults, printedCvs } from '@fursa/mf-profile/testing/cv-corpus';
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fursa-test.ts';
import { expectNoViolationsInLooks } from '../testing/looks.ts';
import { backendHeaders, signInAsSomebody } from '../testing/session.ts';

const welder = `<h1>Wanjiku Njeri</h1><p>wanjiku@example.com, 0712 345 678, linkedin.com/in/wanjiku-njeri</p><h2>Skills</h2>
  <ul><li>MIG welding and metal fabrication<li>Microsoft Excel<li>Customer service</ul><h2>Languages</h2><p>English, Kiswahili</p>
  <h2>Experience</h2><p>Welder, Jua Kali Works, 2019 to date</p>`;

test('A CV is read, its skills are reviewed, and page, widget and matches know it', async ({ page }) => {
  await open(page);
  await choose(page, 'Wanjiku — Njeri (final).pdf', await print(page, welder));
  await expect(page.getByText('Your CV was uploaded.')).toBeVisible();
  const found = page.getByRole('list', { name: 'Skills found in your CV' });
  const excel = found.getByRole('listitem').filter({ hasText: 'Microsoft Excel' });
  await expect(
    found.getByRole('listitem').filter({ hasText: 'MIG welding and metal fabrication' }).first(),
  ).toBeVisible();
  await expect(page.getByText('40% complete', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Profile 40% complete$/ })).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Skills Extracted Successfully!' });
  await expect(dialog.getByText('Would you like to see job matches based on your skills?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(dialog).toHaveCount(0);

  await excel.getByRole('button', { name: 'Leave out Microsoft Excel' }).click();
  await expect(excel).toHaveCount(0);
  await page.getByRole('button', { name: /^Add all \d+$/ }).click();
  await expect(page.getByText('Every skill we found is in your profile.')).toBeVisible();
  await expect(page.getByText(/^\d+ skills were added\.$/)).toBeVisible();
  await expect.poll(async () => (await storedProfile(page)).skills).toContain('Welding');
  expect((await storedProfile(page)).skills).not.toContain('Microsoft Excel');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await storedProfile(page)).skills).toEqual([]);
  await found.getByRole('button', { name: 'Add Welding' }).click();

  const others = page.getByRole('list', { name: 'Also in your CV' });
  await others.getByRole('button', { name: 'Add https://linkedin.com/in/wanjiku-njeri' }).click();
  await expect
    .poll(() => storedProfile(page))
    .toMatchObject({
      linkedin: 'https://linkedin.com/in/wanjiku-njeri',
      skills: ['Welding'],
    });

  await others.getByRole('button', { name: 'Leave out +254712345678' }).click();

  await page.reload();
  await expect(page.getByText('Wanjiku-Njeri-final.pdf')).toBeVisible();
  await expect(found.getByRole('listitem').filter({ hasText: 'Microsoft Excel' })).toHaveCount(0);
  await expect(
    found.getByRole('listitem').filter({ hasText: 'MIG welding and metal fabrication' }).first(),
  ).toBeVisible();
  const entries = page.getByRole('list', { name: 'Work and education in your CV' });
  await expect(entries.getByRole('listitem').filter({ hasText: 'Jua Kali Works' })).toBeVisible();
  await expect(others).toHaveCount(0);

  await page.getByRole('tab', { name: 'Skills & Experience' }).click();
  await page.getByRole('button', { name: 'Refresh from CV' }).click();
  await expect(page.getByText(/^Skills have been refreshed successfully! \d+ skills were extracted\.$/)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Documents & CV', selected: true })).toBeFocused();
  await expect(found.getByRole('listitem').filter({ hasText: 'Microsoft Excel' })).toBeVisible();
  await expect(others).toContainText('0712 345 678');
  expect((await storedProfile(page)).skills).toEqual(['Welding']);
  // A browser without a window shows no PDF, but asks for it.
  const asked = page
    .context()
    .waitForEvent(
      'request',
      (request) => request.method() === 'GET' && request.url().includes('/storage/v1/object/sign/cvs/'),
    );
  await page.getByRole('link', { name: 'View CV' }).click();
  expect((await (await asked).response())?.headers()['content-type']).toBe('application/pdf');
  await page.getByRole('link', { name: 'Find Job Matches Based on Your Skills' }).click();
  await expect(page).toHaveURL('/job-match');
});

test('A file of every kind and outcome is read as expected, or refused with what to do', { tag: '@details' }, async ({
  page,
}) => {
  await open(page);
  const printed: CorpusFile[] = [];
  for (const { name, html, expected } of printedCvs) {
    const bytes = new Uint8Array(await print(page, html));
    printed.push({ name, expected, build: async () => bytes });
  }
  const faults: string[] = [];
  for (const { name, build, expected } of [...oneOfEach(cvCorpus), ...printed]) {
    const before = await storedCv(page);
    await choose(page, name, Buffer.from(await build()));
    if ('error' in expected) {
      await expect(page.getByRole('alert').filter({ hasText: refusals[expected.error] }), name).toBeVisible();
      expect(await storedCv(page), name).toEqual(before);
      continue;
    }
    await expect(page.getByText('Your CV was uploaded.'), name).toBeVisible();
    await expect.poll(async () => (await storedCv(page))?.path, { message: name }).not.toBe(before?.path);
    const text = (await storedCv(page))?.extracted_text ?? '';
    faults.push(...findTextFaults(text, expected).map((fault) => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

/** One of each kind that is read, and of each reason why one is not. `read-file.test.ts` reads all of them by the same code, in Node. */
function oneOfEach(files: readonly CorpusFile[]): readonly CorpusFile[] {
  const kindOf = ({ name, expected }: CorpusFile) => ('error' in expected ? expected.error : name.split('.').at(-1));
  return [...new Map(files.map((file) => [kindOf(file), file])).values()];
}

const refusals = {
  unsupported: 'Please upload a PDF or Word document (.pdf, .doc, .docx)',
  'other-format': 'This file ends in .doc but is not a Word document.',
  garbled: 'The text in this file is scrambled',
  empty: 'CV file appears to be empty',
  'no-text': 'This file is a picture of a CV',
  encrypted: 'This file is locked with a password',
  broken: 'Failed to read CV file. Please try with a different file.',
  'too-large': /Content too large|File size exceeds 10MB limit/,
  timeout: 'The analysis took too long to complete.',
  unavailable: 'Failed to process CV',
} as const;

test('An upload that breaks off leaves the old CV, and one press goes on with it', { tag: '@faults' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await open(page);
  await store(page, 'first.pdf');
  const first = await storedCv(page);
  await page.route('**/storage/v1/object/cvs/**', (route) => route.abort());
  await choose(page, 'second.pdf', await print(page, welder));
  const alert = page.getByRole('alert').filter({ hasText: 'CV upload failed: ' });
  await expect(alert).toContainText('Your previous CV is still there.');
  expect(await storedCv(page)).toEqual(first);
  await page.unroute('**/storage/v1/object/cvs/**');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('second.pdf')).toBeVisible();
  await expect(page.getByText('first.pdf')).toHaveCount(0);
  await expect.poll(() => storedFiles(page)).toHaveLength(1);
});

test('A CV is deleted after a question, with its file and its text', { tag: '@details' }, async ({ page }) => {
  await open(page);
  await store(page, 'cv.pdf');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Keep my CV' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('group', { name: /Delete your CV/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Your CV was deleted.')).toBeVisible();
  await expect(page.getByText('Choose a file')).toBeVisible();
  expect(await storedCv(page)).toBeUndefined();
  expect(await storedFiles(page)).toEqual([]);
  expect(await storedProfile(page)).toMatchObject({ cv_url: null, resume_text: null });
});

test('Axe finds nothing before, during and after, and nothing scrolls sideways', {
  tag: ['@looks', '@details'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await open(page);
  await expectNoViolationsInLooks(page, 'before');
  await choose(page, 'picture.pdf', Buffer.from(await scan()));
  await expect(page.getByRole('button', { name: 'Upload it anyway' })).toBeVisible();
  await expectNoViolationsInLooks(page, 'a file that is a picture');
  await store(page, 'cv.pdf');
  await expectNoViolationsInLooks(page, 'skills to review');
});

async function open(page: Page): Promise<void> {
  await signInAsSomebody(page);
  await page.goto('/profile?tab=documents');
  await expect(page.getByText('Choose a file')).toBeVisible();
}

/** Until the question about matches has been answered, which lies above everything else. */
async function store(page: Page, name: string): Promise<void> {
  await choose(page, name, await print(page, welder));
  await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file][accept*=".docx"]').setInputFiles({ name, mimeType: '', buffer });
}

async function print(page: Page, html: string): Promise<Buffer> {
  const printer = await page.context().newPage();
  await printer.setContent(html);
  const pdf = await printer.pdf({ format: 'A4', margin: { top: '40px', right: '40px', bottom: '40px', left: '40px' } });
  await printer.close();
  return pdf;
}

async function scan(): Promise<Uint8Array> {
  const file = cvCorpus.find(({ expected }) => 'error' in expected && expected.error === 'no-text');
  if (file === undefined) throw new Error('The corpus has no scan');
  return await file.build();
}

interface StoredCv {
  readonly path: string;
  readonly extracted_text: string | null;
}

async function storedCv(page: Page): Promise<StoredCv | undefined> {
  const answer = await page.request.get('/rest/v1/cv_documents?select=path,extracted_text', {
    headers: await backendHeaders(page),
  });
  const [row]: StoredCv[] = await answer.json();
  return row;
}

async function storedProfile(page: Page): Promise<{ readonly skills: readonly string[] }> {
  const columns = 'full_name,linkedin,skills,cv_url,resume_text';
  const answer = await page.request.get(`/rest/v1/profiles?select=${columns}`, { headers: await backendHeaders(page) });
  const [row]: { skills: string[] }[] = await answer.json();
  if (row === undefined) throw new Error('There is no profile');
  return row;
}

async function storedFiles(page: Page): Promise<unknown[]> {
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state.user.id);
  const answer = await page.request.post('/storage/v1/object/list/cvs', {
    headers: await backendHeaders(page),
    data: { prefix: id, limit: 10, offset: 0 },
  });
  return await answer.json();
}
