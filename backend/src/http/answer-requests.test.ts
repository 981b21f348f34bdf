import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { accessToken, demoPassword, seekerId, signedIn, visitor } from '../testing/people.ts';
import { startTestBackendWithDatabase } from '../testing/test-backend.ts';

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

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${backend.url}${path}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json', ...headers },
    body,
  });
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
    const file = `/storage/v1/object/cvs/${seekerId}/x.pdf`;
    expect((await get(file, { authorization })).status, authorization).toBe(401);
  }
  for (const authorization of [`Bearer ${own}`, `Bearer ${backend.publishableKey}`]) {
    expect((await get('/rest/v1/companies?select=id', { authorization })).status).toBe(200);
  }
});

test.each(['/_system/', '/_system/db/introspect', '/rest/v1/../../_system/db/introspect', '/rest/v2/jobs'])(
  '%s is not found',
  async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json']);
  },
);

test.each([
  '/auth/v1/admin/users',
  '/auth/v1/',
  '/auth/v1/settings',
  '/auth/v1/authorize?provider=github',
  '/auth/v1/verify?token=000000&type=recovery&email=seeker@example.com',
  '/functions/v1/anything',
  '/rest/v1/',
  '/rest/v1/no_such_table',
  '/rest/v1/rpc/version',
  '/rest/v1//jobs',
])('%s is not served, whoever asks', async (path) => {
  const token = await accessToken(await signedIn(backend, 'seeker'));
  for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
    const response = await get(path, headers);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<');
  }
});

test.each(['%74oken', 's%69gnup', 'v%65rify', 'tok%65n', 'token%2f', 'token%00', 'token;x'])(
  '/auth/v1/%s is none of the calls, however it is written',
  async (name) => {
    const body = JSON.stringify({ email: 'seeker@example.com', password: 'fursa-demo-2026' });
    for (const query of ['', '?grant_type=password', '?grant_type=refresh_token']) {
      expect((await post(`/auth/v1/${name}${query}`, body)).status, name + query).toBe(404);
    }
  },
);

test('A call takes its own parameters and no others', async () => {
  const body = JSON.stringify({ email: 'seeker@example.com', password: 'fursa-demo-2026' });
  expect((await post('/auth/v1/token?grant_type=password', body)).status).toBe(200);
  expect((await post('/auth/v1/token?grant_type=password&grant_type=password', body)).status).toBe(404);
  expect((await post('/auth/v1/token?grant_type=password&x=1', body)).status).toBe(400);
  expect((await post('/auth/v1/token', body)).status).toBe(404);
});

test('A request needs the publishable key', async () => {
  expect((await fetch(`${backend.url}/rest/v1/jobs?select=id`)).status).toBe(401);
  expect((await get('/rest/v1/jobs?select=id', { apikey: 'sb_publishable_guess' })).status).toBe(401);
});

test('A body that is too large is refused before it is read', async () => {
  const response = await post(
    '/auth/v1/signup',
    JSON.stringify({ email: 'x@example.com', password: 'p'.repeat(70_000) }),
  );
  expect(response.status).toBe(413);
});

