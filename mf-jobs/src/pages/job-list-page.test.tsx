import { connectTestBackend, expectToast, refuseConnection, signInAs, watchNetwork } from '@fursa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cards, openJobs, shownCount, titleOf } from '../testing/job-list-screen.ts';
import { jobRow } from '../testing/job-row.ts';

beforeAll(() => {
  connectTestBackend();
  // jsdom draws no top layer; the browser tests show the dialog in one.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

beforeEach(() => signInAs('seeker@example.com'));

function answerJobs(rows: readonly unknown[]): void {
  watchNetwork().intercept(({ url }) =>
    url.includes('/rest/v1/jobs')
      ? Response.json(rows, { headers: { 'content-range': `0-${rows.length - 1}/${rows.length}` } })
      : undefined,
  );
}

describe('Reading', () => {
  test('A job seeker reads the active jobs with their companies and sees how many there are', async () => {
    await openJobs();
    await screen.findByRole('heading', { level: 1, name: 'Find Your Dream Job in Kenya' });
    screen.getByText('Loading opportunities from across Kenya...');
    const shown = await cards();
    expect(shownCount()).toBeGreaterThanOrEqual(240);
    expect(shown).toHaveLength(20);
    for (const card of shown) {
      const company = within(card).getByRole('link');
      expect(company.getAttribute('href')).toMatch(/^https?:\/\//);
      expect(company.getAttribute('rel')).toBe('noopener noreferrer');
    }
  });

  test('While seeded jobs are shown, the page says that they are demo data', async () => {
    await openJobs();
    await screen.findByText('Demo data');
  });

  test('Jobs of the last seven days are marked, and the mark says what it means', async () => {
    answerJobs([
      jobRow({ title: 'Fresh', created_at: new Date().toISOString() }),
      jobRow({ title: 'Older', created_at: '2026-01-05T08:00:00+00:00' }),
    ]);
    await openJobs();
    const [fresh, older] = await cards();
    if (fresh === undefined || older === undefined) throw new Error('Two cards were expected');
    within(within(fresh).getByTitle('Posted in the last 7 days')).getByText('New');
    expect(within(older).queryByText('New')).toBeNull();
  });

  test('View Details shows the whole posting over the list, and closing it goes back there', async () => {
    const description = `${'Long text. '.repeat(40)}The last sentence.`;
    answerJobs([jobRow({ title: 'Nurse', description, skills: ['Triage', 'First aid'] })]);
    const page = await openJobs();
    const opener = await screen.findByRole('button', { name: 'View Details: Nurse, Jua Clinics' });
    await page.user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Nurse' });
    within(dialog).getByText(/The last sentence\.$/);
    within(dialog).getByText('First aid');
    await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('When something is wrong', () => {
  test('With the backend down a panel and a toast say so, and one retry brings the jobs', async () => {
    const network = watchNetwork();
    network.intercept(refuseConnection);
    const page = await openJobs();
    await screen.findByRole('heading', { name: 'Error loading jobs' });
    screen.getByText('Please try again later or contact support if the problem persists.');
    await expectToast('Error', 'Failed to fetch jobs');
    network.intercept(() => undefined);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(20);
  });

  test('Text of a posting is shown as text, and only a web address becomes a link', async () => {
    const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    answerJobs([
      jobRow({
        title: hostile,
        description: hostile,
        company: { id: 'c', name: hostile, logo: null, website: 'javascript:alert(3)' },
      }),
    ]);
    await openJobs();
    const [card] = await cards();
    if (card === undefined) throw new Error('One card was expected');
    expect(titleOf(card)).toBe(hostile);
    expect(within(card).queryByRole('link')).toBeNull();
    expect(within(card).queryByRole('img')).toBeNull();
  });

  test('A row that cannot be read is left out and counted; the others are shown', async () => {
    answerJobs([jobRow({ title: 'Good' }), jobRow({ type: 'gig' }), { id: 7 }]);
    await openJobs();
    expect((await cards()).map(titleOf)).toEqual(['Good']);
    screen.getByText('2 jobs could not be read and are not shown.');
  });

  test('Somebody whose session is over is led to sign in', async () => {
    // What PostgREST answers to a token that has expired.
    const expired = { code: 'PGRST303', message: 'JWT expired', details: null, hint: null };
    watchNetwork().intercept(({ url }) =>
      url.includes('/rest/v1/jobs') ? Response.json(expired, { status: 401 }) : undefined,
    );
    await openJobs();
    await screen.findByRole('heading', { name: 'Sign in to see the jobs' });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByText('Error loading jobs')).toBeNull();
  });
});
