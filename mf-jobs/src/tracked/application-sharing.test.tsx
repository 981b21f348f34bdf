import { getBackendClient } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';
import {
  connectTestBackend,
  expectToast,
  letDialogsOpen,
  refuseConnection,
  signInAs,
  signOut,
  signUp,
  watchNetwork,
} from '@fursa/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openJobs } from '../testing/job-screens.ts';
import { elsewhere, forgetTracked, localJob, storedApplied, trackApplied } from '../testing/tracked-rows.ts';

let email: string;
let password: string;
let userId: string;

beforeAll(async () => {
  connectTestBackend();
  letDialogsOpen();
  ({ email, password } = await signUp());
});

beforeEach(async () => {
  await signInAs(email, password);
  userId = useAuthStore.getState().user?.id ?? '';
  await forgetTracked();
  await forgetCv();
});

async function storeCv(): Promise<void> {
  const row = { user_id: userId, path: `${userId}/cv.pdf`, size_bytes: 10, mime_type: 'application/pdf' };
  const { error } = await act(async () => await getBackendClient().from('cv_documents').insert(row));
  expect(error).toBeNull();
  // The profile that the sign-in read knows of no CV, and is forgotten with the session.
  act(signOut);
  await signInAs(email, password);
}

async function forgetCv(): Promise<void> {
  await act(async () => await getBackendClient().from('cv_documents').delete().eq('user_id', userId));
}

async function openApply() {
  const job = await localJob();
  const page = await openJobs(`/${job.id}`);
  const opener = await screen.findByRole('button', { name: `Apply: ${job.title}` });
  await page.user.click(opener);
  return { job, opener, dialog: await screen.findByRole('dialog', { name: 'Send your application' }), ...page };
}

function box(dialog: HTMLElement, name: string) {
  return within(dialog).getByRole<HTMLInputElement>('checkbox', { name });
}

describe('Apply', () => {
  test('Apply says what the employer sees, shares nothing else by itself, and sends nothing when it is cancelled', async () => {
    await storeCv();
    const { dialog, user } = await openApply();
    await within(dialog).findByText(email);
    within(dialog).getByText('None in your profile yet');
    await within(dialog).findByRole('checkbox', { name: 'Share my CV' });
    expect([box(dialog, 'Share my CV').checked, box(dialog, 'Add a note').checked]).toEqual([false, false]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await storedApplied()).toEqual([]);
  });

  test('Apply sends the CV and the note of who chose so', async () => {
    await storeCv();
    const { job, dialog, user } = await openApply();
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Share my CV' }));
    await user.click(box(dialog, 'Add a note'));
    await user.type(within(dialog).getByLabelText('Note to the employer'), ' I can start on Monday. ');
    await user.click(within(dialog).getByRole('button', { name: 'Send application' }));
    await expectToast('Job applied successfully!', 'This is a demo job');
    expect(await storedApplied()).toMatchObject([
      { job_id: job.id, shares_cv: true, employer_note: 'I can start on Monday.', notes: null },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(JSON.stringify(localStorage)).not.toContain('Monday');
  });

  test('Apply without a CV leads to where one is added', async () => {
    const { dialog } = await openApply();
    const link = await within(dialog).findByRole('link', { name: 'Add a CV' });
    expect(link.getAttribute('href')).toBe('/profile?tab=documents');
    expect(within(dialog).queryByRole('checkbox', { name: 'Share my CV' })).toBeNull();
  });

  test('Apply loses no note: not by a failure, not by Cancel, not by a reload', async () => {
    const network = watchNetwork();
    network.intercept(({ method, url }) =>
      method === 'POST' && url.includes('/applied_jobs') ? refuseConnection() : undefined,
    );
    const { dialog, user } = await openApply();
    await user.click(box(dialog, 'Add a note'));
    await user.type(within(dialog).getByLabelText('Note to the employer'), 'Keep me');
    await user.click(within(dialog).getByRole('button', { name: 'Send application' }));
    await within(dialog).findByText(/^Your application was not sent/);
    await expectToast('Error', 'Failed to apply');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    const again = await openApply();
    expect(within(again.dialog).getByLabelText<HTMLTextAreaElement>('Note to the employer').value).toBe('Keep me');
    expect(within(again.dialog).queryByText(/^Your application was not sent/)).toBeNull();
  });

  test('Apply in a second tab makes no second row, and what is shared is what was said last', async () => {
    const { job, dialog, user } = await openApply();
    await trackApplied([{ job_id: job.id, title: job.title, source: 'local' }]);
    await user.click(box(dialog, 'Add a note'));
    await user.type(within(dialog).getByLabelText('Note to the employer'), 'Later');
    await user.click(within(dialog).getByRole('button', { name: 'Send application' }));
    await expectToast('Job applied successfully!', 'This is a demo job');
    expect(await storedApplied()).toMatchObject([{ job_id: job.id, employer_note: 'Later' }]);
  });
});

describe('Applications', () => {
  test('An application says what it shares, and shares less or more when its person says so', async () => {
    await storeCv();
    const job = await localJob();
    const shared = { shares_cv: true, employer_note: 'Hello' };
    await trackApplied([{ job_id: job.id, title: job.title, source: 'local', ...shared }]);
    const { user } = await openJobs('?view=applied');
    await user.click(await screen.findByText('Add notes'));
    await screen.findByText('You share: name, email, skills, CV, note');
    screen.getByText('CV and note shared');
    await user.click(screen.getByRole('button', { name: 'Change what you share' }));
    const dialog = await screen.findByRole('dialog', { name: 'What you share' });
    expect((await within(dialog).findByRole<HTMLInputElement>('checkbox', { name: 'Share my CV' })).checked).toBe(true);
    await user.click(box(dialog, 'Share my CV'));
    const note = within(dialog).getByLabelText<HTMLTextAreaElement>('Note to the employer');
    expect(note.value).toBe('Hello');
    await user.type(note, ' again');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expectToast('Saved', '');
    expect(await storedApplied()).toMatchObject([{ shares_cv: false, employer_note: 'Hello again' }]);
    await screen.findByText('You share: name, email, skills, note');

    await user.click(screen.getByRole('button', { name: 'Change what you share' }));
    const second = await screen.findByRole('dialog', { name: 'What you share' });
    await user.click(box(second, 'Add a note'));
    await user.click(within(second).getByRole('button', { name: 'Save' }));
    await screen.findByText('You share: name, email, skills');
    expect(await storedApplied()).toMatchObject([{ shares_cv: false, employer_note: null }]);
  });

  test('An application elsewhere shares nothing, and does not speak of it', async () => {
    await trackApplied([elsewhere]);
    const { user } = await openJobs('?view=applied');
    await user.click(await screen.findByText('Add notes'));
    await screen.findByLabelText('Notes');
    expect(screen.queryByText(/You share|Change what you share/)).toBeNull();
  });
});
