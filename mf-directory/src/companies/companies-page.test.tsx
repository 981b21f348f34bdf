import { readPublicConfig } from '@fursa/shared/backend';
import {
  connectTestBackend,
  expectToast,
  openRemote,
  refuseConnection,
  signInAs,
  signOut,
  watchNetwork,
} from '@fursa/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

function openPage(path: string) {
  return openRemote({ manifest, remote }, path);
}

beforeAll(connectTestBackend);

beforeEach(() => signInAs('seeker@example.com'));

function cards(): Promise<HTMLElement[]> {
  return screen.findAllByRole('article');
}

function nameOf(card: HTMLElement): string {
  return within(card).getByRole('heading', { level: 2 }).textContent;
}

function answerCompanies(...rows: readonly Readonly<Record<string, unknown>>[]): void {
  const complete = rows.map((row) => ({
    id: crypto.randomUUID(),
    name: 'Tembo Foods',
    industry: 'Agriculture',
    logo: null,
    size: '11-50',
    location: null,
    website: 'https://tembo.example.com',
    is_demo: false,
    ...row,
  }));
  watchNetwork().intercept(({ url }) => (url.includes('/rest/v1/companies') ? Response.json(complete) : undefined));
}

test('A job seeker reads the employers by name, with a way to each website', async () => {
  await openPage('/companies');
  await screen.findByRole('heading', { level: 1, name: 'Top Kenyan Employers' });
  const names = (await cards()).map(nameOf);
  expect(names.length).toBeGreaterThanOrEqual(60);
  screen.getByText(`${names.length} companies found`);
  screen.getByText('Demo data');
  expect([...names].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(names);
  for (const link of screen.getAllByRole('link', { name: /^Visit Website/ })) {
    expect(link.getAttribute('href')).toMatch(/^https?:\/\//);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
});

test('A job seeker can search employers by name or industry, and the address keeps the search', async () => {
  answerCompanies({}, { name: 'Agri Bank', industry: 'Finance' }, { name: 'Jua Clinics', industry: 'Health' });
  const page = await openPage('/companies');
  expect(await cards()).toHaveLength(3);
  await page.user.type(screen.getByRole('searchbox', { name: 'Search by name or industry' }), 'AGRI');
  await screen.findByText('2 companies found');
  expect(page.place()).toBe('/companies?q=AGRI');
});

test('When no employer matches, one button shows all of them again', async () => {
  answerCompanies({});
  const page = await openPage('/companies?q=xyzzy');
  await screen.findByRole('heading', { name: 'No companies found' });
  await page.user.click(screen.getByRole('button', { name: 'Show all companies' }));
  await screen.findByText('1 company found');
  expect(page.place()).toBe('/companies');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('A company without a place is in Kenya', async () => {
  answerCompanies({ location: ' ' });
  await openPage('/companies');
  const [card] = await cards();
  if (card === undefined) throw new Error('One card was expected');
  within(card).getByText('Kenya');
});

test('A missing logo, and one that does not load, give way to the default picture', async () => {
  answerCompanies({ name: 'Without' }, { name: 'With', logo: '/logos/tembo.png' });
  await openPage('/companies');
  const [without, withLogo] = await cards();
  if (without === undefined || withLogo === undefined) throw new Error('Two cards were expected');
  expect(without.querySelector('img')).toBeNull();
  within(without).getByTestId('default-logo');
  const logo = withLogo.querySelector('img');
  if (logo === null) throw new Error('A logo was expected');
  fireEvent.error(logo);
  within(withLogo).getByTestId('default-logo');
});

test('A logo that is kept elsewhere is not asked for, and the one in the storage of the product is', async () => {
  const storage = `${readPublicConfig().supabaseUrl}/storage/v1/object/public/avatars/logo.png`;
  answerCompanies({ name: 'Elsewhere', logo: 'https://tembo.example.com/logo.png' }, { name: 'Here', logo: storage });
  await openPage('/companies');
  const [elsewhere, here] = await cards();
  if (elsewhere === undefined || here === undefined) throw new Error('Two cards were expected');
  expect(elsewhere.querySelector('img')).toBeNull();
  within(elsewhere).getByTestId('default-logo');
  expect(here.querySelector('img')?.src).toBe(storage);
});

test('A company is left out and counted when its address is not one of the web, and its text is only text', async () => {
  const hostile = '<img src=x onerror="alert(1)">';
  answerCompanies({ name: hostile, logo: 'javascript:alert(2)' }, { name: 'Trap', website: 'httpjavascript:alert(3)' });
  await openPage('/companies');
  const shown = await cards();
  expect(shown.map(nameOf)).toEqual([hostile]);
  expect(document.querySelector('img')).toBeNull();
  screen.getByText('1 company could not be read and is not shown.');
});

test('With the backend down a panel and a toast say so, and one retry brings the companies', async () => {
  const network = watchNetwork();
  network.intercept(refuseConnection);
  const page = await openPage('/companies');
  await screen.findByRole('heading', { name: 'Error loading companies' });
  screen.getByText('Please try again later or contact support if the problem persists.');
  await expectToast('Error', 'Failed to fetch companies');
  network.intercept(() => undefined);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await cards()).length).toBeGreaterThanOrEqual(60));
});

test('The employers are there without a session too, for the public pages of their jobs', async () => {
  signOut();
  await openPage('/companies');
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});
