import { connectTestBackend, signInAs } from '@fursa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cards, openJobs, shownCount, titleOf } from '../testing/job-list-screen.ts';

beforeAll(connectTestBackend);

beforeEach(() => signInAs('seeker@example.com'));

/** The count of a list that is shorter than the one before, once it is there. */
async function countBelow(previous: number): Promise<number> {
  await waitFor(() => expect(shownCount()).toBeLessThan(previous));
  return shownCount();
}

describe('Searching', () => {
  test('A visitor can search jobs by company name', async () => {
    const page = await openJobs();
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
    const page = await openJobs();
    await cards();
    await page.user.type(screen.getByRole('searchbox'), 'x%_x),(*{Enter}');
    await screen.findByText('0 jobs found');
    expect(page.place()).toBe(`/jobs?${new URLSearchParams({ q: 'x%_x),(*' })}`);
  });

  test('When nothing matches, one button shows all jobs again', async () => {
    const page = await openJobs('?q=xyzzy&type=contract');
    await screen.findByRole('heading', { name: 'No jobs found' });
    await page.user.click(screen.getByRole('button', { name: 'Show all jobs' }));
    await waitFor(() => expect(shownCount()).toBeGreaterThan(20));
    expect(page.place()).toBe('/jobs');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
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

  test('A county brings the jobs of the towns in it', async () => {
    await openJobs('?location=Kiambu');
    expect((await cards()).some((card) => within(card).queryByText('Thika') !== null)).toBe(true);
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
    return `${titleOf(card)} ${within(card).getByRole('link').textContent}`;
  }
});
