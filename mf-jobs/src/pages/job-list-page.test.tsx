import {
  connectTestBackend,
  expectToast,
  openRemote,
  refuseConnection,
  signInAs,
  signOut,
  watchNetwork,
} from '@fursa/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';
import { jobRow } from '../testing/job-row.ts';

function openPage(path: string) {
  return openRemote({ manifest, remote }, path);
}

// A real backend answers, on a machine that may have other things to do.
configure({ asyncUtilTimeout: 5000 });

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

function cards(): Promise<HTMLElement[]> {
  return screen.findAllByRole('article');
}

function titleOf(card: HTMLElement): string {
  return within(card).getByRole('heading', { level: 2 }).textContent;
}

/** How many jobs the page says there are; throws while it says something else. */
function shownCount(): number {
  const [digits] = /^[\d,]+(?= jobs? found$)/.exec(screen.getByText(/^[\d,]+ jobs? found$/).textContent) ?? [];
  return Number(digits?.replaceAll(',', ''));
}

/** The count of a list that is shorter than the one before, once it is there. */
async function countBelow(previous: number): Promise<number> {
  await waitFor(() => expect(shownCount()).toBeLessThan(previous));
  return shownCount();
}

function answerJobs(rows: readonly unknown[]): void {
  watchNetwork().intercept(({ url }) =>
    url.includes('/rest/v1/jobs')
      ? Response.json(rows, { headers: { 'content-range': `0-${rows.length - 1}/${rows.length}` } })
      : undefined,
  );
}

