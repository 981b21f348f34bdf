import { replaceSession, useAuthStore } from '@fursa/shared/session';
import {
  connectTestBackend,
  expectToast,
  letDialogsOpen,
  signInAs,
  signOut,
  signUp,
  watchNetwork,
} from '@fursa/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openJobs } from '../testing/job-screens.ts';
import { forgetTracked, localJob, storedApplied, storedSaved, trackSaved } from '../testing/tracked-rows.ts';

let email: string;
let password: string;

beforeAll(async () => {
  connectTestBackend();
  letDialogsOpen();
  ({ email, password } = await signUp());
});

beforeEach(async () => {
  await signInAs(email, password);
  await forgetTracked();
});

describe('On the page of a job', () => {
  async function openJob() {
    const job = await localJob();
    const page = await openJobs(`/${job.id}`);
    await screen.findByRole('heading', { level: 1, name: job.title });
    return { job, ...page };
  }

  test('Apply becomes Applied and Save becomes Saved, one row each, however often it is sent', async () => {
    const network = watchNetwork();
    const { job, user } = await openJob();
    await user.click(await screen.findByRole('button', { name: `Apply: ${job.title}` }));
    await user.dblClick(await screen.findByRole('button', { name: 'Send application' }));
    await expectToast('Job applied successfully!', 'This is a demo job');
    const applied = await screen.findByRole<HTMLButtonElement>('button', { name: `Applied: ${job.title}` });
    // Without a top layer the focus does not come back to it, as it does in a browser.
    expect(applied.disabled).toBe(true);
    await user.dblClick(screen.getByRole('button', { name: `Save: ${job.title}` }));
    await expectToast('Job saved!', '');
    expect(screen.getByRole('button', { name: `Saved: ${job.title}` }).getAttribute('aria-disabled')).toBe('true');
    for (const [table, stored] of [
      ['applied_jobs', storedApplied],
      ['saved_jobs', storedSaved],
    ] as const) {
      expect(network.requests.filter((request) => request === `POST /rest/v1/${table}`)).toHaveLength(1);
      expect(await stored()).toEqual([expect.objectContaining({ job_id: job.id, title: job.title, source: 'local' })]);
    }
  });

  test('On the page of a job an existing row counts as success', async () => {
    const { job, user } = await openJob();
    const button = await screen.findByRole('button', { name: `Save: ${job.title}` });
    await trackSaved([{ job_id: job.id, title: job.title, source: 'local' }]);
    await user.click(button);
    await expectToast('Job saved!', '');
    await screen.findByRole('button', { name: `Saved: ${job.title}` });
    expect(await storedSaved()).toHaveLength(1);
  });

  test('On the page of a job a press after the session ended is carried out after the next sign-in', async () => {
    const network = watchNetwork();
    network.intercept(({ method, url }) =>
      method === 'POST' && url.includes('/applied_jobs')
        ? Response.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 })
        : undefined,
    );
    const { job, user } = await openJob();
    await user.click(await screen.findByRole('button', { name: `Apply: ${job.title}` }));
    await user.click(await screen.findByRole('button', { name: 'Send application' }));
    await screen.findByRole('button', { name: `Apply: ${job.title}` });
    expect(screen.queryByText('Failed to apply')).toBeNull();
    network.intercept(() => undefined);
    const { session } = useAuthStore.getState();
    act(() => replaceSession({ accessToken: 'the next one', expiresAt: session?.expiresAt ?? 0 }));
    await expectToast('Job applied successfully!', 'This is a demo job');
    expect(await storedApplied()).toHaveLength(1);
  });

  test('What another tab saves is shown as saved on the page of the job', async () => {
    const { job } = await openJob();
    await screen.findByRole('button', { name: `Save: ${job.title}` });
    await trackSaved([{ job_id: job.id, title: job.title, source: 'local' }]);
    const change = new StorageEvent('storage', { key: 'fursa-tracked-jobs', newValue: String(Date.now()) });
    act(() => void window.dispatchEvent(change));
    await screen.findByRole('button', { name: `Saved: ${job.title}` });
  });

  test('On the page of a job a visitor finds the way to sign in, which leads back', async () => {
    const job = await localJob();
    signOut();
    const { user } = await openJobs(`/${job.id}`);
    const link = await screen.findByRole('link', { name: `Sign in to apply: ${job.title}` });
    within(document.body).getByRole('link', { name: `Sign in to save: ${job.title}` });
    await user.click(link);
    expect(window.history.state.usr).toEqual({ from: `/jobs/${job.id}` });
  });
});
