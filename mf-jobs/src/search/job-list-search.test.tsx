import { connectTestBackend, signInAs, watchNetwork } from '@fursa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerWith, searchAnswer, searchRow } from '../testing/answers.ts';
import { cards, openJobs, shownCount, titleOf } from '../testing/job-screens.ts';

beforeAll(connectTestBackend);

beforeEach(() => signInAs('seeker@example.com'));

/** The count of a list that is shorter than the one before, once it is there. */
async function countBelow(previous: number): Promise<number> {
  await waitFor(() => expect(shownCount()).toBeLessThan(previous));
  return shownCount();
}

describe('Searching', () => {
  test('A visitor can search jobs by company name', async () => {
    const page = await openJobs('?source=local');
    const [first] = await cards();
    if (first === undefined) throw new Error('The seed holds jobs');
    const [, company = ''] = within(first)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    const all = shownCount();
    await page.user.type(screen.getByRole('searchbox', { name: 'Search jobs' }), company.toUpperCase());
    expect(await countBelow(all)).toBeGreaterThan(0);
    expect(page.place()).toBe(`/jobs?${new URLSearchParams({ q: company.toUpperCase(), source: 'local' })}`);
    for (const card of await cards()) expect(card.textContent).toContain(company);
  });

  test('Enter searches at once, and characters with a meaning in patterns stand for themselves', async () => {
    const page = await openJobs();
    await cards();
    await page.user.type(screen.getByRole('searchbox'), 'qqxqq%_),(*{Enter}');
    await screen.findByText('0 jobs found');
    expect(page.place()).toBe(`/jobs?${new URLSearchParams({ q: 'qqxqq%_),(*' })}`);
  });

  test('When nothing matches, one button shows all jobs again', async () => {
    const page = await openJobs('?q=xyzzy&type=contract');
    await screen.findByRole('heading', { name: 'No jobs found' });
    screen.getByText('Try fewer words or fewer filters.');
    await page.user.click(screen.getByRole('button', { name: 'Show all jobs' }));
    await waitFor(() => expect(shownCount()).toBeGreaterThan(20));
    expect(page.place()).toBe('/jobs');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });
});

describe('While somebody searches', () => {
  test('A pause in typing asks once, and the focus stays in the field', async () => {
    const page = await openJobs();
    await cards();
    const network = watchNetwork();
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    await page.user.type(field, 'nurse');
    await waitFor(() => expect(page.place()).toBe('/jobs?q=nurse'));
    await waitFor(() => expect(network.requests).toContain('POST /rest/v1/rpc/search_jobs'));
    expect(network.requests.filter((request) => request.endsWith('/search_jobs'))).toHaveLength(1);
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('nurse');
  });

  test('The list before stays until the next one is there', async () => {
    const page = await openJobs();
    const before = (await cards()).map(titleOf);
    const release = watchNetwork().hold();
    await page.user.type(screen.getByRole('searchbox'), 'nurse{Enter}');
    await screen.findByText('Updating the list...');
    expect((await cards()).map(titleOf)).toEqual(before);
    release();
    await waitFor(() => expect(screen.queryByText('Updating the list...')).toBeNull());
  });

  test('An address that follows what was typed takes no letter back', async () => {
    const page = await openJobs();
    await cards();
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    await page.user.type(field, 'nur{Enter}se');
    expect(field.value).toBe('nurse');
    await waitFor(() => expect(page.place()).toBe('/jobs?q=nurse'));
    expect(field.value).toBe('nurse');
  });

  test('Back shows the search of the list it leads to, even in the field somebody is in', async () => {
    const page = await openJobs('?q=nurse');
    await cards();
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Job Type', hidden: true }), 'full_time');
    await waitFor(() => expect(page.place()).toBe('/jobs?q=nurse&type=full_time'));
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    await page.user.type(field, ' leader{Enter}');
    await waitFor(() => expect(page.place()).toBe('/jobs?q=nurse+leader&type=full_time'));
    expect(document.activeElement).toBe(field);
    await page.goBack();
    await waitFor(() => expect(field.value).toBe('nurse'));
  });

  test('A misspelt word is corrected, and the page says so', async () => {
    answerWith(watchNetwork(), {
      '/rpc/search_jobs': searchAnswer([searchRow()], { corrected_query: 'nurse' }),
      '/job-feed': { feeds: [] },
    });
    await openJobs('?q=nurze');
    const corrected = await screen.findByText(/^Showing results for/);
    expect(corrected.textContent).toBe('Showing results for nurse');
    expect(corrected.closest('[role=status]')).not.toBeNull();
  });
});

describe('Filtering', () => {
  test('Each of the three selects narrows the list and stands in the address', async () => {
    const page = await openJobs();
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
    await openJobs('?q=a&location=Mombasa&type=full_time&level=entry');
    expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('a');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Location' }).value).toBe('Mombasa');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Job Type' }).value).toBe('full_time');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Experience Level' }).value).toBe('entry');
    screen.getByRole('button', { name: /^Filters\s*3 active$/ });
  });
});

describe('Turning pages', () => {
  test('Every job is on exactly one page, and Back leads to the page before', async () => {
    const page = await openJobs('?location=Nairobi');
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
    await openJobs('?page=9999');
    expect(await cards()).toHaveLength(20);
    await shownPage(1);
  });

  async function shownPage(number: number): Promise<void> {
    await screen.findByRole('link', { name: `Page ${number}`, current: 'page' });
  }

  function openerName(card: HTMLElement): string {
    return (
      within(card)
        .getByRole('link', { name: /^View Details/ })
        .getAttribute('href') ?? titleOf(card)
    );
  }
});
