import { getBackendClient, updateOwnProfile } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';
import {
  expectToast,
  type OpenedPage,
  openRemote,
  refuseConnection,
  signUpEach,
  watchNetwork,
} from '@fursa/shared/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';
import type { Resume } from './model/resume.ts';

signUpEach();

const tembo = { id: 'a1', name: 'Tembo Foods', position: 'Cashier', startDate: '2019-02', endDate: '2021-06' };
const userId = () => useAuthStore.getState().user?.id ?? '';

async function store(resume: Partial<Resume>): Promise<void> {
  await updateOwnProfile(userId(), { resume });
}

const rowSchema = z.object({ resume: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) });

async function stored() {
  const { data } = await getBackendClient().from('profiles').select('resume').eq('id', userId()).single();
  return rowSchema.parse(data).resume;
}

async function openPage(resume: Partial<Resume> = {}): Promise<OpenedPage> {
  await store(resume);
  const page = await openRemote({ manifest, remote }, '/profile?tab=skills');
  await screen.findByRole('button', { name: 'Add work' });
  // The last thing that is read.
  await screen.findByText('Nothing yet.', { exact: false });
  return page;
}

function titles(list: 'Work' | 'Education'): (string | null | undefined)[] {
  const found = screen.queryByRole('list', { name: list });
  return found === null
    ? []
    : within(found)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('p')?.textContent);
}

function type(label: string, value: string, at = 0): void {
  const field = screen.getAllByLabelText(label)[at];
  if (field === undefined) throw new Error(`There is no field ${label}`);
  fireEvent.change(field, { target: { value } });
}

test('Work and education are added in a form, saved at once, and stand with the latest first', async () => {
  const page = await openPage({ work: [tembo] });
  await page.user.click(screen.getByRole('button', { name: 'Add work' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Position'));
  type('Position', 'Shop manager');
  type('Employer', 'Kibubu Stores');
  type('Month', '03');
  type('Year', '2022');
  await page.user.click(screen.getByLabelText('I work here now'));
  expect(screen.getByRole<HTMLFieldSetElement>('group', { name: 'To' }).disabled).toBe(true);
  type('What you did', 'Led six people\nCounted the stock');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await expectToast('Profile updated successfully!', '');
  expect(titles('Work')).toEqual(['Shop manager', 'Cashier']);
  screen.getByText('March 2022 – now');
  screen.getByText('February 2019 – June 2021');
  const id = expect.any(String);
  expect((await stored()).work).toEqual([
    tembo,
    {
      id,
      position: 'Shop manager',
      name: 'Kibubu Stores',
      startDate: '2022-03',
      highlights: ['Led six people', 'Counted the stock'],
    },
  ]);

  await page.user.click(screen.getByRole('button', { name: 'Add education' }));
  type('Award', 'Diploma');
  type('School, college or training provider', 'Kisumu Polytechnic');
  type('Year', '2018', 1);
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(titles('Education')).toEqual(['Diploma']));
  await waitFor(async () =>
    expect((await stored()).education).toEqual([
      { id, studyType: 'Diploma', institution: 'Kisumu Polytechnic', endDate: '2018' },
    ]),
  );
});

test('An entry is corrected in place, keeps the focus, and keeps unknown fields', async () => {
  const page = await openPage({ work: [{ ...tembo, url: 'https://tembo.example' }] });
  await page.user.click(screen.getByRole('button', { name: 'Edit Cashier, Tembo Foods' }));
  type('Position', 'Head cashier');
  await page.user.type(screen.getByLabelText('Position'), '{Enter}');
  await waitFor(() => expect(titles('Work')).toEqual(['Head cashier']));
  expect(document.activeElement?.id).toBe('edit-entry-a1');
  await waitFor(async () =>
    expect((await stored()).work).toEqual([{ ...tembo, position: 'Head cashier', url: 'https://tembo.example' }]),
  );
});

test('What is wrong is said beside its field, which has the focus; nothing is sent and nothing lost', async () => {
  const page = await openPage();
  const network = watchNetwork();
  await page.user.click(screen.getByRole('button', { name: 'Add work' }));
  type('Place', 'Kisumu');
  type('Year', '19');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  screen.getByText('Enter your position or your employer.');
  screen.getByText('Enter a year from 1930 to 2099, such as 2019.');
  expect(document.activeElement).toBe(screen.getByLabelText('Position'));
  expect(screen.getByLabelText<HTMLInputElement>('Place').value).toBe('Kisumu');
  expect(network.requests).toEqual([]);
  type('Employer', 'Tembo Foods');
  expect(screen.queryByText('Enter your position or your employer.')).toBeNull();
});

test('A refused change is undone, and its form is open again with what was typed', async () => {
  const page = await openPage({ work: [tembo] });
  const network = watchNetwork();
  network.intercept((request) => (request.method === 'PATCH' ? refuseConnection() : undefined));
  await page.user.click(screen.getByRole('button', { name: 'Edit Cashier, Tembo Foods' }));
  type('Position', 'Head cashier');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await expectToast('Failed to update profile: The server cannot be reached.', '');
  expect((await screen.findByLabelText<HTMLInputElement>('Position')).value).toBe('Head cashier');
  screen.getByText('What you typed is still here.');
  network.intercept(() => undefined);
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(titles('Work')).toEqual(['Head cashier']));
  expect(screen.queryByText('What you typed is still here.')).toBeNull();
});

test('The second press of a double press on Save opens and deletes no entry that comes to stand there', async () => {
  await openPage({ work: [tembo] });
  fireEvent.click(screen.getByRole('button', { name: 'Edit Cashier, Tembo Foods' }), { detail: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Delete Cashier, Tembo Foods' }), { detail: 2 });
  expect(screen.queryByLabelText('Position')).toBeNull();
  expect(titles('Work')).toEqual(['Cashier']);
});

test('A deleted entry can be had back, and the focus stays near', async () => {
  const page = await openPage({ work: [tembo] });
  await page.user.click(screen.getByRole('button', { name: 'Delete Cashier, Tembo Foods' }));
  await screen.findByText('Cashier, Tembo Foods was deleted.');
  expect(document.activeElement?.textContent).toBe('Work');
  await waitFor(async () => expect((await stored()).work).toEqual([]));
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await stored()).work).toEqual([tembo]));
  expect(titles('Work')).toEqual(['Cashier']);
});

test('What another tab added meanwhile is not lost', async () => {
  const page = await openPage({ work: [tembo] });
  await store({ work: [tembo, { id: 'b2', name: 'From another tab' }] });
  await page.user.click(screen.getByRole('button', { name: 'Add work' }));
  type('Employer', 'Kibubu Stores');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(titles('Work')).toEqual(['Cashier', 'From another tab', 'Kibubu Stores']));
});

test('A form that was open when the page was left is open again with what was typed, until it is cancelled', async () => {
  const first = await openPage();
  await first.user.click(screen.getByRole('button', { name: 'Add work' }));
  type('Position', 'Half a word');
  cleanup();
  const page = await openPage({ work: [tembo] });
  expect(screen.getByLabelText<HTMLInputElement>('Position').value).toBe('Half a word');
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add work' }));
  expect(localStorage.getItem(`fursa-profile-entries:${userId()}`)).toBeNull();
});

test.each(['nonsense', '{}', '[{"section":"work"}]'])('A page opens with the forms %s', async (stored) => {
  localStorage.setItem(`fursa-profile-entries:${userId()}`, stored);
  await openPage({ work: [tembo] });
  expect(titles('Work')).toEqual(['Cashier']);
});
