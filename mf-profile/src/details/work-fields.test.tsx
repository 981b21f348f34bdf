import { getBackendClient } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';
import {
  expectToast,
  type OpenedPage,
  openRemote,
  refuseConnection,
  signInAs,
  signUpEach,
  watchNetwork,
} from '@fursa/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

signUpEach();

function field(label: string | RegExp): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label);
}

async function openPage(): Promise<OpenedPage> {
  const page = await openRemote({ manifest, remote }, '/profile');
  await screen.findByLabelText('Full Name');
  return page;
}

async function openLoadedPage(): Promise<OpenedPage> {
  const page = await openPage();
  await waitFor(() => expect(field('Phone number').disabled).toBe(false));
  return page;
}

function type(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

async function save(page: OpenedPage): Promise<void> {
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
}

const pay = 'Pay you expect, in KES a month';

async function storedRow() {
  const id = useAuthStore.getState().user?.id ?? '';
  const columns = 'bio, county, work_wanted, available_from, pay_expected, phone';
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

test('The work somebody wants is saved with the rest in one press, and shown as people write it', async () => {
  const page = await openLoadedPage();
  const sent = recordChanges();
  type('Bio', 'I mend boats.');
  await page.user.selectOptions(field('County'), 'Homa Bay');
  type('Work you are looking for', ' Boat builder ');
  type('Available from', '2026-12-01');
  type(pay, '35000');
  type('Phone number', '0712345678');
  await save(page);
  await expectToast('Profile updated successfully!', '');
  const work = {
    county: 'Homa Bay',
    work_wanted: 'Boat builder',
    available_from: '2026-12-01',
    pay_expected: 35_000,
    phone: '+254712345678',
  };
  expect(sent).toEqual([{ bio: 'I mend boats.', ...work }]);
  expect(await storedRow()).toMatchObject(work);
  expect(field(pay).value).toBe('35,000');
  expect(field('Phone number').value).toBe('0712 345 678');
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  type(pay, '');
  await save(page);
  await waitFor(async () => expect(await storedRow()).toMatchObject({ pay_expected: null, county: 'Homa Bay' }));
  expect(sent[1]).toEqual({ pay_expected: null });
});

test.each([
  ['Phone number', '0712 345', /^Enter a phone number such as 0712 345 678/],
  [pay, '35kg', /^Enter a whole number of shillings/],
  ['Work you are looking for', 'x'.repeat(201), 'Use at most 200 characters.'],
])('A wrong %s (%s) is not sent; its field says why and has the focus', async (label, value, message) => {
  const page = await openLoadedPage();
  const sent = recordChanges();
  type(label, value);
  await save(page);
  expect(document.activeElement).toBe(field(label));
  screen.getByText(message);
  expect(sent).toEqual([]);
  expect(field(label).value).toBe(value);
  type(label, '');
  expect(screen.queryByText(message)).toBeNull();
});

test('A number that is stored in other letters is no change', async () => {
  const page = await openLoadedPage();
  type('Phone number', '0712345678');
  await save(page);
  await expectToast('Profile updated successfully!', '');
  const sent = recordChanges();
  type('Phone number', '+254 712 345 678');
  await save(page);
  expect(sent).toEqual([]);
  await waitFor(() => expect(field('Phone number').value).toBe('0712 345 678'));
});

test('What cannot be read can be asked for again, the rest is saved meanwhile, and no draft is lost', async () => {
  const id = useAuthStore.getState().user?.id;
  localStorage.setItem(`fursa-profile-draft:${id}`, '{"phone":"0712 345 678"}');
  const network = watchNetwork();
  network.intercept(({ url }) => (url.includes('work_wanted') ? refuseConnection() : undefined));
  const page = await openPage();
  await screen.findByText('We could not load this part of your profile.');
  expect(field('Phone number').value).toBe('0712 345 678');
  expect(field('County').disabled).toBe(true);
  network.intercept(() => undefined);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(field('County').disabled).toBe(false));
  expect(field('Phone number').value).toBe('0712 345 678');
  await page.user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field('Phone number').value).toBe('');
});

test('An employer is not asked what work they want', async () => {
  await signInAs('employer@example.com', 'fursa-demo-2026');
  await openPage();
  expect(screen.queryByLabelText('Phone number')).toBeNull();
});
