import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword, visitor } from '../testing/people.ts';
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

test('Without confirmation a new account signs in at once, with the sign-in and not with the sign-up', async () => {
  const client = visitor(backend);
  const credentials = { email: 'Wafula@example.com', password: 'baobab-kettle-71' };
  const { data, error } = await client.auth.signUp({ ...credentials, options: { data: { name: 'Wafula' } } });
  expect([error, data.session]).toEqual([null, null]);
  expect(data.user?.email_confirmed_at).toEqual(expect.any(String));
  expect(await backend.database.query('select id from auth.sessions')).toEqual([]);

  const { data: granted } = await client.auth.signInWithPassword(credentials);
  expect(granted.user?.id).toBe(data.user?.id);
  expect((await client.from('profiles').select('name').single()).data).toEqual({ name: 'Wafula' });
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
