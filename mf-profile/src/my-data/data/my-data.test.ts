// @vitest-environment node
import { AppError, getBackendClient, startSession } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';
import { connectTestBackend, newAccount, signUp } from '@fursa/shared/testing';
import { beforeAll, expect, test } from 'vitest';
import { smallestPng } from '../../testing/smallest-png.ts';
import { deleteMyAccount } from './delete-my-account.ts';
import { exportMyData } from './export-my-data.ts';

beforeAll(connectTestBackend);

async function signInNewcomer() {
  const account = newAccount();
  await signUp(account);
  const client = getBackendClient();
  const { data } = await client.auth.signInWithPassword(account);
  if (!data.session) throw new Error('the new account could not sign in');
  const user = await startSession(client, data.session);
  return { client, account, user };
}

test('A person takes everything along that the product knows of them', async () => {
  const { user } = await signInNewcomer();
  const exported = await exportMyData();
  expect(exported).toMatchObject({
    account: { id: user.id, email: user.email },
    profile: { id: user.id },
    saved_jobs: [],
  });
});

test('A person deletes the account with its files, and nobody can sign in to it again', async () => {
  const { client, account, user } = await signInNewcomer();
  const uploaded = await client.storage
    .from('avatars')
    .upload(`${user.id}/me.png`, await smallestPng().bytes(), { contentType: 'image/png' });
  expect(uploaded.error).toBeNull();
  const { publicUrl } = client.storage.from('avatars').getPublicUrl(`${user.id}/me.png`).data;
  expect((await fetch(publicUrl)).ok).toBe(true);

  await deleteMyAccount();

  expect(useAuthStore.getState().isAuthenticated).toBe(false);
  const again = await client.auth.signInWithPassword(account);
  expect(again.error?.code).toBe('invalid_credentials');
  expect((await fetch(publicUrl)).ok).toBe(false);
});

test('Nobody who is not signed in deletes an account', async () => {
  await getBackendClient().auth.signOut({ scope: 'local' });
  await expect(deleteMyAccount()).rejects.toBeInstanceOf(AppError);
});
