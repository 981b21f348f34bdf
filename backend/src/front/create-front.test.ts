import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { memoryFolder } from '../folder/data-folder.ts';
import { createOutbox } from '../mail/outbox.ts';
import { accessToken, seekerId, signedIn } from '../test-support/people.ts';
import { startTestBackendWithDatabase } from '../testing.ts';
import { createFront } from './create-front.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
});
afterAll(() => backend.close());
afterEach(() => {
  vi.restoreAllMocks();
});

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${backend.url}${path}`, { headers: { apikey: backend.publishableKey, ...headers } });
}

test('A token without signature, with a foreign one, tampered with or no token at all is refused', async () => {
  const foreign = new SignJWT({ sub: seekerId, role: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode('another secret that is long enough for HS256'));
  const own = await accessToken(await signedIn(backend, 'seeker'));
  const [header, payload] = own.split('.');
  const bearers = [
    new UnsecuredJWT({ sub: seekerId, role: 'authenticated' }).setAudience('authenticated').encode(),
    await foreign,
    `${header}.${payload}.AAAA`,
    'garbage',
  ];
  for (const authorization of [...bearers.map((bearer) => `Bearer ${bearer}`), 'Basic abc', 'Bearer']) {
    const response = await get('/rest/v1/companies?select=id', { authorization });
    expect([response.status, (await response.json()).code], authorization).toEqual([401, 'PGRST301']);
    expect((await get('/auth/v1/user', { authorization })).status, authorization).toBe(403);
    expect((await get('/storage/v1/bucket', { authorization })).status, authorization).toBe(401);
  }
  for (const authorization of [`Bearer ${own}`, `Bearer ${backend.publishableKey}`]) {
    expect((await get('/rest/v1/companies?select=id', { authorization })).status).toBe(200);
  }
});

test.each([
  '/_system/',
  '/_system/db/introspect',
  '/',
  '/studio',
  '/static/assets/main.js',
  '/rest/v1/../../_system/db/introspect',
  '/rest/v2/jobs',
  '/restful/v1',
])('%s is not found', async (path) => {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json']);
});

test.each(['/auth/v1/admin/users', '/auth/v1/', '/auth/v1/studio', '/functions/v1/anything'])(
  '%s is not found either, and is no page of lite',
  async (path) => {
    const token = await accessToken(await signedIn(backend, 'seeker'));
    const response = await get(path, { authorization: `Bearer ${token}` });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<');
  },
);

test('A request needs the publishable key', async () => {
  expect((await fetch(`${backend.url}/rest/v1/jobs?select=id`)).status).toBe(401);
});

test('A body that is too large is refused before it reaches the database', async () => {
  const response = await fetch(`${backend.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'x@example.com', password: 'p'.repeat(70_000) }),
  });
  expect(response.status).toBe(413);
});

test('Another port of this machine may call, another site may not', async () => {
  const own = await get('/auth/v1/settings', { origin: 'http://localhost:5999' });
  expect(own.headers.get('access-control-allow-origin')).toBe('http://localhost:5999');
  const foreign = await get('/rest/v1/jobs', { origin: 'https://elsewhere.example' });
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();

  const preflight = (origin: string) =>
    fetch(`${backend.url}/rest/v1/jobs`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'apikey, prefer' },
    });
  const allowed = await preflight('http://127.0.0.1:5999');
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get('access-control-allow-headers')).toBe('apikey, prefer');
  expect((await preflight('https://localhost.elsewhere.example')).status).toBe(403);
});

test('A refused write prints nothing of what the person typed', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const seeker = await signedIn(backend, 'seeker');
  const change = { bio: 'My secret story', website: 'javascript:alert(1)' };
  expect((await seeker.from('profiles').update(change).eq('id', seekerId)).error).not.toBeNull();
  expect(printed).not.toHaveBeenCalled();
});

test('Mail pages are served where they are wanted and nowhere else', async () => {
  expect((await get('/dev/mail')).status).toBe(200);
  const { front } = frontOver({ answer: never, closeDatabase: never });
  const response = await front.fetch(new Request('http://localhost/dev/mail.json'), { address: '127.0.0.1' });
  expect(response.status).toBe(404);
});

const options = {
  dataDir: undefined,
  siteUrl: 'http://localhost:3000',
  emailConfirmation: false,
  seed: false,
  mailPages: false,
};
const never = () => new Promise<never>(() => undefined);

function frontOver(parts: { answer: () => Promise<Response>; closeDatabase: () => Promise<void> }) {
  const database: Database = {
    connection: Object.create(null),
    runScript: never,
    query: never,
    exclusively: (work) => work(),
    whileMigrating: (work) => work(),
    close: parts.closeDatabase,
  };
  const folder = { ...memoryFolder(), release: vi.fn() };
  const front = createFront({
    app: { fetch: parts.answer },
    database,
    folder,
    outbox: createOutbox(),
    secretKey: 'sb_secret_unused',
    options,
  });
  const call = () => front.fetch(new Request('http://localhost/rest/v1/jobs'), { address: '127.0.0.1' });
  return { front, folder, call };
}

test('Closing takes at most three seconds, also when a request and the database hang', async () => {
  const { front, folder, call } = frontOver({ answer: never, closeDatabase: never });
  void call();
  const start = performance.now();
  await front.close();
  expect(performance.now() - start).toBeLessThan(3_000);
  expect(folder.release).toHaveBeenCalledOnce();
});

test('Closing lets a running request end before the database goes, and takes no new one', async () => {
  const order: string[] = [];
  const { front, call } = frontOver({
    answer: async () => {
      await new Promise((done) => setTimeout(done, 100));
      order.push('answered');
      return Response.json([]);
    },
    closeDatabase: () => Promise.resolve(void order.push('closed')),
  });
  const running = call();
  const closing = front.close();
  expect((await call()).status).toBe(503);
  expect((await running).status).toBe(200);
  await closing;
  expect(order).toEqual(['answered', 'closed']);
});
