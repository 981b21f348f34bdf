import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestBackendWithDatabase, type TestBackendWithDatabase } from '../testing/test-backend.ts';

let backend: TestBackendWithDatabase;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase({ emailConfirmation: true });
});
afterAll(() => backend.close());

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
