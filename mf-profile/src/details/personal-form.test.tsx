import { getBackendClient, restoreSession } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';
import {
  expectToast,
  type OpenedPage,
  openRemote,
  refuseConnection,
  signUpEach,
  watchNetwork,
} from '@fursa/shared/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

signUpEach();
afterEach(() => onlineManager.setOnline(true));

async function openPage(): Promise<OpenedPage> {
  const page = await openRemote({ manifest, remote }, '/profile');
  await screen.findByLabelText('Full Name');
  // The last thing that is read.
  await waitFor(() => expect(field('Phone number').disabled).toBe(false));
  return page;
}

function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label);
}

function type(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

async function save(page: OpenedPage): Promise<void> {
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
}

async function storedRow() {
  const id = useAuthStore.getState().user?.id ?? '';
  const columns = 'full_name, bio, linkedin, website, skills';
  return (await getBackendClient().from('profiles').select(columns).eq('id', id).single()).data;
}

function recordChanges(): unknown[] {
  const sent: unknown[] = [];
  watchNetwork().intercept(async (request) => {
    if (request.method === 'PATCH') sent.push(await request.clone().json());
    return undefined;
  });
  return sent;
}

test('Only what was changed is sent, trimmed, and the page shows it', async () => {
  const page = await openPage();
  const sent = recordChanges();
  type('Bio', ' I mend boats.\nIn Kisumu. ');
  type('LinkedIn', ' linkedin.com/in/amina ');
  await save(page);
  await expectToast('Profile updated successfully!', '');
  expect(sent).toEqual([{ bio: 'I mend boats.\nIn Kisumu.', linkedin: 'https://linkedin.com/in/amina' }]);
  expect(await storedRow()).toMatchObject(sent[0] as object);
  expect(field('LinkedIn').value).toBe('https://linkedin.com/in/amina');
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  expect(localStorage.getItem(draftKey())).toBeNull();
  type('Bio', '');
  await save(page);
  await waitFor(async () => expect(await storedRow()).toMatchObject({ bio: null }));
  expect(sent[1]).toEqual({ bio: null });
  await save(page);
  expect(sent).toHaveLength(2);
});

test.each([
  ['LinkedIn', 'amina otieno', 'Enter an address that begins with https:// or http://'],
  ['GitHub', 'javascript:alert(1)', 'Enter an address that begins with https:// or http://'],
  ['Twitter', 'https:example.com', 'Enter an address that begins with https:// or http://'],
  ['Website URL', `https://example.com/${'x'.repeat(500)}`, 'Use at most 500 characters.'],
  ['Full Name', 'x'.repeat(201), 'Use at most 200 characters.'],
  ['Full Name', 'Amina\u2028Otieno', 'Remove the line breaks and other invisible characters.'],
  ['Bio', 'x'.repeat(5001), 'Use at most 5,000 characters.'],
])('A wrong %s (%s) is not sent; its field says why and has the focus', async (label, value, message) => {
  const page = await openPage();
  const sent = recordChanges();
  type('Website URL', 'https://example.com');
  type(label, value);
  await save(page);
  expect(document.activeElement).toBe(field(label));
  expect(field(label).getAttribute('aria-invalid')).toBe('true');
  screen.getByText(message);
  expect(sent).toEqual([]);
  expect(field(label).value).toBe(value);
  type(label, '');
  expect(screen.queryByText(message)).toBeNull();
});

test('Who changes their name is called by it at once, and after the session is restored', async () => {
  const page = await openPage();
  type('Full Name', 'Wanjikũ N’gang’a');
  await save(page);
  await expectToast('Profile updated successfully!', '');
  await waitFor(() => expect(useAuthStore.getState().user?.name).toBe('Wanjikũ N’gang’a'));
  await act(() => restoreSession());
  expect(useAuthStore.getState().user?.name).toBe('Wanjikũ N’gang’a');
});

test('As much as the database takes is taken, counted in characters', async () => {
  const page = await openPage();
  type('Full Name', '😀'.repeat(200));
  type('Bio', 'é'.repeat(5000));
  type('Website URL', `https://example.com/${'x'.repeat(480)}`);
  await save(page);
  await expectToast('Profile updated successfully!', '');
  expect((await storedRow())?.full_name).toBe('😀'.repeat(200));
});

test('The first of several wrong fields has the focus', async () => {
  const page = await openPage();
  type('Twitter', 'nonsense');
  type('LinkedIn', 'nonsense');
  await save(page);
  expect(document.activeElement).toBe(field('LinkedIn'));
  expect(screen.getAllByText('Enter an address that begins with https:// or http://')).toHaveLength(2);
});

test('A save that fails says why and loses nothing, and the next one works', async () => {
  const page = await openPage();
  const network = watchNetwork();
  network.intercept((request) => (request.method === 'PATCH' ? refuseConnection() : undefined));
  type('Bio', 'I mend boats.');
  await save(page);
  await expectToast('Failed to update profile: The server cannot be reached.', '');
  expect(field('Bio').value).toBe('I mend boats.');
  screen.getByText('What you typed is still here.');
  network.intercept(() => undefined);
  await save(page);
  await expectToast('Profile updated successfully!', '');
  expect(await storedRow()).toMatchObject({ bio: 'I mend boats.' });
});

test('A save without a connection says so at once', async () => {
  const page = await openPage();
  watchNetwork().intercept(() => refuseConnection());
  onlineManager.setOnline(false);
  type('Bio', 'I mend boats.');
  await save(page);
  await expectToast('Failed to update profile: The server cannot be reached.', '');
  screen.getByText('What you typed is still here.');
});

test('What another tab or device saved meanwhile is shown before it is written over', async () => {
  const page = await openPage();
  type('Bio', 'I mend boats.');
  type('Phone number', '0712 345 678');
  const elsewhere = { bio: 'I keep bees.', website: 'https://bees.example', phone: '+254712345678' };
  await getBackendClient()
    .from('profiles')
    .update(elsewhere)
    .eq('id', useAuthStore.getState().user?.id ?? '');
  await save(page);
  await expectToast('Failed to update profile: Changed in another tab or on another device: Bio.', '');
  screen.getByText('I keep bees.');
  expect(field('Bio').value).toBe('I mend boats.');
  expect(field('Website URL').value).toBe('https://bees.example');
  expect(await storedRow()).toMatchObject({ bio: 'I keep bees.' });
  await save(page);
  await expectToast('Profile updated successfully!', '');
  expect(await storedRow()).toMatchObject({ bio: 'I mend boats.', website: 'https://bees.example' });
});

test('The button is busy while it saves, a second Enter sends nothing, and what is typed meanwhile stays', async () => {
  const page = await openPage();
  const network = watchNetwork();
  const release = network.hold();
  type('Website URL', 'https://example.com');
  await page.user.type(field('Website URL'), '{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Saving...' }).getAttribute('aria-disabled')).toBe('true');
  type('Bio', 'Typed meanwhile');
  act(release);
  await expectToast('Profile updated successfully!', '');
  expect(network.requests.filter((request) => request.startsWith('PATCH'))).toHaveLength(1);
  expect(field('Bio').value).toBe('Typed meanwhile');
});

test('What is not saved stays while another tab is shown and after the page was left, until it is discarded', async () => {
  const page = await openPage();
  type('Bio', 'Half a sentence');
  screen.getByText(/You have unsaved changes/);
  await page.user.click(screen.getByRole('tab', { name: 'Skills & Experience' }));
  await page.user.click(screen.getByRole('tab', { name: 'Personal Information' }));
  expect(field('Bio').value).toBe('Half a sentence');
  expect(localStorage.getItem(draftKey())).toBe('{"bio":"Half a sentence"}');
  await page.user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field('Bio').value).toBe('');
  expect(document.activeElement).toBe(field('Full Name'));
  expect(localStorage.getItem(draftKey())).toBeNull();
});

test.each(['{"bio":"Half a sentence"}', 'nonsense', '{"bio":7}', '[]'])(
  'A page opens with the draft %s',
  async (stored) => {
    localStorage.setItem(draftKey(), stored);
    await openPage();
    expect(field('Bio').value).toBe(stored.includes('Half') ? 'Half a sentence' : '');
  },
);

function draftKey(): string {
  return `fursa-profile-draft:${useAuthStore.getState().user?.id}`;
}
