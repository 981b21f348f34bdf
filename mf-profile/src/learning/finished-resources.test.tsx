import { getBackendClient } from '@fursa/shared/backend';
import { expectToast, openRemote, refuseConnection, signUpEach, watchNetwork } from '@fursa/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

signUpEach();

const academy = { resource_id: '5eed0c00-0000-4000-8000-000000000001' };
const open = () => openRemote({ manifest, remote }, '/profile?tab=skills');
/** What the database has, in the end. */
const expectStored = (rows: readonly object[]) =>
  waitFor(async () => {
    const { data } = await getBackendClient().from('completed_resources').select('resource_id');
    expect(data).toEqual(rows);
  });
const row = () => screen.findByRole('link', { name: 'Power Learn Project Academy opens in a new tab' });

test('A profile without finished resources says so and leads to the resources', async () => {
  await open();
  await screen.findByText('Nothing yet.');
  expect(screen.getByRole('link', { name: 'Find something to learn' }).getAttribute('href')).toBe('/resources');
});

test('What is finished stands in the profile, is removed, and is back with one press', async () => {
  await getBackendClient().from('completed_resources').insert(academy);
  const page = await open();
  expect((await row()).getAttribute('href')).toBe('https://powerlearnprojectafrica.org/');
  screen.getByText(/^Power Learn Project · done on \d+ \w+ \d{4}$/);

  await page.user.click(screen.getByRole('button', { name: 'Remove Power Learn Project Academy' }));
  await screen.findByText('Nothing yet.');
  screen.getByText('Power Learn Project Academy was removed.');
  await expectStored([]);
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  await expectStored([academy]);
  await row();
});

test('A removal that is refused says so, and the row is still there', async () => {
  await getBackendClient().from('completed_resources').insert(academy);
  const page = await open();
  await row();
  watchNetwork().intercept(({ method }) => (method === 'DELETE' ? refuseConnection() : undefined));
  await page.user.click(screen.getByRole('button', { name: 'Remove Power Learn Project Academy' }));
  await expectToast('Could not be saved. Please try again.', '');
  await row();
  expect(screen.queryByText('Power Learn Project Academy was removed.')).toBeNull();
});

test('When the list cannot be read the rest of the tab works, and one press asks again', async () => {
  const network = watchNetwork();
  network.intercept(({ url }) => (url.includes('/completed_resources') ? refuseConnection() : undefined));
  const page = await open();
  await screen.findByText('We could not load what you finished.');
  network.intercept(() => undefined);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => screen.getByText('Nothing yet.'));
});