describe('Reading', () => {
  test('A job seeker reads the active jobs with their companies and sees how many there are', async () => {
    await openPage('/jobs');
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
    await openPage('/jobs');
    await screen.findByText('Demo data');
  });

  test('Jobs of the last seven days are marked, and the mark says what it means', async () => {
    answerJobs([
      jobRow({ title: 'Fresh', created_at: new Date().toISOString() }),
      jobRow({ title: 'Older', created_at: '2026-01-05T08:00:00+00:00' }),
    ]);
    await openPage('/jobs');
    const [fresh, older] = await cards();
    if (fresh === undefined || older === undefined) throw new Error('Two cards were expected');
    within(within(fresh).getByTitle('Posted in the last 7 days')).getByText('New');
    expect(within(older).queryByText('New')).toBeNull();
  });

  test('View Details shows the whole posting over the list, and closing it goes back there', async () => {
    const description = `${'Long text. '.repeat(40)}The last sentence.`;
    answerJobs([jobRow({ title: 'Nurse', description, skills: ['Triage', 'First aid'] })]);
    const page = await openPage('/jobs');
    const opener = await screen.findByRole('button', { name: 'View Details: Nurse, Jua Clinics' });
    await page.user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Nurse' });
    within(dialog).getByText(/The last sentence\.$/);
    within(dialog).getByText('First aid');
    await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('Searching', () => {
  test('A visitor can search jobs by company name', async () => {
    const page = await openPage('/jobs');
    const [first] = await cards();
    if (first === undefined) throw new Error('The seed holds jobs');
    const company = within(first).getByRole('link').textContent;
    const all = shownCount();
    await page.user.type(screen.getByRole('searchbox', { name: 'Search jobs' }), company.toUpperCase());
    expect(await countBelow(all)).toBeGreaterThan(0);
    expect(page.place()).toBe(`/jobs?${new URLSearchParams({ q: company.toUpperCase() })}`);
    for (const card of await cards()) expect(card.textContent).toContain(company);
  });

  test('Enter searches at once, and characters with a meaning in patterns stand for themselves', async () => {
    const page = await openPage('/jobs');
    await cards();
    await page.user.type(screen.getByRole('searchbox'), 'x%_x),(*{Enter}');
    await screen.findByText('0 jobs found');
    expect(page.place()).toBe(`/jobs?${new URLSearchParams({ q: 'x%_x),(*' })}`);
  });

  test('When nothing matches, one button shows all jobs again', async () => {
    const page = await openPage('/jobs?q=xyzzy&type=contract');
    await screen.findByRole('heading', { name: 'No jobs found' });
    await page.user.click(screen.getByRole('button', { name: 'Show all jobs' }));
    await waitFor(() => expect(shownCount()).toBeGreaterThan(20));
    expect(page.place()).toBe('/jobs');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });
});

describe('Filtering', () => {
  test('Each of the three selects narrows the list and stands in the address', async () => {
    const page = await openPage('/jobs');
    await cards();
    const all = shownCount();
    await page.user.click(screen.getByRole('button', { name: 'Filters' }));

    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Nairobi');
    const inNairobi = await countBelow(all);
    expect(page.place()).toBe('/jobs?location=Nairobi');
    for (const card of await cards()) expect(card.textContent).toContain('Nairobi');

    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Job Type' }), 'full_time');
    const fullTime = await countBelow(inNairobi);
    expect(page.place()).toBe('/jobs?location=Nairobi&type=full_time');
    for (const card of await cards()) within(card).getByText('Full time');

    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Experience Level' }), 'mid');
    expect(await countBelow(fullTime)).toBeGreaterThan(0);
    expect(page.place()).toBe('/jobs?location=Nairobi&type=full_time&level=mid');

    await page.goBack();
    await waitFor(() => expect(shownCount()).toBe(fullTime));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Experience Level' }).value).toBe('');
  });

  test('An address with a search opens on that search', async () => {
    await openPage('/jobs?q=a&location=Mombasa&type=full_time&level=entry');
    expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('a');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Location' }).value).toBe('Mombasa');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Job Type' }).value).toBe('full_time');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Experience Level' }).value).toBe('entry');
    screen.getByRole('button', { name: /^Filters\s*3 active$/ });
  });
});

describe('Turning pages', () => {
  test('Every job is on exactly one page, and Back leads to the page before', async () => {
    const page = await openPage('/jobs?location=Nairobi');
    const seen = (await cards()).map(openerName);
    const total = shownCount();
    const pages = Math.ceil(total / 20);
    const firstPage = [...seen];
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    for (let number = 2; number <= pages; number += 1) {
      await page.user.click(screen.getByRole('link', { name: 'Next' }));
      await shownPage(number);
      expect(page.place()).toBe(`/jobs?location=Nairobi&page=${number}`);
      seen.push(...(await cards()).map(openerName));
    }
    expect(pages).toBeGreaterThan(1);
    expect(seen).toHaveLength(total);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);

    for (let number = pages - 1; number >= 1; number -= 1) await page.goBack();
    await shownPage(1);
    expect((await cards()).map(openerName)).toEqual(firstPage);
  });

  test('A page past the end shows the first one', async () => {
    await openPage('/jobs?page=9999');
    expect(await cards()).toHaveLength(20);
    await shownPage(1);
  });

  async function shownPage(number: number): Promise<void> {
    await screen.findByRole('link', { name: `Page ${number}`, current: 'page' });
  }

  function openerName(card: HTMLElement): string {
    return `${titleOf(card)} ${within(card).getByRole('link').textContent}`;
  }
});

describe('When something is wrong', () => {
  test('With the backend down a panel and a toast say so, and one retry brings the jobs', async () => {
    const network = watchNetwork();
    network.intercept(refuseConnection);
    const page = await openPage('/jobs');
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
    await openPage('/jobs');
    const [card] = await cards();
    if (card === undefined) throw new Error('One card was expected');
    expect(titleOf(card)).toBe(hostile);
    expect(within(card).queryByRole('link')).toBeNull();
    expect(within(card).queryByRole('img')).toBeNull();
  });

  test('A row that cannot be read is left out and counted; the others are shown', async () => {
    answerJobs([jobRow({ title: 'Good' }), jobRow({ type: 'gig' }), { id: 7 }]);
    await openPage('/jobs');
    expect((await cards()).map(titleOf)).toEqual(['Good']);
    screen.getByText('2 jobs could not be read and are not shown.');
  });

  test('Somebody whose session is over is led to sign in', async () => {
    signOut();
    await openPage('/jobs');
    await screen.findByRole('heading', { name: 'Sign in to see the jobs' });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByText('Error loading jobs')).toBeNull();
  });
});
