import { connectTestBackend, signInAs, watchNetwork } from '@fursa/shared/testing';
import { readSalary } from '@fursa/shared/values/salary';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerWith, searchAnswer, searchRow } from '../testing/answers.ts';
import { cards, openJobs, shownCount } from '../testing/job-screens.ts';

beforeAll(connectTestBackend);

beforeEach(() => signInAs('seeker@example.com'));

function combobox(name: string): HTMLSelectElement {
  return screen.getByRole<HTMLSelectElement>('combobox', { name });
}

/** The most that each card says is paid by the month; null for a card that does not tell. */
async function shownPay(): Promise<(number | null)[]> {
  const pays = (await cards()).map((card) => within(card).queryByText(/^KES [\d,]/)?.textContent ?? null);
  return pays.map((pay) => (pay === null ? null : (readSalary(pay)?.highest ?? null)));
}

/** Every question the page asks, while the backend answers one job. */
function recordQuestions(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown>[] {
  const questions: Record<string, unknown>[] = [];
  watchNetwork().intercept((request) => {
    if (request.url.includes('/job-feed')) return Response.json({ feeds: [] });
    if (!request.url.includes('/rpc/search_jobs')) return undefined;
    return request.json().then((question: Record<string, unknown>) => {
      questions.push(question);
      return Response.json(searchAnswer([searchRow()], more));
    });
  });
  return questions;
}

describe('Filtering', () => {
  test('With a minimum pay, only jobs that can pay that much a month are shown', async () => {
    const page = await openJobs('?page=2');
    await cards();
    const all = shownCount();
    await page.user.click(screen.getByRole('button', { name: 'Filters' }));
    await page.user.selectOptions(combobox('Minimum pay a month'), 'KES 100,000');
    await waitFor(() => expect(shownCount()).toBeLessThan(all));
    expect(page.place()).toBe('/jobs?pay=100000');
    for (const pay of await shownPay()) expect(pay).toBeGreaterThanOrEqual(100_000);
    screen.getByText('Jobs without monthly pay in shillings are left out.');
  });

  test('Two changes before the page is drawn anew are both in the address', async () => {
    const page = await openJobs();
    await cards();
    await page.user.click(screen.getByRole('button', { name: 'Filters' }));
    act(() => {
      fireEvent.change(combobox('Minimum pay a month'), { target: { value: '100000' } });
      fireEvent.change(combobox('Sort by'), { target: { value: 'pay' } });
    });
    await waitFor(() => expect(page.place()).toBe('/jobs?pay=100000&sort=pay'));
  });

  test('What was posted lately is asked from midnight on, once for all renders of a day', async () => {
    const questions = recordQuestions();
    const page = await openJobs('?within=3');
    await cards();
    const today = new Date();
    const since = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 2).toISOString();
    expect(questions.map(({ filters }) => filters)).toEqual([{ posted_since: since }]);
    await page.user.selectOptions(combobox('Posted'), 'Today');
    await waitFor(() => expect(page.place()).toBe('/jobs?within=1'));
    await page.user.selectOptions(combobox('Posted'), 'Last 3 days');
    await waitFor(() => expect(page.place()).toBe('/jobs?within=3'));
    // The answer for three days may be asked for anew, but it is the same question.
    const asked = questions.map(({ filters }) => JSON.stringify(filters));
    expect(new Set(asked).size).toBe(2);
  });
});

describe('Filters in use', () => {
  test('Each is a chip that takes it back, and the focus goes on to the next', async () => {
    recordQuestions();
    const page = await openJobs('?q=nurse&location=Kisumu&level=mid&pay=30000&within=7&sort=pay');
    await cards();
    await page.user.click(screen.getByRole('button', { name: 'Remove filter: Experience: Mid' }));
    expect(page.place()).toBe('/jobs?q=nurse&location=Kisumu&pay=30000&within=7&sort=pay');
    const pay = screen.getByRole('button', { name: 'Remove filter: KES 30,000+ a month' });
    expect(document.activeElement).toBe(pay);
    await page.user.click(screen.getByRole('button', { name: 'Remove filter: Posted in the last week' }));
    expect(document.activeElement).toBe(pay);
    await page.user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(page.place()).toBe('/jobs?q=nurse&sort=pay');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
    await page.goBack();
    expect(page.place()).toBe('/jobs?q=nurse&location=Kisumu&pay=30000&sort=pay');
  });
});

describe('Sorting', () => {
  test('Sorting by pay shows the highest first and jobs without pay last', async () => {
    const page = await openJobs('?page=2');
    await cards();
    await page.user.selectOptions(combobox('Sort by'), 'Highest pay');
    await waitFor(() => expect(page.place()).toBe('/jobs?sort=pay'));
    screen.getByText('Jobs without monthly pay in shillings come last.');
    await waitFor(() => expect(screen.queryByText('Updating the list...')).toBeNull());
    const pays = await shownPay();
    expect(pays).toEqual([...pays].sort((a, b) => (b ?? 0) - (a ?? 0)));
  });

  test('The best match for words is offered, and chosen, only where there are words', async () => {
    const questions = recordQuestions();
    const page = await openJobs('?q=nurse');
    await cards();
    expect([...combobox('Sort by').options].map(({ text }) => text)).toEqual([
      'Most relevant',
      'Newest',
      'Highest pay',
      'Your match score',
    ]);
    expect(combobox('Sort by').value).toBe('relevance');
    await page.user.selectOptions(combobox('Sort by'), 'Newest');
    await waitFor(() => expect(page.place()).toBe('/jobs?q=nurse&sort=newest'));
    await page.user.selectOptions(combobox('Sort by'), 'Most relevant');
    await waitFor(() => expect(page.place()).toBe('/jobs?q=nurse'));
    await page.user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(page.place()).toBe('/jobs'));
    await waitFor(() => expect(combobox('Sort by').value).toBe('newest'));
    expect([...combobox('Sort by').options].map(({ text }) => text)).toEqual([
      'Newest',
      'Highest pay',
      'Your match score',
    ]);
    expect(new Set(questions.map(({ sort }) => sort))).toEqual(new Set([undefined, 'newest']));
  });

  test('Without a CV, a list by match score says that there is no CV, and where to add one', async () => {
    await signInAs('newcomer@example.com');
    await openJobs('?sort=match');
    const link = await screen.findByRole('link', { name: 'Add a CV to your profile' });
    expect(link.getAttribute('href')).toBe('/profile');
    expect(link.closest('p')?.textContent).toMatch(/^Newest first: match scores need a CV\./);
    expect(combobox('Sort by').value).toBe('match');
  });

  test('With a CV the list says that the best score comes first', async () => {
    recordQuestions({ sort: 'match' });
    await openJobs('?sort=match');
    await cards();
    screen.getByText('The jobs that fit your CV best come first.');
    expect(screen.queryByText(/need a CV/)).toBeNull();
  });

  test('An employer, who has no score, is not offered one', async () => {
    await signInAs('employer@example.com');
    answerWith(watchNetwork(), { '/rpc/search_jobs': searchAnswer([searchRow()]), '/job-feed': { feeds: [] } });
    await openJobs();
    await cards();
    expect(within(combobox('Sort by')).queryByRole('option', { name: 'Your match score' })).toBeNull();
  });
});
