import { getBackendClient } from '@fursa/shared/backend';
import { giveConsent } from '@fursa/shared/data/consents';
import { useAuthStore } from '@fursa/shared/session';
import { expectToast, openRemote, refuseConnection, signOut, signUpEach, watchNetwork } from '@fursa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

const open = () => openRemote({ manifest, remote }, '/profile/my-data');

signUpEach();

/** It is folded until somebody wants to see it. */
async function openTable(): Promise<HTMLElement> {
  const { user } = await open();
  const summary = await screen.findByText(/^Show all \d+ kinds? of data$/);
  const fold = summary.closest('details');
  expect(fold?.open).toBe(false);
  await user.click(summary);
  expect(fold?.open).toBe(true);
  return screen.getByRole('table');
}

test('What is stored stands in a table with what it is for and how much there is', async () => {
  await getBackendClient().from('feedback').insert({ text: 'Bigger letters, please' });
  const table = await openTable();
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['What is stored', 'Why', 'Stored now']);
  const row = within(table).getByRole('row', { name: /^What you wrote to us about Fursa/ });
  expect(within(row).getAllByRole('cell').at(-1)?.textContent).toMatch(/1$/);
  const files = within(table).getByRole('rowheader', { name: /^Your files/ });
  expect([...files.childNodes].map(({ textContent }) => textContent)).toEqual(['Your files', 'Pictures and CVs']);
  const saved = within(table).getByRole('row', { name: /^Jobs you saved/ });
  expect(within(saved).getAllByRole('cell').at(-1)?.textContent).toMatch(/nothing$/);
});

test('A table that is new is in the list, under its own name', async () => {
  watchNetwork().intercept(({ url }) =>
    url.endsWith('/rpc/export_my_data') ? Response.json({ exported_at: 'now', new_things: [1, 2] }) : undefined,
  );
  const row = within(await openTable()).getByRole('row', { name: /^new things/ });
  expect(row.textContent).toContain('2');
});

test('When the data cannot be read the rest of the page works, and one press asks again', async () => {
  const network = watchNetwork();
  network.intercept(({ url }) => (url.includes('/rpc/') ? refuseConnection() : undefined));
  const { user } = await open();
  await screen.findByRole('heading', { name: 'We could not read what is stored' });
  screen.getByRole('button', { name: 'Download my data' });
  network.intercept(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^Show all/);
});

test('A consent shows when it was given, and is withdrawn by one press', async () => {
  await giveConsent('ai_cv');
  const { user } = await open();
  const list = await screen.findByRole('list', { name: 'Your consents' });
  within(list).getByText(/sent to the AI service/);
  within(list).getByText(/^Given on /);
  await user.click(within(list).getByRole('button', { name: 'Withdraw consent' }));
  await within(list).findByText(/^Withdrawn on /);
  await expectToast('Your consent was withdrawn.', '');
  expect(within(list).queryByRole('button')).toBeNull();
});

test('Nothing is deleted before the word is typed, and then everything is', async () => {
  const network = watchNetwork();
  const { user, place } = await open();
  const field = await screen.findByLabelText('Type DELETE to confirm');
  const button = screen.getByRole('button', { name: 'Delete my account' });
  await user.click(button);
  await screen.findByText('Type the word DELETE. Nothing has been deleted.');
  expect(document.activeElement).toBe(field);
  await user.type(field, 'delet');
  await user.click(button);
  await screen.findByText('Type the word DELETE. Nothing has been deleted.');
  expect(network.requests).not.toContain('POST /rest/v1/rpc/delete_my_account');
  await user.type(field, 'e ');
  await user.click(button);
  await waitFor(() => expect(place()).toBe('/'));
  expect(useAuthStore.getState().user).toBeNull();
  await expectToast('Your account is deleted.', 'Everything that belonged to it is gone.');
});

test('A deletion that stops says what is left, and the next press goes on', async () => {
  const network = watchNetwork();
  network.intercept(({ url }) =>
    url.includes('/list/cvs') ? Response.json({ message: 'No' }, { status: 500 }) : undefined,
  );
  const { user, place } = await open();
  await user.type(await screen.findByLabelText('Type DELETE to confirm'), 'DELETE');
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const alert = await screen.findByText(/^Still there: /);
  expect(alert.textContent).toContain('your CV files, your account with everything in the database. Try again.');
  screen.getByText('Your account was not deleted: The server cannot be reached.');
  network.intercept(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(place()).toBe('/'));
});

test('Somebody who is signed out is led to sign in', async () => {
  signOut();
  await open();
  await screen.findByRole('heading', { name: 'You are signed out' });
});
