import { getBackendClient } from '@fursa/shared/backend';
import {
  connectTestBackend,
  expectToast,
  openRemote,
  refuseConnection,
  signInAs,
  signOut,
  signUp,
  watchNetwork,
} from '@fursa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

let companyId: string;

beforeAll(async () => {
  connectTestBackend();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollIntoView = vi.fn();
  const { data } = await getBackendClient().from('companies').select('id').eq('name', 'Mwangaza Foods').limit(1);
  companyId = data?.[0]?.id ?? '';
});

beforeEach(signOut);

function openCompany(suffix = '', id = companyId) {
  return openRemote({ manifest, remote }, `/companies/${id}${suffix}`);
}

function answerCompany(changes: {
  readonly company?: Readonly<Record<string, unknown>>;
  readonly rest?: Readonly<Record<string, unknown>>;
}): void {
  const company = {
    id: companyId,
    name: 'Tembo Foods',
    industry: null,
    logo: null,
    size: null,
    location: null,
    website: null,
    is_demo: false,
    description: null,
    hiring_process: null,
    ...changes.company,
  };
  const answer = { company, verifications: [], jobs: [], total: 0, page: 1, page_size: 10, ...changes.rest };
  watchNetwork().intercept(({ url }) => (url.includes('/rpc/company_page') ? Response.json(answer) : undefined));
}

test('A visitor reads what a company does, what proves it, its open jobs and how it hires', async () => {
  await openCompany();
  await screen.findByRole('heading', { level: 1, name: 'Mwangaza Foods' });
  screen.getByText(/dries and packs vegetables/);
  expect(screen.getByRole('link', { name: /^Visit Website of Mwangaza Foods/ }).getAttribute('href')).toMatch(
    /^https:/,
  );
  screen.getByRole('heading', { name: 'How it hires' });
  screen.getByText(/Everybody has an answer within ten days/);
  const jobs = screen.getByRole('heading', { name: /^\d+ open jobs?$/ }).closest('section');
  if (jobs === null) throw new Error('A section was expected');
  const rows = within(jobs).getAllByRole('article');
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    expect(within(row).getByRole('link').getAttribute('href')).toMatch(/^\/jobs\/[0-9a-f-]{36}$/);
    expect(row.textContent).toMatch(/Posted (today|yesterday|\d+ (days|months) ago)/);
  }
  screen.getByText('This company and its jobs are invented, and its website does not exist.');
  expect(document.title).toBe('Mwangaza Foods · Fursa');
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('Verified is said only with what was seen, and when', async () => {
  answerCompany({
    rest: {
      verifications: [
        { kind: 'registration', evidence: 'Certificate PVT-17', checked_on: '2026-03-03', is_demo: false },
        { kind: 'visit', evidence: 'Their yard in Thika', checked_on: '2026-02-01', is_demo: false },
        { kind: 'a hunch', evidence: 'Looks fine', checked_on: '2026-02-01', is_demo: false },
      ],
    },
  });
  await openCompany();
  const verified = (await screen.findByRole('heading', { name: 'Verified' })).closest('section');
  expect([...(verified?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Registration certificate seen on 3 March 2026Certificate PVT-17',
    'Visited on 1 February 2026Their yard in Thika',
  ]);
});

test('A company that says little is not verified, hires nobody now, and has no website', async () => {
  answerCompany({});
  await openCompany();
  await screen.findByText('This company has not described itself yet.');
  screen.getByText('There are no open jobs here right now.');
  screen.getByText('This company has not said how it hires yet.');
  screen.getByText('Kenya');
  expect(screen.queryByText('Verified')).toBeNull();
  expect(screen.queryByText('Demo data')).toBeNull();
  expect(screen.queryByRole('link', { name: /Visit Website/ })).toBeNull();
  expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
});

test('A hostile name is text, in the page and in the data for search engines, and a script is no website', async () => {
  const hostile = '</script><script>alert(1)</script>';
  answerCompany({ company: { name: `\u202E${hostile}`, website: 'javascript:alert(2)', description: hostile } });
  await openCompany();
  await screen.findByRole('heading', { level: 1, name: hostile });
  expect(screen.queryByRole('link', { name: /Visit Website/ })).toBeNull();
  const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Organization', name: hostile });
});

test('A page of jobs has an address, and a link to the jobs leads to them', async () => {
  const row = (index: number) => ({
    id: `job-${index}`,
    title: `Mason ${index}`,
    location: 'Thika',
    salary_range: 'KES 30,000 - 40,000',
    created_at: '2026-11-01T08:00:00+00:00',
  });
  answerCompany({ rest: { jobs: [row(1), row(2)], total: 12, page: 2 } });
  await openCompany('?page=2#jobs');
  const heading = await screen.findByRole('heading', { name: '12 open jobs' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  screen.getAllByText('a month', { exact: false });
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toContain('#jobs');
});

test('Where there is no company the page says so, and leads on', async () => {
  await openCompany('', 'nonsense');
  await screen.findByRole('heading', { level: 1, name: 'Company not found' });
  expect(screen.getByRole('link', { name: 'Find remote jobs' }).getAttribute('href')).toBe('/remote-jobs');
  expect(document.head.querySelector('meta[name="robots"]')).not.toBeNull();
});

test('When the backend is down a panel and a toast say so, and one retry loads the company', async () => {
  const network = watchNetwork();
  network.intercept(refuseConnection);
  const page = await openCompany();
  await screen.findByRole('heading', { name: 'Error loading the company' });
  await expectToast('Error', 'Failed to fetch the company');
  network.intercept(() => undefined);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Mwangaza Foods' });
});

describe('A report', () => {
  test('Somebody who is signed in reports a company, and the report is stored once', async () => {
    const account = await signUp();
    await signInAs(account.email, account.password);
    const page = await openCompany();
    await page.user.click(await screen.findByRole('button', { name: 'Report this company: Mwangaza Foods' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report this company' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    within(dialog).getByText('Choose what is wrong with it.');
    await page.user.click(within(dialog).getByRole('radio', { name: 'It asks applicants for money' }));
    await page.user.dblClick(within(dialog).getByRole('button', { name: 'Send report' }));
    await within(dialog).findByText('We have your report and will look into it.');
    const { data } = await getBackendClient().from('company_reports').select('company_id, reason, details');
    expect(data).toEqual([{ company_id: companyId, reason: 'money', details: null }]);
  });

  test('A visitor is asked to sign in', async () => {
    const page = await openCompany();
    await page.user.click(await screen.findByRole('button', { name: /^Report this company/ }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });
});
