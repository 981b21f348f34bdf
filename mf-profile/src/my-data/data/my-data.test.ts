import { AppError, getBackendClient, startSession } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';
import { connectTestBackend, newAccount, refuseConnection, signUp, watchNetwork } from '@fursa/shared/testing';
import { beforeAll, expect, test } from 'vitest';
import { smallestPng } from '../../testing/smallest-png.ts';
import { messages } from '../messages.ts';
import { listRecords } from '../model/list-records.ts';
import { collectMyData } from './collect-my-data.ts';
import { type DeletionStep, deleteMyAccount } from './delete-my-account.ts';
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

test('The table says of everything that is exported what it is, and of nothing else', async () => {
  await signInNewcomer();
  const kinds = listRecords(await exportMyData()).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(Object.keys(messages.en.records).toSorted());
});

test('Counted are the rows of a list and an object that is there; what there is comes first, then the known order', () => {
  const exported = {
    exported_at: 'now',
    jobs: [],
    cv_document: null,
    new_things: [3],
    profile: { id: 1 },
    files: [1, 2],
  };
  expect(listRecords(exported, ['profile', 'files', 'cv_document', 'jobs'])).toEqual([
    { kind: 'profile', count: 1 },
    { kind: 'files', count: 2 },
    { kind: 'new_things', count: 1 },
    { kind: 'cv_document', count: 0 },
    { kind: 'jobs', count: 0 },
  ]);
});

async function uploadCv(name: string, text: string): Promise<void> {
  const path = `${useAuthStore.getState().user?.id}/${name}`;
  const bytes = new TextEncoder().encode(`%PDF-1.7 ${text}`);
  const { error } = await getBackendClient()
    .storage.from('cvs')
    .upload(path, bytes, { contentType: 'application/pdf' });
  expect(error).toBeNull();
}

test('The collection holds the data and every file, byte for byte', async () => {
  const { client, user } = await signInNewcomer();
  await uploadCv('Wasifu wangu – ũ.pdf', 'one');
  await client.storage
    .from('avatars')
    .upload(`${user.id}/me.png`, await smallestPng().bytes(), { contentType: 'image/png' });
  const told: string[] = [];
  const onProgress = (done: number, total: number) => told.push(`${done}/${total}`);
  const { entries, missing } = await collectMyData({ arrived: new Map(), onProgress });
  expect(missing).toEqual([]);
  expect(told).toEqual(['0/2', '1/2', '2/2']);
  expect(entries.map(({ name }) => name)).toEqual([
    'my-data.json',
    'files/avatars/me.png',
    'files/cvs/Wasifu wangu – ũ.pdf',
  ]);
  expect(JSON.parse((await entries[0]?.content.text()) ?? '')).toMatchObject({ profile: { id: user.id } });
  expect(await entries[2]?.content.text()).toBe('%PDF-1.7 one');
});

test('After a failure only missing files are fetched, and a file that is gone is reported', async () => {
  const { user } = await signInNewcomer();
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await uploadCv(name, name);
  const arrived = new Map<string, Blob>();
  const collect = () => collectMyData({ arrived, onProgress: () => undefined });
  const network = watchNetwork();
  network.intercept(({ url }) => (url.includes('/b.pdf') ? refuseConnection() : undefined));
  await expect(collect()).rejects.toMatchObject({ name: 'AppError' });
  expect(arrived.size).toBe(1);

  const before = network.requests.length;
  network.intercept(({ url }) =>
    url.includes('/b.pdf') ? Response.json({ statusCode: '404', error: 'not_found' }, { status: 400 }) : undefined,
  );
  const { entries, missing } = await collect();
  expect(network.requests.slice(before).some((request) => request.includes('/a.pdf'))).toBe(false);
  expect(missing).toEqual([`${user.id}/b.pdf`]);
  expect(entries.map(({ name }) => name)).toEqual(['my-data.json', 'files/cvs/a.pdf', 'files/cvs/c.pdf']);
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

test('A signed-out person cannot delete an account', async () => {
  await getBackendClient().auth.signOut({ scope: 'local' });
  await expect(deleteMyAccount()).rejects.toBeInstanceOf(AppError);
});

test('A deletion that fails says where, and goes on from there when it is called again', async () => {
  await signInNewcomer();
  await uploadCv('cv.pdf', 'mine');
  const network = watchNetwork();
  const steps: DeletionStep[] = [];
  const attempt = () => deleteMyAccount({ onStep: (step) => steps.push(step) });
  network.intercept(({ method, url }) =>
    method === 'DELETE' && url.includes('/cvs') ? refuseConnection() : undefined,
  );
  await expect(attempt()).rejects.toBeInstanceOf(AppError);
  expect(steps).toEqual(['avatars', 'cvs']);
  expect(useAuthStore.getState().isAuthenticated).toBe(true);

  network.intercept(() => undefined);
  await attempt();
  expect(steps.slice(2)).toEqual(['avatars', 'cvs', 'account']);
  expect(useAuthStore.getState().isAuthenticated).toBe(false);
});

test('When the last answer was lost, a second call finds the account gone and ends the same', async () => {
  const { account, client } = await signInNewcomer();
  const realFetch = globalThis.fetch;
  const network = watchNetwork();
  network.intercept(async ({ url, headers }) => {
    if (!url.endsWith('/rpc/delete_my_account')) return undefined;
    network.intercept(() => undefined);
    expect((await realFetch(url, { method: 'POST', headers, body: '{}' })).ok).toBe(true);
    throw new TypeError('fetch failed');
  });
  await expect(deleteMyAccount()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(deleteMyAccount()).rejects.toMatchObject({ code: 'unauthenticated' });
  await deleteMyAccount({ mayBeGone: true });
  expect(useAuthStore.getState().isAuthenticated).toBe(false);
  expect((await client.auth.signInWithPassword(account)).error?.code).toBe('invalid_credentials');
});
