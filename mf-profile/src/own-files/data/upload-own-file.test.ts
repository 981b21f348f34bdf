import { getBackendClient, toAppError } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';
import { signUpEach, watchNetwork } from '@fursa/shared/testing';
import { expect, test } from 'vitest';
import { findReason } from '../../details/model/find-reason.ts';
import { messages } from '../../messages.ts';
import { smallestPng } from '../../testing/smallest-png.ts';
import { uploadOwnFile } from './upload-own-file.ts';

signUpEach();

function upload(name: string, inUse?: string): Promise<string> {
  return uploadOwnFile({ bucket: 'avatars', name, file: smallestPng(), inUse });
}

function userId(): string {
  return useAuthStore.getState().user?.id ?? '';
}

async function namesOfFiles(): Promise<string[]> {
  const { data, error } = await getBackendClient().storage.from('avatars').list(userId());
  if (error) throw error;
  return data.map(({ name }) => name);
}

test('A sixth file takes the place of the oldest that is not in use', async () => {
  for (let count = 1; count <= 5; count += 1) await upload(`${count}.png`);
  expect(await upload('6.png', '1.png')).toBe(`${userId()}/6.png`);
  expect(await namesOfFiles()).toEqual(['1.png', '3.png', '4.png', '5.png', '6.png']);
});

test('A file of the same name is replaced, and no other goes', async () => {
  for (let count = 1; count <= 5; count += 1) await upload(`${count}.png`);
  await upload('5.png');
  expect(await namesOfFiles()).toEqual(['1.png', '2.png', '3.png', '4.png', '5.png']);
});

test('Where no old file can be removed the person reads what to do, and nothing is sent', async () => {
  for (let count = 1; count <= 5; count += 1) await upload(`${count}.png`);
  const network = watchNetwork();
  network.intercept(({ method }) => (method === 'DELETE' ? Response.json([]) : undefined));
  const failure = await upload('6.png').catch((error: unknown) => toAppError(error));
  if (typeof failure === 'string') throw new Error('It was stored');
  expect(failure.code).toBe('too-many-files');
  expect(findReason(failure, messages.en.reasons)).toBe(
    'You can keep 5 files here. Delete one before you upload another.',
  );
  expect((await namesOfFiles()).includes('6.png')).toBe(false);
});
