import { getBackendClient } from '@fursa/shared/backend';
import {
  connectTestBackend,
  expectToast,
  refuseConnection,
  signInAs,
  signUp,
  watchNetwork,
} from '@fursa/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openJobs } from '../testing/job-screens.ts';
import {
  elsewhere,
  forgetTracked,
  localJob,
  storedApplied,
  storedSaved,
  trackApplied,
  trackSaved,
} from '../testing/tracked-rows.ts';
import { writeDay } from './model/tracked-job.ts';

let email: string;
let password: string;

beforeAll(async () => {
  connectTestBackend();
  ({ email, password } = await signUp());
});

beforeEach(async () => {
  await signInAs(email, password);
  await forgetTracked();
});

const gone = {
  id: 'r',
  job_id: null,
  adzuna_id: null,
  source: 'local',
  title: 'Night guard',
  company: 'Tembo Foods',
  url: null,
  created_at: '2026-11-01T08:00:00+00:00',
  job: null,
};
const application = {
  status: 'applied',
  notes: null,
  applied_at: gone.created_at,
  shares_cv: false,
  employer_note: null,
};

/** The list has this row alone. */
function answerWith(table: string, row: object): void {
  watchNetwork().intercept(({ url }) =>
    url.includes(`/${table}`) ? Response.json([row], { headers: { 'content-range': '0-0/1' } }) : undefined,
  );
}

