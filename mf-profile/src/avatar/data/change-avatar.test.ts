import { getBackendClient } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';
import { refuseConnection, signUpEach, watchNetwork } from '@fursa/shared/testing';
import { expect, test } from 'vitest';
import { smallestPng } from '../../testing/smallest-png.ts';
import { changeAvatar, fileNameOf, newAvatarName, removeAvatar } from './change-avatar.ts';

signUpEach();

// The backend compares the bytes with the type, and takes a PNG as well.
const change = (name: string) => changeAvatar({ picture: smallestPng(), name });

function userId(): string {
  return useAuthStore.getState().user?.id ?? '';
}

async function storedUrl(): Promise<string | null> {
  const { data, error } = await getBackendClient().from('profiles').select('avatar_url').eq('id', userId()).single();
  if (error) throw error;
  return data.avatar_url;
}

async function namesOfFiles(): Promise<string[]> {
  const { data, error } = await getBackendClient().storage.from('avatars').list(userId());
  if (error) throw error;
  return data.map(({ name }) => name);
}

test('A new picture takes the place of the old one, whose file goes', async () => {
  const first = await change('first.png');
  expect(await storedUrl()).toBe(first.profile.avatarUrl);
  expect((await fetch(first.profile.avatarUrl ?? '')).ok).toBe(true);
  const second = await change('second.png');
  expect(second.isOldLeft).toBe(false);
  expect(await storedUrl()).toMatch(/\/avatars\/[^/]+\/second\.png$/);
  expect(await namesOfFiles()).toEqual(['second.png']);
});

test('When the profile cannot be changed it keeps its picture and the file', async () => {
  const { profile } = await change('first.png');
  const network = watchNetwork();
  network.intercept(({ method, url }) =>
    method === 'PATCH' && url.includes('/rest/v1/profiles') ? refuseConnection() : undefined,
  );
  await expect(change('second.png')).rejects.toMatchObject({ name: 'AppError' });
  network.intercept(() => undefined);
  expect(await storedUrl()).toBe(profile.avatarUrl);
  expect((await fetch(profile.avatarUrl ?? '')).ok).toBe(true);
  // The same one again goes on where it stopped.
  await change('second.png');
  expect(await namesOfFiles()).toEqual(['second.png']);
});

test('An old picture that cannot be deleted is reported', async () => {
  await change('first.png');
  watchNetwork().intercept(({ method }) => (method === 'DELETE' ? Response.json([]) : undefined));
  const { isOldLeft, profile } = await change('second.png');
  expect(isOldLeft).toBe(true);
  expect(profile.avatarUrl).toContain('second.png');
});

test('A cancelled upload changes nothing', async () => {
  const signal = AbortSignal.abort(new DOMException('Cancelled', 'AbortError'));
  await expect(changeAvatar({ picture: smallestPng(), name: 'first.png', signal })).rejects.toThrow('Cancelled');
  expect([await storedUrl(), await namesOfFiles()]).toEqual([null, []]);
});

test('A picture is removed with every file, and a second press goes on after a failure', async () => {
  await change('first.png');
  const network = watchNetwork();
  network.intercept(({ method }) => (method === 'PATCH' ? refuseConnection() : undefined));
  await expect(removeAvatar()).rejects.toMatchObject({ name: 'AppError' });
  network.intercept(() => undefined);
  expect((await removeAvatar()).avatarUrl).toBeNull();
  expect([await storedUrl(), await namesOfFiles()]).toEqual([null, []]);
});

test('A signed-out person cannot change a picture', async () => {
  useAuthStore.setState({ user: null, session: null, isAuthenticated: false });
  await expect(change('first.png')).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('Names are never twice the same, and end as the backend wants them', () => {
  const names = Array.from({ length: 50 }, () => newAvatarName(new Blob([], { type: 'image/webp' })));
  expect(new Set(names).size).toBe(50);
  expect(names[0]).toMatch(/^picture-[0-9a-f]{24}\.webp$/);
  expect(newAvatarName(new Blob([], { type: 'image/jpeg' }))).toMatch(/\.jpg$/);
});

test('Only a file in the own folder has a name to delete', () => {
  const url = (path: string) => `https://fursa.example/storage/v1/object/public/${path}`;
  expect(fileNameOf(url('avatars/me/a.png'), 'me')).toBe('a.png');
  expect(fileNameOf(url('avatars/you/a.png'), 'me')).toBeUndefined();
  expect(fileNameOf('https://example.com/a.png', 'me')).toBeUndefined();
  expect(fileNameOf(null, 'me')).toBeUndefined();
});
