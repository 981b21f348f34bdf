import { getBackendClient } from '@fursa/shared/backend';
import {
  connectTestBackend,
  letDialogsOpen,
  refuseConnection,
  signInAs,
  signOut,
  signUp,
  type TestAccount,
  watchNetwork,
} from '@fursa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openJob } from '../testing/job-screens.ts';

let jobId: string;
let account: TestAccount;

beforeAll(async () => {
  connectTestBackend();
  letDialogsOpen();
  const { data } = await getBackendClient().from('jobs').select('id').eq('is_demo', true).limit(1);
  jobId = data?.[0]?.id ?? '';
});

beforeEach(async () => {
  account = await signUp();
});

async function openReport(suffix = '') {
  const page = await openJob(jobId, suffix);
  await page.user.click(await screen.findByRole('button', { name: /^Report this job/ }));
  return { page, dialog: await screen.findByRole('dialog', { name: 'Report this job' }) };
}

async function reports(): Promise<unknown> {
  const { data, error } = await getBackendClient().from('job_reports').select('job_id, external_id, reason, details');
  if (error) throw error;
  return data;
}

describe('Somebody who is signed in', () => {
  beforeEach(() => signInAs(account.email, account.password));

  test('Somebody reports a job, and the report is stored once', async () => {
    const { page, dialog } = await openReport();
    await page.user.click(within(dialog).getByRole('radio', { name: 'It asks for money' }));
    await page.user.type(
      within(dialog).getByRole('textbox', { name: 'Tell us more (optional)' }),
      ' KES 500 to apply ',
    );
    await page.user.dblClick(within(dialog).getByRole('button', { name: 'Send report' }));
    await within(dialog).findByText('We have your report and will look into it.');
    const stored = [{ job_id: jobId, external_id: null, reason: 'money', details: 'KES 500 to apply' }];
    expect(await reports()).toEqual(stored);
    await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await page.user.click(screen.getByRole('button', { name: /^Report this job/ }));
    await page.user.click(await screen.findByRole('radio', { name: 'Something else' }));
    await page.user.click(screen.getByRole('button', { name: 'Send report' }));
    await screen.findByText('We already have your report of this job and will look into it.');
    expect(await reports()).toEqual(stored);
  });

  test('Somebody without a reason is asked for one, and led to it', async () => {
    const network = watchNetwork();
    const { page, dialog } = await openReport();
    await page.user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    within(dialog).getByText('Choose what is wrong with it.');
    expect(document.activeElement).toBe(within(dialog).getByRole('radio', { name: 'It asks for money' }));
    expect(network.requests).not.toContain('POST /rest/v1/job_reports');
  });

  test('A text stays when it could not be sent and when the dialog was closed', async () => {
    const { page, dialog } = await openReport();
    await page.user.click(within(dialog).getByRole('radio', { name: 'The job or the employer is not real' }));
    await page.user.type(within(dialog).getByRole('textbox'), 'Nobody is at that address');
    const network = watchNetwork();
    network.intercept(refuseConnection);
    await page.user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    await within(dialog).findByText('Your report was not sent. What you wrote is still here: please try again.');
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    network.intercept(() => undefined);

    await page.user.click(screen.getByRole('button', { name: /^Report this job/ }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Nobody is at that address');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'The job or the employer is not real' }).checked).toBe(
      true,
    );
    await page.user.click(screen.getByRole('button', { name: 'Send report' }));
    await screen.findByText('We have your report and will look into it.');
  });

  test('Someone at the daily limit of reports reads so in the dialog', async () => {
    const { page, dialog } = await openReport();
    await page.user.click(within(dialog).getByRole('radio', { name: 'Something else' }));
    const message = 'You can send 50 reports a day. Please go on tomorrow.';
    watchNetwork().intercept(({ method }) =>
      method === 'POST' ? Response.json({ code: 'FQ001', message }, { status: 400 }) : undefined,
    );
    await page.user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(message);
  });

  test('Without a connection a report says so at once and goes out when there is one again', async () => {
    const { page, dialog } = await openReport();
    await page.user.click(within(dialog).getByRole('radio', { name: 'The job or the employer is not real' }));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const network = watchNetwork();
    network.intercept(refuseConnection);
    window.dispatchEvent(new Event('offline'));
    await page.user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    await within(dialog).findByText(/^You are offline\./);

    vi.restoreAllMocks();
    network.intercept(() => undefined);
    window.dispatchEvent(new Event('online'));
    await page.user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    await within(dialog).findByText('We have your report and will look into it.');
  });

  test('Somebody who was away to sign in finds the dialog open', async () => {
    await openJob(jobId, `#report-${jobId}`);
    await screen.findByRole('dialog', { name: 'Report this job' });
  });
});

test('A visitor is asked to sign in, and comes back to the dialog', async () => {
  signOut();
  const { page, dialog } = await openReport('?from=mail');
  await page.user.click(within(dialog).getByRole('link', { name: 'Sign in' }));
  expect(page.place()).toBe('/login');
  expect(history.state.usr).toEqual({ from: `/jobs/${jobId}?from=mail#report-${jobId}` });
});