describe('Saved jobs', () => {
  test('Saved jobs are empty at first, and the page says how to fill them', async () => {
    const { place, user } = await openJobs('?view=saved');
    await screen.findByRole('heading', { name: 'No saved jobs yet' });
    await user.click(screen.getByRole('link', { name: 'Find jobs' }));
    expect(place()).toBe('/jobs');
  });

  test('Saved jobs lead to the page of a job of ours, or to the advert on another site', async () => {
    const job = await localJob();
    await trackSaved([
      { ...elsewhere },
      { ...elsewhere, adzuna_id: null, job_id: job.id, source: 'local', title: job.title, url: null },
    ]);
    await openJobs('?view=saved');
    await screen.findByText('2 saved jobs');
    screen.getByRole('heading', { level: 1, name: 'Saved jobs' });
    expect(screen.getByRole('link', { name: job.title }).getAttribute('href')).toBe(`/jobs/${job.id}`);
    const posting = screen.getByRole('link', { name: 'Porter (opens in a new tab)' });
    expect(posting.getAttribute('href')).toBe('https://jobs.example/77');
    expect(posting.getAttribute('rel')).toContain('noopener');
  });

  test.each([
    ['saved', 'saved_jobs', {}],
    ['applied', 'applied_jobs', application],
  ])('A row of the %s jobs says who, where, what it pays and when it closes', async (view, table, more) => {
    const nextYear = new Date().getFullYear() + 1;
    const job = {
      closes_at: `${nextYear}-11-30T12:00:00+00:00`,
      location: 'Nakuru',
      salary_range: 'KES 30,000 - 40,000',
    };
    const row = { ...gone, ...more, job_id: 'j', job: { ...job, company_id: null } };
    answerWith(table, row);
    await openJobs(`?view=${view}`);
    const { textContent } = await screen.findByRole('article');
    expect(textContent).toMatch(/^Night guardTembo Foods · Nakuru/);
    expect(textContent).toContain('KES 30,000 - 40,000 a month · closes 30 Nov');
  });

  test('Saved jobs that are gone still show, and say so', async () => {
    answerWith('saved_jobs', gone);
    await openJobs('?view=saved');
    await screen.findByRole('heading', { name: 'Night guard' });
    screen.getByText('This job has been taken down.');
    expect(screen.queryByRole('link', { name: /Night guard/ })).toBeNull();
  });

  test('Saved jobs are removed after a question, and come back when the backend refuses', async () => {
    await trackSaved([elsewhere]);
    const network = watchNetwork();
    const { user } = await openJobs('?view=saved');
    await user.click(await screen.findByRole('button', { name: 'Remove: Porter' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: Porter' }));

    network.intercept(({ method }) => (method === 'DELETE' ? refuseConnection() : undefined));
    await user.click(screen.getByRole('button', { name: 'Remove: Porter' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await expectToast('Error', 'Failed to remove');
    await screen.findByRole('heading', { name: /^Porter/ });

    network.intercept(() => undefined);
    await user.click(await screen.findByRole('button', { name: 'Remove: Porter' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('heading', { name: 'No saved jobs yet' });
    await expectToast('Removed from your list', '');
    expect(await storedSaved()).toEqual([]);
  });

  test('Saved jobs come fifty at a time, and reading goes on with the first new one', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      ...elsewhere,
      adzuna_id: `adzuna:${index}`,
      title: `Job ${index}`,
    }));
    await trackSaved(rows);
    const { user } = await openJobs('?view=saved');
    await screen.findByText('60 saved jobs');
    expect(screen.getAllByRole('article')).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(60));
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('article')[50]?.parentElement));
  });

  test('Saved jobs that cannot be read are not shown, and a retry loads them', async () => {
    await trackSaved([elsewhere]);
    const network = watchNetwork();
    network.intercept(({ url }) => (url.includes('/saved_jobs') ? refuseConnection() : undefined));
    const { user } = await openJobs('?view=saved');
    await screen.findByRole('heading', { name: 'Error loading jobs' });
    network.intercept(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: /^Porter/ });
  });
});

describe('Applications', () => {
  beforeEach(() => trackApplied([{ ...elsewhere, applied_at: '2026-11-03T09:00:00Z' }]));

  async function openNotes() {
    const page = await openJobs('?view=applied');
    const summary = await screen.findByText(/^(Add notes|Notes)$/);
    await page.user.click(summary);
    return { ...page, field: await screen.findByLabelText<HTMLTextAreaElement>('Notes') };
  }

  test('Applications have a status and a day that can be changed', async () => {
    const { user } = await openJobs('?view=applied');
    await user.selectOptions(await screen.findByLabelText('Status'), 'Interview');
    await waitFor(async () => expect((await storedApplied())[0]?.status).toBe('interview'));
    await expectToast('Saved: Interview', '');
    await user.click(screen.getByText('Add notes'));
    const day = screen.getByLabelText<HTMLInputElement>('Applied on');
    expect(day.value).toBe('2026-11-03');
    fireEvent.change(day, { target: { value: '2026-10-30' } });
    fireEvent.blur(day);
    await waitFor(async () => {
      const [row] = await storedApplied();
      expect(writeDay(new Date(String(row?.applied_at)))).toBe('2026-10-30');
    });
    fireEvent.change(day, { target: { value: '2099-01-01' } });
    await screen.findByText('Enter a day that is not in the future.');
  });

  test('Applications stand in groups that are counted; one that is changed stays where it is until the next visit', async () => {
    const others = ['offer', 'applied'].map((status) => ({ ...elsewhere, adzuna_id: `adzuna:${status}`, status }));
    await trackApplied(others);
    const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const { user } = await openJobs('?view=applied');
    await screen.findByText('3 applications');
    expect(names()).toEqual(['Applied (2)', 'Offer (1)']);
    const [first] = screen.getAllByLabelText<HTMLSelectElement>('Status');
    if (first === undefined) throw new Error('There is no status');
    await user.selectOptions(first, 'Rejected');
    await expectToast('Saved: Rejected', '');
    expect(document.activeElement).toBe(first);
    expect(names()).toEqual(['Applied (2)', 'Offer (1)']);
    cleanup();
    await openJobs('?view=applied');
    await screen.findByText('3 applications');
    expect(names()).toEqual(['Applied (1)', 'Offer (1)', 'Rejected (1)']);
  });

  test('Applications show the old status again when the backend refuses the new one', async () => {
    const network = watchNetwork();
    network.intercept(({ method }) => (method === 'PATCH' ? refuseConnection() : undefined));
    const { user } = await openJobs('?view=applied');
    const status = await screen.findByLabelText<HTMLSelectElement>('Status');
    await user.selectOptions(status, 'Offer');
    await expectToast('Error', 'Failed to update');
    await waitFor(() => expect(status.value).toBe('applied'));
  });

  test('Applications have notes, which are saved when the person says so', async () => {
    const { user, field } = await openNotes();
    await user.type(field, 'Ask for Wanjiku');
    await user.click(screen.getByRole('button', { name: 'Save notes' }));
    await screen.findByText('Notes saved');
    expect((await storedApplied())[0]?.notes).toBe('Ask for Wanjiku');
    expect(Object.keys(localStorage).filter((key) => key.includes('notes'))).toEqual([]);
  });

  test('Applications never lose notes: a failure and a reload leave them in the field', async () => {
    const network = watchNetwork();
    network.intercept(({ method }) => (method === 'PATCH' ? refuseConnection() : undefined));
    const { user, field } = await openNotes();
    await user.type(field, 'Bring papers');
    await user.click(screen.getByRole('button', { name: 'Save notes' }));
    await screen.findByText('Your notes were not saved. What you wrote is still here: please try again.');
    expect(field.value).toBe('Bring papers');
    await openJobs('?view=applied');
    const fields = await screen.findAllByLabelText<HTMLTextAreaElement>('Notes');
    expect(fields.map(({ value }) => value)).toContain('Bring papers');
    screen.getAllByText('Not saved yet');
  });

  test('Applications do not write over notes that were saved elsewhere meanwhile, but show both', async () => {
    const { user, field } = await openNotes();
    await user.type(field, 'Mine');
    const { error } = await act(
      async () =>
        await getBackendClient().from('applied_jobs').update({ notes: 'From the phone' }).not('id', 'is', null),
    );
    expect(error).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save notes' }));
    await screen.findByText(/changed in another tab or on another device/);
    screen.getByText('From the phone', { selector: 'p' });
    expect(field.value).toBe('Mine');
    expect((await storedApplied())[0]?.notes).toBe('From the phone');
    await user.click(screen.getByRole('button', { name: 'Save notes' }));
    await screen.findByText('Notes saved');
    expect((await storedApplied())[0]?.notes).toBe('Mine');
  });

  test('Applications removed by the person are gone with their notes', async () => {
    const { user } = await openNotes();
    await user.click(await screen.findByRole('button', { name: 'Remove: Porter' }));
    screen.getByText(/with your notes\?/);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('heading', { name: 'No applications yet' });
    expect(await storedApplied()).toEqual([]);
  });
});
