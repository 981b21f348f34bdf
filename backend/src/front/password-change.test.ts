import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword, signedIn, visitor } from '../test-support/people.ts';
import { startTestBackend, type TestBackend } from '../testing.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

test('A new password ends every other session of the account, and no other session', async () => {
  const here = await signedIn(backend, 'seeker');
  const lostPhone = await signedIn(backend, 'seeker');
  const somebodyElse = await signedIn(backend, 'employer');
  expect((await here.auth.updateUser({ password: 'a-new-one-2026' })).error).toBeNull();

  const { error } = await lostPhone.auth.refreshSession();
  expect([error?.status, error?.code]).toEqual([400, 'refresh_token_not_found']);
  expect((await here.auth.refreshSession()).error).toBeNull();
  expect((await here.from('profiles').select('email').single()).data).toEqual({ email: 'seeker@example.com' });
  expect((await somebodyElse.auth.refreshSession()).error).toBeNull();
});

test('A recovery ends the sessions there were before it', async () => {
  const before = await signedIn(backend, 'newcomer');
  const recovered = visitor(backend);
  await recovered.auth.resetPasswordForEmail('newcomer@example.com');
  const token_hash = /token_hash=([^&\s]+)/.exec((await backend.mails()).at(-1)?.text ?? '')?.[1] ?? '';
  await recovered.auth.verifyOtp({ token_hash, type: 'recovery' });
  expect((await recovered.auth.updateUser({ password: 'a-new-one-2026' })).error).toBeNull();
  expect((await before.auth.refreshSession()).error?.status).toBe(400);
  expect((await recovered.auth.refreshSession()).error).toBeNull();
});

test('A password that is refused, and a change of something else, end nothing', async () => {
  const here = await signedIn(backend, 'employer');
  const other = await signedIn(backend, 'employer');
  expect((await here.auth.updateUser({ password: 'x' })).error?.code).toBe('weak_password');
  expect((await here.auth.updateUser({ data: { theme: 'dark' } })).error).toBeNull();
  expect((await other.auth.refreshSession()).error).toBeNull();
  const { error } = await visitor(backend).auth.signInWithPassword({
    email: 'employer@example.com',
    password: demoPassword,
  });
  expect(error).toBeNull();
});
