import { createHash, randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoPassword, employerId, visitor } from '../testing/people.ts';
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

test('A confirmation mail is sent again to somebody who is not confirmed, and its link confirms', async () => {
  const client = visitor(backend);
  const credentials = { email: 'brian@example.com', password: 'baobab-kettle-71' };
  await client.auth.signUp(credentials);
  expect((await client.auth.signInWithPassword(credentials)).error?.code).toBe('email_not_confirmed');
  expect((await client.auth.resend({ type: 'signup', email: credentials.email })).error).toBeNull();

  const mails = await newMails();
  expect(mails).toHaveLength(2);
  const link = confirmationLink(mails[1]?.text ?? '');
  expect([mails[1]?.to, link.origin, link.pathname]).toEqual([
    credentials.email,
    'http://localhost:3000',
    '/auth/confirm',
  ]);
  const token_hash = link.searchParams.get('token_hash') ?? '';
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

test("One person's confirmation is not lost to another's refused write at the same moment", async () => {
  const accounts = Array.from({ length: 8 }, (_, index) => ({
    email: `person-${index}@example.com`,
    password: 'baobab-kettle-71',
  }));
  for (const account of accounts) await call('signup', account);
  const answers = (await newMails()).map(async ({ text }, index) => {
    const token_hash = confirmationLink(text).searchParams.get('token_hash') ?? '';
    const confirmation = call('verify', { token_hash, type: 'signup' });
    const row = { id: employerId, email: `nobody-${index}@example.com` };
    expect((await visitor(backend).from('profiles').insert(row)).error).not.toBeNull();
    return (await confirmation).status;
  });
  expect(await Promise.all(answers)).toEqual(accounts.map(() => 200));
  const signIns = await Promise.all(accounts.map((account) => call('token?grant_type=password', account)));
  expect(signIns.map(({ status }) => status)).toEqual(accounts.map(() => 200));
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

describe('An address that guesses', () => {
  const now = performance.now.bind(performance);
  let ahead = 0;
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  });

  /** Guesses until an address has to wait so long for an account that what follows is done before, on a busy machine too. */
  async function closeAddress(address: string, email: string): Promise<void> {
    for (let wait = 0; wait < 30; ) {
      ahead += wait * 1_000;
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
    // Another one when it is tried again.
    const address = `192.0.2.${randomInt(10, 250)}`;
    const signIn = async (password: string, cookie?: string, account = email) =>
      (await signInFrom(address, account, password, cookie)).status;
    const first = await signInFrom(address, email, demoPassword);
    const cookie = /fursa-device=[^;]+/.exec(first.headers.get('set-cookie') ?? '')?.[0] ?? '';
    expect(first.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
    await closeAddress(address, email);
    const other = cookie.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'));
    expect([await signIn(demoPassword), await signIn(demoPassword, other)]).toEqual([429, 429]);
    expect([await signIn('wrong', cookie), await signIn(demoPassword, cookie)]).toEqual([400, 200]);
    // It is known to this account and to no other.
    await closeAddress(address, 'seeker@example.com');
    expect(await signIn(demoPassword, cookie, 'seeker@example.com')).toBe(429);
  });
});

test('A mailbox gets a few mails and no more, whoever asks', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 9; time += 1) {
    statuses.push((await from(`198.51.100.${time}`, 'recover', { email: 'newcomer@example.com' })).status);
  }
  expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  expect(statuses[0]).toBe(200);
});

describe('An address that two people register', () => {
  let count = 0;
  let email = '';
  beforeEach(() => {
    count += 1;
    email = `owner${count}@example.com`;
  });

  const owner = { password: 'owners-baobab-9', name: 'Nekesa' };
  const attacker = { password: 'attackers-kettle-71', name: 'Mallory' };
  type Person = typeof owner;

  /** A browser with its cookies. */
  function openDevice() {
    const cookies = new Map<string, string>();
    return async (path: string, body: unknown): Promise<Response> => {
      const headers = new Headers({ apikey: backend.publishableKey, 'content-type': 'application/json' });
      headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await fetch(`${backend.url}/auth/v1/${path}`, request);
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      return response;
    };
  }
  type Device = ReturnType<typeof openDevice>;

  async function signUp(device: Device, { password, name }: Person): Promise<void> {
    expect((await device('signup', { email, password, data: { name } })).status).toBe(200);
  }

  /** Follows the link of the mail that was the `index`th to this address. */
  async function followMail(device: Device, index: number): Promise<void> {
    const mail = (await backend.mails()).filter(({ to }) => to === email).at(index);
    const token_hash = /token_hash=([^&\s]+)/.exec(mail?.text ?? '')?.[1];
    expect((await device('verify', { type: 'email', token_hash })).status).toBe(200);
  }

  /** Which passwords sign in afterwards, and whose name the account has. */
  async function outcome() {
    const statuses: number[] = [];
    for (const { password } of [owner, attacker]) {
      statuses.push((await openDevice()('token?grant_type=password', { email, password })).status);
    }
    const [row] = await backend.database.query(
      `select p.name, u.raw_user_meta_data ->> 'name' as metadata from auth.users u join public.profiles p using (id)
     where u.email = $1`,
      [email],
    );
    return { owner: statuses[0] === 200, attacker: statuses[1] === 200, names: row };
  }

  const ofOwner = { owner: true, attacker: false, names: { name: 'Nekesa', metadata: 'Nekesa' } };
  const ofNobody = { owner: false, attacker: false, names: { name: '', metadata: '' } };

  test('Whoever registered the address before, the password of the device that follows the mail counts', async () => {
    const device = openDevice();
    await signUp(openDevice(), attacker);
    await signUp(device, owner);
    await followMail(device, -1);
    expect(await outcome()).toEqual(ofOwner);
  });

  test('Whoever registers the address afterwards changes nothing, also when their mail is the one that is followed', async () => {
    for (const followed of [0, 1]) {
      email = `after${followed}@example.com`;
      const device = openDevice();
      await signUp(device, owner);
      await signUp(openDevice(), attacker);
      await followMail(device, followed);
      expect(await outcome(), `mail ${followed}`).toEqual(ofOwner);
    }
  });

  test('Followed on another device, the link of an address that two registered signs in, and neither password counts', async () => {
    await signUp(openDevice(), owner);
    await signUp(openDevice(), attacker);
    await followMail(openDevice(), -1);
    expect(await outcome()).toEqual(ofNobody);
  });

  test('Followed on another device, the link of an address that one person registered twice keeps their password', async () => {
    await signUp(openDevice(), owner);
    await signUp(openDevice(), owner);
    await followMail(openDevice(), -1);
    expect(await outcome()).toEqual(ofOwner);
  });

  test('A sign-up whose links have all expired is as if it had never been', async () => {
    await signUp(openDevice(), attacker);
    await backend.database.query(
      "update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = $1",
      [email],
    );
    await signUp(openDevice(), owner);
    await followMail(openDevice(), -1);
    expect(await outcome()).toEqual(ofOwner);
  });

  test('A sign-up of a confirmed address changes nothing, whatever link is followed later', async () => {
    const device = openDevice();
    await signUp(device, owner);
    await followMail(device, -1);
    const other = openDevice();
    await signUp(other, attacker);
    await device('otp', { email, create_user: false });
    await followMail(other, -1);
    expect(await outcome()).toEqual(ofOwner);
  });

  test('The cookie of a sign-up is no use for another address', async () => {
    const device = openDevice();
    const first = email;
    await signUp(device, attacker);
    email = `other-${first}`;
    await signUp(openDevice(), owner);
    await followMail(device, -1);
    expect(await outcome()).toEqual(ofOwner);
  });
});
