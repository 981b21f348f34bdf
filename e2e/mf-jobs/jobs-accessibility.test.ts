import { expect, signIn, test } from '../testing/fursa-test.ts';
import { expectNoViolationsInLooks } from '../testing/looks.ts';
import { adzunaRow, searchAnswer, searchRow } from '../testing/search-rows.ts';

const everySign = ['money', 'mpesa', 'free_mail'];
const rows = [
  searchRow({ title: 'With every sign', scam_signs: everySign, is_demo: true, created_at: new Date().toISOString() }),
  adzunaRow({ title: 'From a feed', scam_signs: ['money'] }),
  adzunaRow({ id: 'adzuna:78', title: 'Without an address', url: null }),
];

test('Axe finds nothing on lists, job and report in any look, and nothing scrolls sideways', { tag: '@looks' }, async ({
  page,
  faultProxy,
  expectedErrors,
}) => {
  test.setTimeout(240_000);
  expectedErrors.push(/search_jobs/);
  await page.setViewportSize({ width: 320, height: 740 });
  await signIn(page, 'seeker', faultProxy.address);

  faultProxy.break(/search_jobs/, { kind: 'change', change: () => searchAnswer(rows) });
  await page.goto(`${faultProxy.address}/jobs`);
  await expect(page.getByText('With every sign').first()).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expectNoViolationsInLooks(page, 'the list');

  faultProxy.heal();
  await page.goto(`${faultProxy.address}/jobs?source=local`);
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  const report = page.getByRole('button', { name: /^Report this job/ });
  await expect(report).toBeVisible();
  await expectNoViolationsInLooks(page, 'the job');
  await report.click();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Choose what is wrong with it.')).toBeVisible();
  await expectNoViolationsInLooks(page, 'the report');

  await page.goto(`${faultProxy.address}/jobs/none`);
  await expect(page.getByRole('heading', { name: 'Job not found' })).toBeVisible();
  await expectNoViolationsInLooks(page, 'no job');
  await page.goto(`${faultProxy.address}/jobs?q=qqxqq`);
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  await expectNoViolationsInLooks(page, 'an empty list');
  faultProxy.break(/search_jobs/, { kind: 'status', status: 500 });
  await page.goto(`${faultProxy.address}/remote-jobs`);
  await expect(page.getByRole('heading', { name: 'Error loading jobs' })).toBeVisible();
  await expectNoViolationsInLooks(page, 'an error');
});
