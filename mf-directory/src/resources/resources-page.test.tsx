import {
  connectTestBackend,
  expectToast,
  openRemote,
  refuseConnection,
  signInAs,
  watchNetwork,
} from '@fursa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

beforeAll(connectTestBackend);
beforeEach(() => signInAs('seeker@example.com'));

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
    is_demo: false,
    created_at: '2026-11-01T08:00:00+00:00',
    ...row,
  }));
  watchNetwork().intercept(({ url }) => (url.includes('/rest/v1/resources') ? Response.json(complete) : undefined));
}

test('A job seeker finds at least 40 resources, the academy first, each opening in a new tab', async () => {
  await openPage('/resources');
  await screen.findByRole('heading', { level: 1, name: 'Career Resources' });
  const all = await cards();
  expect(all.length).toBeGreaterThanOrEqual(40);
  screen.getByText(`${all.length} resources found`);
  expect(titleOf(all[0])).toBe('Power Learn Project Academy');
  for (const link of screen.getAllByRole('link', { name: /^View Resource/ })) {
    expect(link.getAttribute('href')).toMatch(/^https:\/\//);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
});

test('A search and a type stand in the address, and a link with them shows what they find', async () => {
  const page = await openPage('/resources?q=SQL');
  await waitFor(async () => expect((await cards()).map(titleOf)).toContain('SQLBolt'));
  await page.user.selectOptions(screen.getByLabelText('Type'), 'Course');
  expect(page.place()).toBe('/resources?q=SQL&type=course');
  for (const card of await cards()) within(card).getByText('Course');
});

test('What is not there is told, and everything is a press away', async () => {
  const page = await openPage('/resources?q=qwertz');
  await screen.findByRole('heading', { name: 'No resources found' });
  screen.getByText('0 resources found');
  await page.user.click(screen.getByRole('button', { name: 'Show all resources' }));
  expect((await cards()).length).toBeGreaterThanOrEqual(40);
});

test('A list without the academy begins with it, a broken row is counted, and text is text', async () => {
  answerResources({ title: '<b>Knots</b>' }, { url: 'javascript:alert(1)' });
  await openPage('/resources');
  expect((await cards()).map(titleOf)).toEqual(['Power Learn Project Academy', '<b>Knots</b>']);
  screen.getByText('1 resource could not be read and is not shown.');
});

test('With the backend down a panel and a toast say so, and one retry brings the list', async () => {
  const network = watchNetwork();
  network.intercept(refuseConnection);
  const page = await openPage('/resources');
  await screen.findByRole('heading', { name: 'Error loading resources' });
  await expectToast('Error', 'Failed to fetch resources');
  network.intercept(() => undefined);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await cards()).length).toBeGreaterThanOrEqual(40);
});
