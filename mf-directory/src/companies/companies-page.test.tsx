import { readPublicConfig } from '@fursa/shared/backend';
import {
  connectTestBackend,
  expectToast,
  openRemote,
  refuseConnection,
  signInAs,
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
  const companies = rows.map((row) => ({
    id: crypto.randomUUID(),
    name: 'Tembo Foods',
    industry: 'Agriculture',
    logo: null,
    size: '11-50',
    location: null,
    website: 'https://tembo.example.com',
    is_demo: false,
    open_jobs: 0,
    ...row,
  }));
  const answer = { total: rows.length, page: 1, page_size: 20, companies, industries: [], counties: [], sizes: [] };
  watchNetwork().intercept(({ url }) => (url.includes('/rpc/search_companies') ? Response.json(answer) : undefined));
}

test('A job seeker reads the employers by name, twenty a page, with a way to each page and website', async () => {
  const page = await openPage('/companies');
  await screen.findByRole('heading', { level: 1, name: 'Top Kenyan Employers' });
  const names = (await cards()).map(nameOf);
  expect(names).toHaveLength(20);
  screen.getByText(/^\d\d companies found$/);
  screen.getByText('Demo data');
  expect([...names].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(names);
  for (const link of screen.getAllByRole('link', { name: /^Visit Website/ })) {
    expect(link.getAttribute('href')).toMatch(/^https?:\/\//);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
  const [first = ''] = names;
  expect(screen.getByRole('link', { name: first }).getAttribute('href')).toMatch(/^\/companies\/[0-9a-f-]{36}$/);

  await page.user.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(async () => expect((await cards()).map(nameOf)).not.toContain(first));
  expect(page.place()).toBe('/companies?page=2');
});

test('A job seeker can search employers by name or industry, and the address keeps the search', async () => {
  const page = await openPage('/companies?page=2');
  await cards();
  await page.user.type(screen.getByRole('searchbox', { name: 'Search by name or industry' }), 'dairy');
  await screen.findByText('1 company found');
  expect((await cards()).map(nameOf)).toEqual(['Njuri Hills Dairy']);
  expect(page.place()).toBe('/companies?q=dairy');
});

test('Employers are filtered by industry, county and size, and each filter can be removed', async () => {
  const page = await openPage('/companies?industry=Health+care&county=Nyeri');
  const found = (await cards()).length;
  await page.user.click(screen.getByRole('button', { name: 'Remove filter: Nyeri' }));
  expect(page.place()).toBe('/companies?industry=Health+care');
  await waitFor(async () => expect((await cards()).length).toBeGreaterThan(found));
  await page.user.selectOptions(screen.getByLabelText('Employees'), '11-50');
  expect(page.place()).toBe('/companies?industry=Health+care&size=11-50');
  await page.user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(page.place()).toBe('/companies');
  await waitFor(async () => expect(await cards()).toHaveLength(20));
});

test('When no employer matches, one button shows all of them again', async () => {
  const page = await openPage('/companies?q=xyzzy&size=11-50');
  await screen.findByRole('heading', { name: 'No companies found' });
  screen.getByText('Try a shorter word or fewer filters.');
  await page.user.click(screen.getByRole('button', { name: 'Show all companies' }));
  await cards();
  expect(page.place()).toBe('/companies');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('A directory without employers says so', async () => {
  answerCompanies();
  await openPage('/companies');
  await screen.findByText('No employers are listed yet.');
  expect(screen.queryByRole('button', { name: 'Show all companies' })).toBeNull();
  expect(screen.queryByText('Demo data')).toBeNull();
});

test('A company without a place is in Kenya', async () => {
  answerCompanies({ location: ' ' });
  await openPage('/companies');
  const [card] = await cards();
  if (card === undefined) throw new Error('One card was expected');
  within(card).getByText('Kenya');
});

test('Open jobs lead to the jobs on the company’s page, and none are not mentioned', async () => {
  answerCompanies({ id: 'c1', open_jobs: 3 }, { name: 'Jua', open_jobs: 0 });
  await openPage('/companies');
  const links = await screen.findAllByRole('link', { name: /open job/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3 open jobs at Tembo Foods', '/companies/c1#jobs'],
  ]);
});

test('A missing logo, and one that does not load, give way to a monogram', async () => {
  answerCompanies({ name: 'Jua Clinics' }, { name: 'Tembo Foods', logo: '/logos/tembo.png' });
  await openPage('/companies');
  const [without, withLogo] = await cards();
  if (without === undefined || withLogo === undefined) throw new Error('Two cards were expected');
  expect(without.querySelector('img')).toBeNull();
  expect(within(without).getByTestId('monogram').textContent).toBe('JC');
  const logo = withLogo.querySelector('img');
  if (logo === null) throw new Error('A logo was expected');
  fireEvent.error(logo);
  expect(within(withLogo).getByTestId('monogram').textContent).toBe('TF');
});

test('A logo hosted elsewhere is not loaded, and one in our own storage is', async () => {
  const storage = `${readPublicConfig().supabaseUrl}/storage/v1/object/public/avatars/logo.png`;
  answerCompanies({ name: 'Elsewhere', logo: 'https://tembo.example.com/logo.png' }, { name: 'Here', logo: storage });
  await openPage('/companies');
  const [elsewhere, here] = await cards();
  if (elsewhere === undefined || here === undefined) throw new Error('Two cards were expected');
  expect(elsewhere.querySelector('img')).toBeNull();
  within(elsewhere).getByTestId('monogram');
  expect(here.querySelector('img')?.src).toBe(storage);
});

test('A company is left out and counted when its address is not one of the web, and its text is only text', async () => {
  const hostile = '<img src=x onerror="alert(1)">';
  answerCompanies(
    { name: `\u202E${hostile}\u2066`, logo: 'javascript:alert(2)' },
    { name: 'Trap', website: 'httpjavascript:alert(3)' },
  );
  await openPage('/companies');
  const shown = await cards();
  expect(shown.map(nameOf)).toEqual([hostile]);
  expect(document.querySelector('img')).toBeNull();
  screen.getByText('1 company could not be read and is not shown.');
});

test('When the backend is down a panel and a toast say so, and one retry loads the companies', async () => {
  const network = watchNetwork();
  network.intercept(refuseConnection);
  const page = await openPage('/companies');
  await screen.findByRole('heading', { name: 'Error loading companies' });
  screen.getByText('Please try again later or contact support if the problem persists.');
  await expectToast('Error', 'Failed to fetch companies');
  network.intercept(() => undefined);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(20);
});

test('An answer that is none is an error like any other', async () => {
  watchNetwork().intercept(({ url }) => (url.includes('/rpc/search_companies') ? Response.json([]) : undefined));
  await openPage('/companies');
  await screen.findByRole('heading', { name: 'Error loading companies' });
});