test.each([
  ['no JSON', '{"email":'],
  ['nested too deep', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ['nested too deep for a row', JSON.stringify({ query: 'x', filters: { location: [[[[[[['a']]]]]]] } })],
  ['another type', '7'],
])('A body that is %s is refused with status 400', async (_, body) => {
  expect((await post('/rest/v1/rpc/search_jobs', body)).status).toBe(400);
  expect((await post('/auth/v1/recover', body)).status).toBe(400);
});

test('A NUL in what somebody types is refused with status 400', async () => {
  const seeker = await signedIn(backend, 'seeker');
  const written = await seeker.from('profiles').update({ bio: 'a\u0000b' }).eq('id', seekerId);
  expect(written.status).toBe(400);
  expect((await visitor(backend).rpc('search_jobs', { query: 'a\u0000b' })).status).toBe(400);
  expect((await get('/rest/v1/jobs?select=id&title=eq.a%00b')).status).toBe(400);
});

test('The access token of a session that has ended opens nothing', async () => {
  const ended = await signedIn(backend, 'newcomer');
  const token = await accessToken(ended);
  const { data } = await ended.auth.getUser();
  await ended.auth.signOut({ scope: 'local' });
  const authorization = `Bearer ${token}`;
  const row = JSON.stringify({ adzuna_id: 'sample:late', source: 'adzuna', title: 'Late' });
  const answers = [
    await get('/rest/v1/profiles?select=id', { authorization }),
    await post('/rest/v1/saved_jobs', row, { authorization }),
    await post('/rest/v1/rpc/export_my_data', '{}', { authorization }),
    await post(`/storage/v1/object/cvs/${data.user?.id}/late.pdf`, '%PDF-', {
      authorization,
      'content-type': 'application/pdf',
    }),
    await post(`/storage/v1/object/list/cvs`, JSON.stringify({ prefix: data.user?.id }), { authorization }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  expect((await get('/auth/v1/user', { authorization })).status).toBe(403);
  // What is wrong with a large body is not looked for: it is not read.
  const large = await fetch(`${backend.url}/rest/v1/profiles?id=eq.${data.user?.id}`, {
    method: 'PATCH',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json', authorization },
    body: `{"bio":${'x'.repeat(200_000)}`,
  });
  expect([large.status, (await large.json()).code]).toEqual([401, 'PGRST301']);
});

test('Another port of this machine may call, another site may not', async () => {
  const own = await get('/rest/v1/jobs?select=id&limit=1', { origin: 'http://localhost:5999' });
  expect(own.headers.get('access-control-allow-origin')).toBe('http://localhost:5999');
  const foreign = await get('/rest/v1/jobs?select=id&limit=1', { origin: 'https://elsewhere.example' });
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

test('No answer stays in a cache', async () => {
  const seeker = await accessToken(await signedIn(backend, 'seeker'));
  const answers = [
    await get('/rest/v1/jobs?select=id&limit=1'),
    await get('/rest/v1/profiles?select=id', { authorization: `Bearer ${seeker}` }),
    await get('/auth/v1/user', { authorization: `Bearer ${seeker}` }),
    await get('/auth/v1/user', { authorization: 'Bearer nonsense' }),
    await post('/rest/v1/rpc/export_my_data', '{}', { authorization: `Bearer ${seeker}` }),
  ];
  for (const answer of answers) expect(answer.headers.get('cache-control')).toContain('no-store');
});

test('A refused write prints nothing of what the person typed', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const seeker = await signedIn(backend, 'seeker');
  const change = { bio: 'My secret story', website: 'javascript:alert(1)' };
  expect((await seeker.from('profiles').update(change).eq('id', seekerId)).error).not.toBeNull();
  expect(printed).not.toHaveBeenCalled();
});

function send(path: string, isLocal: boolean, body?: unknown): Promise<Response> {
  const request = new Request(`http://localhost${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return backend.fetch(request, { address: isLocal ? '127.0.0.1' : '192.0.2.1', isLocal });
}

test.each(['seeker@example.com', 'Employer@Example.com', 'NEWCOMER@example.com'])(
  'From elsewhere the demo account %s is refused like a wrong password, and works on this machine',
  async (email) => {
    const demo = { email, password: demoPassword };
    const wrong = { email, password: 'no-such-password' };
    const path = '/auth/v1/token?grant_type=password';
    const refused = await send(path, false, demo);
    const expected = await send(path, false, wrong);
    expect([refused.status, await refused.text()]).toEqual([expected.status, await expected.text()]);
    expect((await send(path, true, demo)).status).toBe(200);
  },
);

test.each(['/dev/mail', '/dev/mail.json'])('From elsewhere there is no %s', async (path) => {
  expect((await send(path, false)).status).toBe(404);
  expect((await send(path, true)).status).toBe(200);
});
