import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPassword, visitor } from '../testing/people.ts';
import { startTestBackendWithDatabase, type TestBackendWithDatabase } from '../testing/test-backend.ts';

let backend: TestBackendWithDatabase;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase({ emailConfirmation: true });
});
afterAll(() => backend.close());

let mailsBefore = 0;
beforeEach(async () => {
  mailsBefore = (await backend.mails()).length;
});

async function newMails() {
  return (await backend.mails()).slice(mailsBefore);
}

function call(path: string, body: unknown): Promise<Response> {
  return fetch(`${backend.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function confirmationLink(text: string): URL {
  return new URL(/https?:\S+/.exec(text)?.[0] ?? '');
}

/** Every field name of an answer, however deep. */
function fieldNames(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => fieldNames(inner, `${path}.${name}`));
}

async function shapeOf(response: Response) {
  const names = [...response.headers.keys()].filter((name) => !['content-length', 'transfer-encoding'].includes(name));
  return { status: response.status, headers: names.sort(), fields: fieldNames(await response.json()) };
}

/** What an answer looks like with every letter and digit covered: the form of its ids, times and texts. */
function coverUp(text: string): string {
  return text.replaceAll(/[a-z0-9]/gi, 'x');
}

test('A new account is confirmed by the link in the mail, and only then signs in', async () => {
  const client = visitor(backend);
  const credentials = { email: 'amina@example.com', password: 'baobab-kettle-71' };
  const { data } = await client.auth.signUp({ ...credentials, options: { data: { name: 'Amina' } } });
  expect(data.session).toBeNull();
  expect((await client.auth.signInWithPassword(credentials)).error?.code).toBe('email_not_confirmed');

  const [mail] = await newMails();
  const link = confirmationLink(mail?.text ?? '');
  expect([mail?.to, link.origin, link.pathname]).toEqual([credentials.email, 'http://localhost:3000', '/auth/confirm']);
  const token_hash = link.searchParams.get('token_hash') ?? '';
  expect((await client.auth.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull();
  expect((await client.auth.signInWithPassword(credentials)).error).toBeNull();
  expect((await client.auth.verifyOtp({ token_hash, type: 'signup' })).error).not.toBeNull();
});

test('A confirmation mail is sent again to somebody who is not confirmed, and its link confirms', async () => {
  const client = visitor(backend);
  const credentials = { email: 'brian@example.com', password: 'baobab-kettle-71' };
  await client.auth.signUp(credentials);
  expect((await client.auth.resend({ type: 'signup', email: credentials.email })).error).toBeNull();

  const mails = await newMails();
  expect(mails).toHaveLength(2);
  const token_hash = confirmationLink(mails[1]?.text ?? '').searchParams.get('token_hash') ?? '';
  expect((await client.auth.verifyOtp({ token_hash, type: 'email' })).error).toBeNull();
  expect((await client.auth.signInWithPassword(credentials)).error).toBeNull();
});

test('A sign-up of a known address is answered like one of a new address', async () => {
  const details = { password: 'baobab-kettle-71', data: { name: 'Cherono', town: 'Eldoret' } };
  const fresh = await shapeOf(await call('signup', { email: 'cherono@example.com', ...details }));
  expect(fresh.status).toBe(200);
  expect(await shapeOf(await call('signup', { email: 'cherono@example.com', ...details }))).toEqual(fresh);
  expect(await shapeOf(await call('signup', { email: 'Seeker@example.com', ...details }))).toEqual(fresh);

  const tooShort = await shapeOf(await call('signup', { email: 'nobody-yet@example.com', password: 'x' }));
  expect(await shapeOf(await call('signup', { email: 'seeker@example.com', password: 'x' }))).toEqual(tooShort);
  expect((await newMails()).map(({ to }) => to)).not.toContain('seeker@example.com');
});

test('Neither form nor time of an answer tells whether the address has an account', async () => {
  const looks = [];
  for (const [path, email] of [
    ['signup', 'moraa@example.com'],
    ['signup', 'newco@example.com'],
    ['signup', 'moraa@example.com'],
    ['recover', 'moraa@example.com'],
    ['recover', 'cheza@example.com'],
  ] as const) {
    const start = performance.now();
    const response = await call(path, { email, password: 'baobab-kettle-71', data: { name: 'Moraa' } });
    const text = coverUp(await response.text());
    expect(performance.now() - start, `${path} ${email}`).toBeGreaterThan(245);
    looks.push(text);
  }
  expect(looks[1]).toBe(looks[0]);
  expect(looks[2]).toBe(looks[0]);
  expect(looks[4]).toBe(looks[3]);
});

test('The password of an account survives a sign-up with its address', async () => {
  await call('signup', { email: 'employer@example.com', password: 'somebody-elses' });
  const client = visitor(backend);
  const { error } = await client.auth.signInWithPassword({ email: 'employer@example.com', password: demoPassword });
  expect(error).toBeNull();
});

test('A wrong password is answered alike for a known, an unconfirmed and an unknown address', async () => {
  await call('signup', { email: 'daudi@example.com', password: 'baobab-kettle-71' });
  const shapes = [];
  for (const email of ['newcomer@example.com', 'daudi@example.com', 'no-account@example.com']) {
    const response = await call('token?grant_type=password', { email, password: 'wrong-one' });
    const text = await response.clone().text();
    shapes.push({ ...(await shapeOf(response)), text });
  }
  expect(shapes[0]).toMatchObject({ status: 400, text: expect.stringContaining('invalid_credentials') });
  expect(shapes[1]).toEqual(shapes[0]);
  expect(shapes[2]).toEqual(shapes[0]);
});

test('Asking for mail is answered alike for known and unknown addresses, also twice', async () => {
  for (const [path, known] of Object.entries({ recover: 'seeker', otp: 'newcomer', resend: 'employer' })) {
    const shapes = [];
    for (const email of [`${known}@example.com`, `${known}@example.com`, `nobody-${path}@example.com`]) {
      shapes.push(await shapeOf(await call(path, { email, create_user: false, type: 'signup' })));
    }
    expect(shapes[1], path).toEqual(shapes[0]);
    expect(shapes[2], path).toEqual(shapes[0]);
  }
});

test('The link of a recovery mail leads to a session that can set a new password', async () => {
  const client = visitor(backend);
  await client.auth.resetPasswordForEmail('employer@example.com');
  const token_hash = confirmationLink((await newMails())[0]?.text ?? '').searchParams.get('token_hash') ?? '';
  expect((await client.auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
  expect((await client.auth.updateUser({ password: 'a-new-one-2026' })).error).toBeNull();
  const again = visitor(backend);
  const { error } = await again.auth.signInWithPassword({ email: 'employer@example.com', password: 'a-new-one-2026' });
  expect(error).toBeNull();
});

test('The link of a mail cannot be guessed: it holds 256 random bits, of which the database keeps a hash', async () => {
  await from('192.0.2.8', 'recover', { email: 'seeker@example.com' });
  const token = confirmationLink((await newMails()).at(-1)?.text ?? '').searchParams.get('token_hash') ?? '';
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const [row] = await backend.database.query(
    "select recovery_token from auth.users where email = 'seeker@example.com'",
  );
  expect(row).toEqual({ recovery_token: createHash('sha256').update(token).digest('hex') });
  const stored = { type: 'recovery', token_hash: createHash('sha256').update(token).digest('hex') };
  expect((await call('verify', stored)).status).toBeGreaterThanOrEqual(400);
  expect((await call('verify', { type: 'recovery', token_hash: token })).status).toBe(200);
});

test('Codes of digits are not taken', async () => {
  await call('recover', { email: 'seeker@example.com' });
  for (const guess of [{ token: '000000', email: 'seeker@example.com' }, { token_hash: '000000' }]) {
    expect((await call('verify', { type: 'recovery', ...guess })).status).toBe(400);
  }
});

/** A call of its own address, as the gateway hands it over. */
async function from(address: string, path: string, body: unknown, cookie = ''): Promise<Response> {
  const request = new Request(`http://localhost/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  return await backend.fetch(request, { address, isLocal: true });
}

function signInFrom(address: string, email: string, password: string, cookie?: string): Promise<Response> {
  return from(address, 'token?grant_type=password', { email, password }, cookie);
}

test('After a few wrong passwords an address waits longer and longer, whether the account exists or not', async () => {
  for (const email of ['seeker@example.com', 'nobody-at-all@example.com']) {
    const attempts = Array.from({ length: 14 }, (_, index) => signInFrom('192.0.2.1', email, `guess-${index}`));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length, email).toBeGreaterThanOrEqual(8);
  }
});

