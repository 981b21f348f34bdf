import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword, signedIn, visitor } from '../testing/people.ts';
import { startTestBackendWithDatabase } from '../testing/test-backend.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
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

test('A password that is refused ends nothing, and nothing else of an account is changed here', async () => {
  const here = await signedIn(backend, 'employer');
  const other = await signedIn(backend, 'employer');
  expect((await here.auth.updateUser({ password: 'x' })).error?.code).toBe('weak_password');
  for (const change of [{ data: { theme: 'dark' } }, { email: 'else@example.com' }, { phone: '+254700000000' }]) {
    expect((await here.auth.updateUser({ ...change, password: 'a-new-one-2026' })).error?.status).toBe(400);
  }
  expect((await other.auth.refreshSession()).error).toBeNull();
  const { error } = await visitor(backend).auth.signInWithPassword({
    email: 'employer@example.com',
    password: demoPassword,
  });
  expect(error).toBeNull();
});

test('A link is good for an hour and no longer', async () => {
  const email = 'newcomer@example.com';
  const client = visitor(backend);
  for (const [minutes, code] of [
    [61, 'otp_expired'],
    [59, undefined],
  ] as const) {
    await client.auth.resetPasswordForEmail(email);
    const sentAt = new Date(Date.now() - minutes * 60_000).toISOString();
    await backend.database.query('update auth.users set recovery_sent_at = $1 where email = $2', [sentAt, email]);
    const token_hash = /token_hash=([^&\s]+)/.exec((await backend.mails()).at(-1)?.text ?? '')?.[1] ?? '';
    expect((await client.auth.verifyOtp({ token_hash, type: 'recovery' })).error?.code, `${minutes}`).toBe(code);
  }
});
