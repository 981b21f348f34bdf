import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getBackendClient } from '../backend/index.ts';
import { defineManifest, emitEvent, type RemoteModule } from '../contract/index.ts';
import { connectTestBackend, newAccount, openRemote, signInAs, signUp, watchNetwork } from './index.ts';

const manifest = defineManifest({
  name: 'mf-jobs',
  displayName: { en: 'Jobs' },
  owner: 'jobs team',
  contract: '^1.0.0',
  pages: [{ id: 'greeting', path: '/greeting', access: 'public', title: { en: 'Greeting' } }],
  slots: [],
});

function Greeting() {
  return <button type="button" onClick={() => emitEvent('auth:signed-in', { userId: '1' })} children="Hello" />;
}

const remote: RemoteModule<typeof manifest> = { pages: { greeting: async () => Greeting }, slots: {} };

beforeEach(connectTestBackend);

test('A remote opens at one of its paths and its events are seen', async () => {
  const { user, events, place } = await openRemote({ manifest, remote }, '/greeting?to=you');
  await user.click(screen.getByRole('button', { name: 'Hello' }));
  expect(events).toEqual([{ name: 'auth:signed-in', detail: { userId: '1' } }]);
  expect(place()).toBe('/greeting?to=you');
});

test('A new account signs in at the real backend', async () => {
  const network = watchNetwork();
  const { email, password } = await signUp(newAccount());
  await signInAs(email, password);
  const { data } = await getBackendClient().auth.getUser();
  expect(data.user?.email).toBe(email);
  expect(network.requests).toContain('POST /auth/v1/token');
});

test('A demo account reads its own profile row', async () => {
  await signInAs('seeker@example.com');
  const { data, error } = await getBackendClient().from('profiles').select('email');
  expect(error).toBeNull();
  expect(data).toEqual([{ email: 'seeker@example.com' }]);
});

test('A held line keeps requests waiting until it is let go', async () => {
  const network = watchNetwork();
  const release = network.hold();
  let answered = false;
  const request = fetch(new URL('/dev/mail.json', location.href))
    .catch(() => undefined)
    .finally(() => {
      answered = true;
    });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(answered).toBe(false);
  release();
  await request;
  expect(answered).toBe(true);
});