/** Guesses until an address has to wait so long for an account that what follows is done before, on a busy machine too. */
async function closeAddress(address: string, email: string): Promise<void> {
  for (let wait = 0; wait < 8; ) {
    await setTimeout(wait * 1_000);
    // Each guess that is let through doubles the wait.
    const { headers } = await signInFrom(address, email, 'a guess');
    wait = Number(headers.get('retry-after') ?? 0);
  }
}

test('A stranger who guesses keeps nobody else out', async () => {
  const email = 'newcomer@example.com';
  await closeAddress('192.0.2.2', email);
  expect((await signInFrom('192.0.2.2', email, demoPassword)).status).toBe(429);
  expect((await signInFrom('192.0.2.3', email, demoPassword)).status).toBe(200);
});

test('A device that has signed in before gets in from an address that is closed, with the right password alone', async () => {
  const email = 'employer@example.com';
  const password = 'a-new-one-2026';
  const first = await signInFrom('192.0.2.4', email, password);
  const cookie = /fursa-device=[^;]+/.exec(first.headers.get('set-cookie') ?? '')?.[0] ?? '';
  expect(first.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
  await closeAddress('192.0.2.4', email);
  expect((await signInFrom('192.0.2.4', email, password)).status).toBe(429);
  expect(
    (
      await signInFrom(
        '192.0.2.4',
        email,
        password,
        cookie.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      )
    ).status,
  ).toBe(429);
  expect((await signInFrom('192.0.2.4', email, 'wrong', cookie)).status).toBe(400);
  expect((await signInFrom('192.0.2.4', email, password, cookie)).status).toBe(200);
  // It is known to this account and to no other.
  await closeAddress('192.0.2.4', 'seeker@example.com');
  expect((await signInFrom('192.0.2.4', 'seeker@example.com', demoPassword, cookie)).status).toBe(429);
});

test('Signing in over and over with the right password is never refused', async () => {
  for (let time = 0; time < 12; time += 1) {
    expect((await signInFrom('192.0.2.5', 'newcomer@example.com', demoPassword)).status).toBe(200);
  }
});

test('A mailbox gets a few mails and no more, whoever asks', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 9; time += 1) {
    statuses.push((await from(`198.51.100.${time}`, 'recover', { email: 'newcomer@example.com' })).status);
  }
  expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  expect(statuses[0]).toBe(200);
});
