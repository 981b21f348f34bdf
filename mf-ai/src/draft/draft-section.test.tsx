import { getBackendClient } from '@fursa/shared/backend';
import { expectToast, openRemote, signUpEach, watchNetwork } from '@fursa/shared/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';
import { anyJob } from '../testing/any-job.ts';

const resume = `Wanjiku Mwangi
Accountant, Nakuru

Experience
Accountant at Tembo Stores, 2019 to today. I reconcile bank accounts in QuickBooks and prepare payroll for 40 people.

Education
Bachelor of Commerce, CPA (K)`;

signUpEach();

async function openLetter() {
  const { id: jobId, title } = await anyJob();
  const page = await openRemote({ manifest, remote }, `/AI?tab=job-fit&job=${jobId}`);
  await page.user.click(await screen.findByLabelText('Your CV'));
  await page.user.paste(resume);
  await page.user.click(screen.getByRole('button', { name: 'Check the fit' }));
  await page.user.click(await screen.findByRole('button', { name: 'Write a cover letter' }));
  await screen.findByText('Dear Hiring Manager,');
  return { page, jobId, title };
}

test('A letter is written on the device, each claim shows the words it rests on, and it is there after a reload', async () => {
  const { page } = await openLetter();
  const network = watchNetwork();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cover letter'));
  const claim = screen
    .getAllByRole('link', { expanded: false })
    .find(({ textContent }) => /QuickBooks/.test(textContent));
  if (claim === undefined) throw new Error('No sentence speaks of QuickBooks');
  await page.user.click(claim);
  const sources = screen.getAllByText(/^From your CV:/).map(({ textContent }) => textContent);
  expect(sources.join('\n')).toMatch(/QuickBooks/);
  await page.user.click(claim);
  expect(screen.queryByText(/^From your CV:/)).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Write a CV summary' }));
  await screen.findByRole('button', { name: 'Write the summary again' });
  expect(network.requests.filter((request) => request.includes('/functions/'))).toEqual([]);
  cleanup();
  await openRemote({ manifest, remote }, page.place());
  await screen.findByText('Dear Hiring Manager,');
});

test('Own changes are kept, and are replaced only when the person says so', async () => {
  const { page } = await openLetter();
  await page.user.click(screen.getByRole('button', { name: 'Edit' }));
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your cover letter');
  await page.user.type(field(), ' Mine.');
  screen.getByText('Your own changes are not checked.');
  const written = field().value;
  await page.user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copied to Clipboard' });
  await expectToast('Copied to Clipboard', '');
  expect(await navigator.clipboard.readText()).toBe(written);
  await page.user.click(screen.getByRole('button', { name: 'Write the letter again' }));
  await page.user.click(screen.getByRole('button', { name: 'Keep my text' }));
  expect(field().value).toBe(written);
  await page.user.click(screen.getByRole('button', { name: 'Write the letter again' }));
  await page.user.click(screen.getByRole('button', { name: 'Replace my text' }));
  await screen.findByText('Dear Hiring Manager,');
  expect(screen.queryByLabelText('Your cover letter')).toBeNull();
});

test('A letter is saved with the application once there is one, and found again there', async () => {
  const { page, jobId, title } = await openLetter();
  const hint = await screen.findByText(/^You have not applied for this job here yet\./);
  expect(within(hint).getByRole('link').getAttribute('href')).toBe(`/jobs/${jobId}`);
  cleanup();
  const { error } = await getBackendClient().from('applied_jobs').insert({ job_id: jobId, title });
  expect(error).toBeNull();
  await openRemote({ manifest, remote }, page.place());
  await page.user.click(await screen.findByRole('button', { name: 'Save with the application' }));
  await waitFor(() => expect(screen.getAllByText('Saved with your application.').length).toBeGreaterThan(0));
  const { data } = await act(
    async () => await getBackendClient().from('applied_jobs').select('cover_letter').eq('job_id', jobId).single(),
  );
  expect(data?.cover_letter).toMatch(/^Dear Hiring Manager,/);
  cleanup();
  localStorage.removeItem(Object.keys(localStorage).find((key) => key.startsWith('fursa-ai-draft-letter:')) ?? '');
  await openRemote({ manifest, remote }, page.place());
  await page.user.click(await screen.findByText('The cover letter saved with your application'));
  screen.getByText(/^Dear Hiring Manager,/);
});

test('A letter that cannot be saved stays, and it is said', async () => {
  const { page, jobId, title } = await openLetter();
  cleanup();
  await getBackendClient().from('applied_jobs').insert({ job_id: jobId, title });
  await openRemote({ manifest, remote }, page.place());
  const save = await screen.findByRole('button', { name: 'Save with the application' });
  watchNetwork().intercept((request) =>
    request.method === 'PATCH' ? Response.json({ message: 'boom' }, { status: 503 }) : undefined,
  );
  await page.user.click(save);
  await screen.findByText(/^The letter could not be saved\./);
  screen.getByText('Dear Hiring Manager,');
});
