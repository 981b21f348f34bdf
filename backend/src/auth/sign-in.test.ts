import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import bcrypt from 'bcryptjs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLiteClient, type LiteClient } from '../lite/lite-client.ts';
import type { LiteHost } from '../lite/lite-host.ts';
import { runTask } from '../lite/lite-worker.ts';
import { createOutbox } from '../mail/outbox.ts';
import { copyPreparedData } from '../testing/prepared-data.ts';
import { signIn } from './sign-in.ts';

const keys = { publishableKey: 'publishable', secretKey: 'secret' };
let folder: string;
let lite: LiteClient;

beforeAll(async () => {
  folder = await copyPreparedData(true);
  const options = {
    ...keys,
    databaseFolder: join(folder, 'database'),
    filesFolder: undefined,
    isFirstStart: false,
    databaseUrl: undefined,
    siteUrl: 'http://localhost:3000',
    emailConfirmation: true,
    seed: false,
    jwtSecret: 'a secret of thirty-two characters and more',
  };
  await runTask({ kind: 'open', options });
  // In this thread, where comparisons can be counted.
  const host = { run: async (task) => (await runTask(task)).value as never } satisfies Pick<LiteHost, 'run'>;
  lite = createLiteClient({
    host: { ...host, close: async () => undefined },
    keys,
    outbox: createOutbox(),
  });
  const script = `update auth.users set email_confirmed_at = null where email = 'newcomer@example.com'`;
  await runTask({ kind: 'script', script, isTransaction: false });
});
afterAll(async () => {
  await runTask({ kind: 'close' });
  await rm(folder, { recursive: true });
});

test.each([
  ['of an account', 'seeker@example.com', true],
  ['of an account that is not confirmed', 'newcomer@example.com', true],
  ['of nobody', 'nobody@example.com', true],
  ['of a demo account, from elsewhere', 'seeker@example.com', false],
])('The wrong password %s is compared once, and answered like any other', async (_, email, isLocal) => {
  const compare = vi.spyOn(bcrypt, 'compare').mockClear();
  const response = await signIn(
    {
      caller: { address: '192.0.2.1', isLocal, isInstallation: false, user: undefined },
      params: {},
      query: new URLSearchParams(),
      headers: new Headers(),
      body: { email, password: 'not the password' },
    },
    {
      lite,
      signInLimits: { begin: () => 0, succeed: () => undefined },
      devices: { knownDevice: () => undefined, remember: () => '' },
      isDemoAccount: () => true,
    },
  );
  expect([response.status, (await response.json()).error_code]).toEqual([400, 'invalid_credentials']);
  expect(compare).toHaveBeenCalledTimes(1);
});
