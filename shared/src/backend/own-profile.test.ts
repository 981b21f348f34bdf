import { useAuthStore } from '@fursa/shared/session';
import { connectTestBackend, signInAs, signUp, watchNetwork } from '@fursa/shared/testing';
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ownProfileQueryOptions, updateOwnProfile } from './own-profile.ts';
import { restoreSession } from './session.ts';

beforeAll(connectTestBackend);

let email: string;
beforeEach(async () => {
  const account = await signUp();
  ({ email } = account);
  await signInAs(email, account.password);
});

const userId = () => useAuthStore.getState().user?.id ?? 'nobody';
const isRead = (request: string) => request === 'GET /rest/v1/profiles';

test('What the start of a session has read is not read again by the first screen, and by the second time it is', async () => {
  const network = watchNetwork();
  await restoreSession();
  const client = new QueryClient();
  const first = await client.fetchQuery(ownProfileQueryOptions(userId()));
  expect(first.email).toBe(email);
  expect(network.requests.filter(isRead)).toHaveLength(1);
  await client.fetchQuery({ ...ownProfileQueryOptions(userId()), staleTime: 0 });
  expect(network.requests.filter(isRead)).toHaveLength(2);
});

test.each(['the session', 'a screen'])('Session and screen read the row once when %s asks first', async (first) => {
  const network = watchNetwork();
  const read = () => new QueryClient().fetchQuery(ownProfileQueryOptions(userId()));
  if (first === 'the session') await Promise.all([restoreSession(), read()]);
  else await Promise.all([read(), restoreSession()]);
  expect(network.requests.filter(isRead)).toHaveLength(1);
});

test('After a change the row is read anew, and the change itself answers with it', async () => {
  const network = watchNetwork();
  await restoreSession();
  const changed = await updateOwnProfile(userId(), { bio: 'I keep bees.' });
  expect(changed.bio).toBe('I keep bees.');
  const read = await new QueryClient().fetchQuery(ownProfileQueryOptions(userId()));
  expect(read).toEqual(changed);
  expect(network.requests.filter(isRead)).toHaveLength(2);
});

test('A read during a change takes the answer of the change', async () => {
  const network = watchNetwork();
  const change = updateOwnProfile(userId(), { bio: 'I keep goats.' });
  const read = await new QueryClient().fetchQuery(ownProfileQueryOptions(userId()));
  expect(read).toEqual(await change);
  expect(read.bio).toBe('I keep goats.');
  expect(network.requests.filter(isRead)).toHaveLength(0);
});

test('A read during a change that fails reads the row', async () => {
  const network = watchNetwork();
  const change = updateOwnProfile(userId(), { bio: 'x'.repeat(5001) });
  const read = new QueryClient().fetchQuery(ownProfileQueryOptions(userId()));
  await expect(change).rejects.toThrow();
  expect((await read).email).toBe(email);
  expect(network.requests.filter(isRead)).toHaveLength(1);
});

test('The profile that was read for one person is none for another', async () => {
  await restoreSession();
  const other = new QueryClient().fetchQuery({
    ...ownProfileQueryOptions('00000000-0000-4000-8000-000000000000'),
    retry: false,
  });
  await expect(other).rejects.toMatchObject({ code: 'not-found' });
});

test('A row of another shape is an invalid response', async () => {
  watchNetwork().intercept(({ url }) =>
    url.includes('/rest/v1/profiles') ? Response.json({ email: 'amina@example.com' }) : undefined,
  );
  const client = new QueryClient();
  await expect(client.fetchQuery({ ...ownProfileQueryOptions(userId()), retry: false })).rejects.toMatchObject({
    code: 'invalid-response',
  });
});
