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

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your cover letter');

async function openLetter() {
  const { id: jobId, title } = await anyJob();
  const page = await openRemote({ manifest, remote }, `/AI?tab=job-fit&job=${jobId}`);
  await page.user.click(await screen.findByLabelText('Your CV'));
  await page.user.paste(resume);
  await page.user.click(screen.getByRole('button', { name: 'Check the fit' }));
  await page.user.click(await screen.findByRole('button', { name: 'Write a cover letter' }));
  await screen.findByLabelText('Your cover letter');
  return { page, jobId, title };
}

/** Puts own words in place of all that is there. */
async function write(user: Awaited<ReturnType<typeof openLetter>>['page']['user'], words: string): Promise<void> {
  await user.clear(field());
  await user.click(field());
  await user.paste(words);
}

test('Without an AI service there is an outline with lines of the CV, made on the device, and it is there after a reload', async () => {
  const { page } = await openLetter();
  const network = watchNetwork();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cover letter'));
  expect(field().value).toMatch(/^Dear Hiring Manager,\n\nI am writing to apply for the post of/);
  expect(field().value).toMatch(/\[Who you are .*From your CV:\]\n• Accountant at Tembo Stores/);
  expect(field().value).toContain('• I reconcile bank accounts in QuickBooks');
  await page.user.click(screen.getByRole('button', { name: 'Write a CV summary' }));
  await screen.findByRole('button', { name: 'Write the summary again' });
  expect(network.requests.filter((request) => request.includes('/functions/'))).toEqual([]);
  cleanup();
  await openRemote({ manifest, remote }, page.place());
  await screen.findByLabelText('Your cover letter');
});

test('A text that somebody wrote is replaced only when they say so', async () => {
  const { page } = await openLetter();
  expect(screen.queryByRole('button', { name: 'Discard my changes' })).toBeNull();
  await page.user.type(field(), ' Mine.');
  const written = field().value;
  await page.user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copied to Clipboard' });
  await expectToast('Copied to Clipboard', '');
  expect(await navigator.clipboard.readText()).toBe(written);
  await page.user.click(screen.getByRole('button', { name: 'Write the letter again' }));
  await page.user.click(screen.getByRole('button', { name: 'Keep my text' }));
  expect(field().value).toBe(written);
  expect(document.activeElement?.textContent).toBe('Write the letter again');
  await page.user.click(screen.getByRole('button', { name: 'Write the letter again' }));
  await page.user.click(screen.getByRole('button', { name: 'Replace my text' }));
  await waitFor(() => expect(field().value).not.toMatch(/Mine/));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cover letter'));
});

test('A letter is saved with the application once there is one, and found again there', async () => {
  const { page, jobId, title } = await openLetter();
  const hint = await screen.findByText(/^You have not applied for this job here yet\./);
  expect(within(hint).getByRole('link').getAttribute('href')).toBe(`/jobs/${jobId}`);
  cleanup();
  const { error } = await getBackendClient().from('applied_jobs').insert({ job_id: jobId, title });
  expect(error).toBeNull();
  const again = await openRemote({ manifest, remote }, page.place());
  await screen.findByText(/^Replace the parts in \[brackets\] with your own sentences, then/);
  expect(screen.queryByRole('button', { name: 'Save with the application' })).toBeNull();
  await write(again.user, 'Dear Hiring Manager, I keep books [HR/24/7].');
  await again.user.click(await screen.findByRole('button', { name: 'Save with the application' }));
  await waitFor(() => expect(screen.getAllByText('Saved with your application.').length).toBeGreaterThan(0));
  const { data } = await act(
    async () => await getBackendClient().from('applied_jobs').select('cover_letter').eq('job_id', jobId).single(),
  );
  expect(data?.cover_letter).toBe('Dear Hiring Manager, I keep books [HR/24/7].');
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
  const again = await openRemote({ manifest, remote }, page.place());
  await screen.findByLabelText('Your cover letter');
  await write(again.user, 'Dear Hiring Manager, I keep books.');
  const save = await screen.findByRole('button', { name: 'Save with the application' });
  watchNetwork().intercept((request) =>
    request.method === 'PATCH' ? Response.json({ message: 'boom' }, { status: 503 }) : undefined,
  );
  await page.user.click(save);
  await screen.findByText(/^The letter could not be saved\./);
  expect(field().value).toBe('Dear Hiring Manager, I keep books.');
});
