import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fursa-test.ts';
import { watchLayoutShift } from '../testing/layout-shift.ts';
import { expectNoViolationsInLooks } from '../testing/looks.ts';
import { signInAsSomebody } from '../testing/session.ts';
import { sampleCv } from './sample-cv.ts';

const phone = { width: 320, height: 640 };

async function analyze(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Analyze Resume' }).click();
  await expect(page.getByRole('heading', { name: 'What we found' })).toBeFocused();
}

test('A CV is analyzed in a worker, also without a line once the engine is there, and nothing is sent', async ({
  page,
  expectedErrors,
}) => {
  // What the shell loads when the page is idle may not be there yet when the line goes.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await signInAsSomebody(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('MWANGI')) sent.push(request.url());
  });
  await page.goto('/AI');
  const box = page.getByRole('textbox', { name: 'Your resume' });
  await box.fill(sampleCv);
  await analyze(page);
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/remotes\/mf-ai\/.*engine/),
  ]);
  await expect(page.getByText('"recieved" is misspelt.')).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Change the text' }).click();
  await box.fill(sampleCv.replace('Recieved', 'Received'));
  await expect(page.getByText('You have changed the text since then.', { exact: false })).toBeVisible();
  await analyze(page);
  await expect(page.getByText('"recieved" is misspelt.')).toHaveCount(0);
  await page.context().setOffline(false);
  expect(sent).toEqual([]);

  await page.reload();
  await expect(box).toHaveValue(/Received and checked goods/);
});

test('On a phone every tab is shown in full', { tag: '@layout' }, async ({ page }) => {
  await signInAsSomebody(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/AI');
  await expect(page.getByRole('tab')).toHaveCount(4);
  for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 });
});

test('An engine that cannot be loaded is reported, and the next press works', { tag: '@faults' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/engine/, /net::ERR_FAILED/);
  await signInAsSomebody(page);
  await page.route('**/remotes/mf-ai/**/*engine*', (route) => route.abort());
  await page.goto('/AI');
  await page.getByRole('textbox', { name: 'Your resume' }).fill(sampleCv);
  await page.getByRole('button', { name: 'Analyze Resume' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to analyze resume. Please try again.');
  await page.unroute('**/remotes/mf-ai/**/*engine*');
  await analyze(page);
});

test('Resume analysis passes axe in every look, fits 320 px, and nothing moves while it comes', {
  tag: '@looks',
}, async ({ page }) => {
  await signInAsSomebody(page);
  await page.setViewportSize(phone);
  const layoutShift = await watchLayoutShift(page);
  await page.goto('/AI');
  await expect(page.getByRole('textbox', { name: 'Your resume' })).toBeVisible();
  expect(await layoutShift()).toBeLessThan(0.05);
  await page
    .getByRole('textbox', { name: 'Your resume' })
    .fill(`${sampleCv}\n- ${'Pneumonoultramicroscopic'.repeat(8)}`);
  await analyze(page);
  await expectNoViolationsInLooks(page, 'an analyzed CV');
});

test('Interview preparation passes axe in every look, and fits 320 px', { tag: ['@looks', '@details'] }, async ({
  page,
}) => {
  await signInAsSomebody(page);
  await page.setViewportSize(phone);
  await page.goto('/AI?tab=interview&role=UX+Designer');
  await page.getByRole('button', { name: 'Generate Interview Questions' }).click();
  await expect(page.getByRole('heading', { name: 'Questions for UX Designer' })).toBeFocused();
  await expectNoViolationsInLooks(page, 'a list of questions');
  await page.getByRole('button', { name: 'Practise question 1', exact: true }).click();
  await page.getByLabel('Your answer').fill('When I was new I had to learn it. I asked 3 people.');
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await expect(page.getByRole('heading', { name: 'What is in your answer' })).toBeVisible();
  await expectNoViolationsInLooks(page, 'a practised question');
});

test('Two tabs that ask for the same questions at once make one call, and both show them', { tag: '@details' }, async ({
  page,
}) => {
  await signInAsSomebody(page);
  const other = await page.context().newPage();
  let calls = 0;
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.context().route('**/functions/v1/ai-analyze', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  for (const tab of [page, other]) {
    await tab.goto('/AI?tab=interview&role=Sales+Manager');
    await tab.getByRole('button', { name: 'Generate Interview Questions' }).click();
    await expect(tab.getByRole('button', { name: 'Generating Questions...' })).toBeVisible();
  }
  answer();
  for (const tab of [page, other]) await expect(tab.getByText('10 questions generated')).toBeVisible();
  expect(calls).toBe(1);
});

test('Someone who leaves the page while questions are written finds them on return', { tag: '@details' }, async ({
  page,
}) => {
  await signInAsSomebody(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/functions/v1/ai-analyze', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/AI?tab=interview&role=Sales+Manager');
  await page.getByRole('button', { name: 'Generate Interview Questions' }).click();
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await expect(page).toHaveURL(/\/profile/);
  answer();
  await page.goBack();
  await expect(page.getByText('10 questions generated')).toBeVisible();
});
