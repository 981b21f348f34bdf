import {
  connectTestBackend,
  expectToast,
  openRemote,
  refuseConnection,
  signInAs,
  signUp,
  watchNetwork,
} from '@fursa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

beforeAll(connectTestBackend);
// Somebody new, so that no mark of another test is there.
beforeEach(async () => {
  const { email, password } = await signUp();
  await signInAs(email, password);
});

function openPage(path: string) {
  return openRemote({ manifest, remote }, path);
}

const cards = () => screen.findAllByRole('article');
const titleOf = (card: HTMLElement | undefined) => card && within(card).getByRole('heading', { level: 2 }).textContent;

function answerResources(...rows: readonly Readonly<Record<string, unknown>>[]): void {
  const complete = rows.map((row) => ({
    id: crypto.randomUUID(),
    title: 'Knots',
    description: 'How to tie them.',
    url: 'https://example.com/knots',
    type: 'article',
    publisher: null,
    languages: [],
    hours: null,
    extent: null,
    cost: null,
    skills: [],
    is_demo: false,
    created_at: '2026-11-01T08:00:00+00:00',
    ...row,
  }));
  const answer = { total: rows.length, page_size: 20, has_academy: false, skill: null, rows: complete };
  watchNetwork().intercept(({ url }) => (url.includes('/search_resources') ? Response.json(answer) : undefined));
}

test('A job seeker finds at least 40 resources, the academy first, each opening in a new tab', async () => {
  const page = await openPage('/resources');
  await screen.findByRole('heading', { level: 1, name: 'Career Resources' });
  expect(await cards()).toHaveLength(20);
  const [, total = ''] = /^(\d+) resources found$/.exec(screen.getByText(/resources found$/).textContent ?? '') ?? [];
  expect(Number(total)).toBeGreaterThanOrEqual(40);
  expect(titleOf((await cards())[0])).toBe('Power Learn Project Academy');
  for (const link of screen.getAllByRole('link', { name: /opens in a new tab/ })) {
    expect(link.textContent?.match(/opens in a new tab/g)).toHaveLength(1);
    expect(link.getAttribute('href')).toMatch(/^https:\/\//);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
  // One link for each: nobody hears the same address, nor the new tab, twice.
  for (const card of await cards()) within(card).getByRole('link', { name: /^View Resource/ });

  await page.user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await cards()).toHaveLength(40));
  // Who asked for more reads on at the first of them.
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('article')[20]?.parentElement));
});

test('A resource says who made it, in which language, how long it takes, what it costs and what it teaches', async () => {
  await openPage('/resources?q=Kaggle%3A%20Intro%20to%20SQL');
  await waitFor(async () => expect(await cards()).toHaveLength(1));
  const [card = document.body] = await cards();
  expect(card.textContent?.replaceAll('\u00A0', ' ')).toContain('Course · English · About 3 hours · Free');
  expect(within(card).getByText(/^Teaches:/).textContent).toBe('Teaches: SQL, BigQuery');
});

test('A link to a skill, by any of its names, shows what teaches it', async () => {
  const page = await openPage('/resources?skill=excel');
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Skill').value).toBe('Microsoft Excel'));
  for (const card of await cards()) within(card).getByText(/^Teaches: .*Microsoft Excel/);
  await within(screen.getByLabelText('Skill')).findByRole('option', { name: 'First Aid' });
  await page.user.selectOptions(screen.getByLabelText('Skill'), 'First Aid');
  expect(page.place()).toBe('/resources?skill=First+Aid');
  await waitFor(async () => expect((await cards()).map(titleOf)).toEqual(['First aid advice']));
});

test('A skill that nothing teaches is named, and everything is a press away', async () => {
  const page = await openPage('/resources?skill=Falconry');
  await screen.findByText('Nothing here teaches Falconry yet.');
  expect(screen.getByLabelText<HTMLSelectElement>('Skill').value).toBe('Falconry');
  await page.user.click(screen.getByRole('button', { name: 'Show all resources' }));
  expect(await cards()).toHaveLength(20);
  expect(page.place()).toBe('/resources');
});

test('A resource is marked and unmarked as done, and a refusal says why', async () => {
  const page = await openPage('/resources?q=sqlbolt');
  const check = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Done: SQLBolt' });
  await waitFor(async () => expect((await check()).disabled).toBe(false));
  await page.user.click(await check());
  expect((await check()).checked).toBe(true);
  expect(screen.getByRole('link', { name: '1 done' }).getAttribute('href')).toBe('/profile?tab=skills');
  const network = watchNetwork();
  await waitFor(async () => expect((await check()).checked).toBe(true));
  network.intercept((request) => (request.method === 'DELETE' ? refuseConnection() : undefined));
  await page.user.click(await check());
  await expectToast('Error', 'Could not be saved. Please try again.');
  expect((await check()).checked).toBe(true);
  network.intercept(() => undefined);
  await page.user.click(await check());
  await waitFor(() => expect(screen.queryByRole('link', { name: /done$/ })).toBeNull());
});

test('A search and a type stand in the address, and a link with them shows what they find', async () => {
  const page = await openPage('/resources?q=SQL');
  await waitFor(async () => expect((await cards()).map(titleOf)).toContain('SQLBolt'));
  // Folded while none is in use.
  expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Filters' }));
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Course');
  expect(page.place()).toBe('/resources?q=SQL&type=course');
  await waitFor(async () => {
    for (const card of await cards()) expect(card.textContent).toContain('Course\u00A0· ');
  });
  await page.user.click(screen.getByRole('button', { name: 'Remove filter: Course' }));
  expect(page.place()).toBe('/resources?q=SQL');
});

test('An empty result is reported, and one press shows everything', async () => {
  const page = await openPage('/resources?q=qwertz');
  await screen.findByRole('heading', { name: 'No resources found' });
  screen.getByText('0 resources found');
  await page.user.click(screen.getByRole('button', { name: 'Show all resources' }));
  expect(await cards()).toHaveLength(20);
});

test('A list without the academy begins with it, a broken row is counted, and text is text', async () => {
  answerResources({ title: '<b>Knots</b>' }, { url: 'javascript:alert(1)' });
  await openPage('/resources');
  expect((await cards()).map(titleOf)).toEqual(['Power Learn Project Academy', '<b>Knots</b>']);
  screen.getByText('1 resource could not be read and is not shown.');
  screen.getByText('3 resources found');
});

test('When the backend is down a panel and a toast say so, and one retry loads the list', async () => {
  const network = watchNetwork();
  network.intercept(refuseConnection);
  const page = await openPage('/resources');
  await screen.findByRole('heading', { name: 'Error loading resources' });
  await expectToast('Error', 'Failed to fetch resources');
  network.intercept(() => undefined);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(20);
});
