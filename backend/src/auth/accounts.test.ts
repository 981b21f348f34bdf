import { afterAll, beforeAll, expect, test } from 'vitest';
import { OverloadError } from '../lite/fair-queue.ts';
import { refuseFailure } from '../lite/lite-client.ts';
import { demoPassword, signedIn, visitor } from '../testing/people.ts';
import { startTestBackendWithDatabase } from '../testing/test-backend.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase({ emailConfirmation: false });
});
afterAll(() => backend.close());

const details = { password: 'baobab-kettle-71', data: { name: 'Cherono', town: 'Eldoret' } };

async function signUp(email: string, more: object = details) {
  const start = performance.now();
  const response = await fetch(`${backend.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, ...more }),
  });
  const text = await response.text();
  const headers = [...response.headers.keys()].filter((name) => name !== 'content-length');
  return { status: response.status, headers, text, took: performance.now() - start };
}

test('Without confirmation a new account signs in at once, with the sign-in and not with the sign-up, and in no role that was sent along', async () => {
  const client = visitor(backend);
  const credentials = { email: 'Wafula@example.com', password: 'baobab-kettle-71' };
  const { data, error } = await client.auth.signUp({
    ...credentials,
    options: { data: { name: 'Wafula', role: 'admin' } },
  });
  expect([error, data.session]).toEqual([null, null]);
  expect(data.user?.email_confirmed_at).toEqual(expect.any(String));
  expect(await backend.database.query('select id from auth.sessions')).toEqual([]);

  const { data: granted } = await client.auth.signInWithPassword(credentials);
  expect(granted.user?.id).toBe(data.user?.id);
  expect((await client.from('profiles').select('name, role').single()).data).toEqual({ name: 'Wafula', role: 'user' });
});

test('A sign-up of a known address is answered like one of a new address, in form and time', async () => {
  const fresh = await signUp('cherono@example.com');
  const known = [await signUp('CHERONO@example.com'), await signUp('Seeker@example.com')];
  expect([fresh.status, fresh.took > 245]).toEqual([200, true]);
  for (const { took, ...answer } of known) {
    expect(took).toBeGreaterThan(245);
    expect(answer.headers).toEqual(fresh.headers);
    expect(formOf(answer.text)).toBe(formOf(fresh.text));
  }
  const tooShort = await signUp('nobody-yet@example.com', { password: 'x' });
  const { status, text } = await signUp('seeker@example.com', { password: 'x' });
  expect([status, text]).toEqual([tooShort.status, tooShort.text]);
  expect(await backend.mails()).toEqual([]);
});

test('Its password, name and sessions survive it', async () => {
  const client = visitor(backend);
  const credentials = { email: 'newcomer@example.com', password: demoPassword };
  await client.auth.signInWithPassword(credentials);
  const { data: before } = await client.from('profiles').select('name').single();
  await signUp(credentials.email, { password: 'somebody-elses', data: { name: 'Somebody' } });
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await client.from('profiles').select('name').single()).data).toEqual(before);
  expect((await visitor(backend).auth.signInWithPassword(credentials)).error).toBeNull();
});

/** An answer without the address, and with its ids and times covered but for their form. */
function formOf(text: string): string {
  return text
    .replaceAll(/[a-z]+@/g, '@')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => `id of version ${id[14]}`)
    .replaceAll(/"\d{4}-[^"]+"/g, (time) => time.replaceAll(/\d/g, '#'));
}

const name = 'Wanjiku Muthoni';
const good = 'baobab-kettle-71';
const weak = [
  ['one of the first that are tried', '123456'],
  ['a word that everybody uses', 'password1'],
  ['nothing but spaces', '          '],
  ['of the person’s name', 'Wanjiku2026!'],
  ['longer than what counts of it', 'long and random '.repeat(5)],
] as const;

test.each(weak)('A password that is %s is refused at sign-up, with the reason', async (_, password) => {
  const email = `weak.${crypto.randomUUID()}@example.com`;
  const { error } = await visitor(backend).auth.signUp({ email, password, options: { data: { name } } });
  expect(error).toMatchObject({
    status: 422,
    code: 'weak_password',
    message: expect.stringMatching(/^Password .+\.$/),
  });
});

test('And when it is changed, where the person is known by their account; the good one before it stays', async () => {
  const client = visitor(backend);
  const email = 'wanjiku@example.com';
  await client.auth.signUp({ email, password: good, options: { data: { name } } });
  expect((await client.auth.signInWithPassword({ email, password: good })).error).toBeNull();
  for (const [, password] of weak) {
    expect((await client.auth.updateUser({ password })).error?.code).toBe('weak_password');
  }
  expect((await client.auth.signInWithPassword({ email, password: good })).error).toBeNull();
});

async function refresh(refresh_token: string): Promise<Response> {
  const request = new Request('http://localhost/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token }),
  });
  return await backend.fetch(request, { address: '192.0.2.77', isLocal: false });
}

test('Wrong refresh tokens sign out nobody else at the same address', async () => {
  const { data } = await (await signedIn(backend, 'seeker')).auth.getSession();
  const answers: Response[] = [];
  for (let guess = 0; guess < 61; guess += 1) answers.push(await refresh(`guess${`${guess}`.padStart(7, '0')}`));
  expect(answers.slice(0, 60).map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 400));
  // supabase-js ends a session for any status but 502, 503 and 504.
  expect([answers[60]?.status, Number(answers[60]?.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect((await refresh(data.session?.refresh_token ?? '')).status).toBe(200);
});

test('A refresh token that is used again after others came from it ends the session, access tokens with it', async () => {
  const client = await signedIn(backend, 'seeker');
  const first = (await client.auth.getSession()).data.session;
  const second = await (await refresh(first?.refresh_token ?? '')).json();
  expect((await refresh(second.refresh_token)).status).toBe(200);
  const isSignedIn = async () => (await client.from('profiles').select('email').single()).error === null;
  expect(await isSignedIn()).toBe(true);
  const answer = await refresh(first?.refresh_token ?? '');
  expect([answer.status, (await answer.json()).error_code]).toEqual([400, 'refresh_token_already_used']);
  expect(await isSignedIn()).toBe(false);
});

test('Too many calls at once sign out nobody', () => {
  const overload = new OverloadError('Too much is waiting');
  expect([refuseFailure('auth', overload).status, refuseFailure('rest', overload).status]).toEqual([503, 429]);
});

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

test('A new password asks for a fresh sign-in: one of the last 15 minutes, however often it was refreshed', async () => {
  const here = await signedIn(backend, 'employer');
  const age = async (minutes: number) => {
    const { data } = await here.auth.getClaims();
    const began = `update auth.sessions set created_at = now() - make_interval(mins => $1::integer) where id = $2::uuid`;
    await backend.database.query(began, [String(minutes), data?.claims.session_id ?? '']);
  };
  await age(16);
  await here.auth.refreshSession();
  const { error } = await here.auth.updateUser({ password: 'a-new-one-2026' });
  expect([error?.status, error?.code]).toEqual([400, 'reauthentication_needed']);
  await age(14);
  expect((await here.auth.updateUser({ password: 'a-new-one-2026' })).error).toBeNull();
});
