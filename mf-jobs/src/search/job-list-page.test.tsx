import { connectTestBackend, expectToast, refuseConnection, signInAs, watchNetwork } from '@fursa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerWith, externalRow, searchAnswer, searchRow } from '../testing/answers.ts';
import { cards, openJobs, shownCount, titleOf } from '../testing/job-screens.ts';

beforeAll(connectTestBackend);

beforeEach(() => signInAs('seeker@example.com'));

function answerJobs(rows: readonly unknown[]): void {
  answerWith(watchNetwork(), { '/rpc/search_jobs': searchAnswer(rows), '/job-feed': { feeds: [] } });
}

async function onlyCard(): Promise<HTMLElement> {
  const [card, ...others] = await cards();
  if (card === undefined || others.length > 0) throw new Error('One card was expected');
  return card;
}

describe('Reading', () => {
  test('A job seeker reads the open jobs with their companies and sees how many there are', async () => {
    await openJobs('?source=local');
    await screen.findByRole('heading', { level: 1, name: 'Find Your Dream Job in Kenya' });
    screen.getByText('Loading opportunities from across Kenya...');
    const shown = await cards();
    expect(shownCount()).toBeGreaterThanOrEqual(200);
    expect(shown).toHaveLength(20);
    for (const card of shown) {
      const [title, company] = within(card).getAllByRole('link');
      expect(title?.textContent).toBe(titleOf(card));
      expect(title?.getAttribute('href')).toMatch(/^\/jobs\/[0-9a-f-]{36}$/);
      expect(company?.getAttribute('href')).toMatch(/^\/companies\/[0-9a-f-]{36}$/);
      expect(card.textContent).toMatch(/(today|yesterday|\d+ (days|months?) ago)/);
    }
  });

  test('The employer of an external job leads to its website', async () => {
    const website = 'https://jua.example.com/';
    answerJobs([externalRow({ company: { id: null, name: 'Jua Clinics', logo: null, website } })]);
    await openJobs();
    const link = await screen.findByRole('link', { name: 'Jua Clinics' });
    expect(link.getAttribute('href')).toBe(website);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('The count is said aloud in a region that stands before the list', async () => {
    await openJobs();
    await cards();
    const regions = screen.getAllByRole('status');
    expect(regions.some((region) => /^[\d,]+ jobs found/.test(region.textContent))).toBe(true);
  });

  test('Jobs of the last seven days are marked, and the mark says what it means', async () => {
    answerJobs([
      searchRow({ title: 'Fresh', created_at: new Date().toISOString() }),
      searchRow({ title: 'Older', created_at: '2026-01-05T08:00:00+00:00' }),
      externalRow({ title: 'Undated', created_at: null }),
    ]);
    await openJobs();
    const [fresh, older, undated] = await cards();
    if (!fresh || !older || !undated) throw new Error('Three cards were expected');
    within(within(fresh).getByTitle('Posted in the last 7 days')).getByText('New');
    expect(within(older).queryByText('New')).toBeNull();
    expect(within(undated).queryByText('New')).toBeNull();
  });

  test('An external job names it as its terms ask, and opens there in a new tab', async () => {
    answerJobs([externalRow({ title: 'Nurse' })]);
    await openJobs();
    const card = await onlyCard();
    within(card).getByText('Jobs by Adzuna');
    const details = within(card).getByRole('link', { name: /^View Details: Nurse, Jua Clinics/ });
    expect(details.getAttribute('href')).toBe('https://adzuna.example/77');
    expect(details.getAttribute('target')).toBe('_blank');
    expect(details.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('An advert with signs of a scam says which, and what to do', async () => {
    answerJobs([searchRow({ scam_signs: ['money', 'mpesa', 'free_mail'] })]);
    await openJobs();
    const card = await onlyCard();
    within(card).getByText(/This advert asks for money\./);
    within(card).getByText(/This advert asks for a payment by M-Pesa\./);
    within(card).getByText(/a free email address/);
    within(card).getByText(/Never pay to get a job\./);
  });
});

describe('When something is wrong', () => {
  test('When the backend is down a panel and a toast say so, and one retry loads the jobs', async () => {
    const network = watchNetwork();
    network.intercept(refuseConnection);
    const page = await openJobs();
    await screen.findByRole('heading', { name: 'Error loading jobs' });
    screen.getByText('Please try again later or contact support if the problem persists.');
    await expectToast('Error', 'Failed to fetch jobs');
    network.intercept(() => undefined);
    const panel = screen.getByRole('heading', { name: 'Error loading jobs' }).closest('[role=alert]');
    if (!(panel instanceof HTMLElement)) throw new Error('The panel is an alert');
    await page.user.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(await cards()).toHaveLength(20);
  });

  test('Hostile text of an advert is shown as text, turns nothing around it, and only a web address becomes a link', async () => {
    const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    answerJobs([
      externalRow({
        title: `\u202E${hostile}`,
        description: `${hostile}\u2066`,
        company: { id: null, name: hostile, logo: null, website: 'javascript:alert(3)' },
        url: 'javascript:alert(4)',
        attribution: hostile,
      }),
    ]);
    await openJobs();
    const card = await onlyCard();
    expect(titleOf(card)).toBe(hostile);
    expect(card.querySelectorAll('a[href], img, script')).toHaveLength(0);
    expect(card.textContent).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  });

  test('A row of which half is missing is shown; one that cannot be is counted', async () => {
    answerJobs([{ id: '1', title: 'Good' }, { ...searchRow({ title: 'Odd' }), type: 'gig' }, { id: 7 }]);
    await openJobs();
    expect((await cards()).map(titleOf)).toEqual(['Good', 'Odd']);
    screen.getByText('1 job could not be read and is not shown.');
  });

  test('An answer that is none is a failure like any other', async () => {
    answerWith(watchNetwork(), { '/rpc/search_jobs': { jobs: 'none' }, '/job-feed': { feeds: [] } });
    await openJobs();
    await screen.findByRole('heading', { name: 'Error loading jobs' });
  });

  test('Somebody whose session is over is led to sign in', async () => {
    // What PostgREST answers to a token that has expired.
    const expired = { code: 'PGRST303', message: 'JWT expired', details: null, hint: null };
    watchNetwork().intercept(({ url }) =>
      url.includes('/rest/v1/') ? Response.json(expired, { status: 401 }) : undefined,
    );
    await openJobs();
    await screen.findByRole('heading', { name: 'Sign in to see the jobs' });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    await waitFor(() => expect(screen.queryByText('Error loading jobs')).toBeNull());
  });
});
