import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestBackendWithDatabase, type TestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishRemote, readChanges, readRegistry, setCanary, stageRemote } from '../../release/index.ts';
import { writeFixtureRemote } from '../../release/testing/write-fixture-build.ts';
import { prepareGateway } from '../testing/gateway-fixture.ts';

const password = 'tembo-mti-jua';
const fixture = prepareGateway();
let backend: TestBackendWithDatabase;
let port = 0;
const tokens: Record<string, string> = {};
let adminEmail = '';

beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
  port = await fixture.serve({ backend, config: configOf(backend.publishableKey) });
  for (const role of ['user', 'employer', 'admin']) tokens[role] = await signUp(role);
});
afterAll(() => backend.close());

function configOf(supabasePublishableKey: string) {
  return { version: '0.1.0', supabasePublishableKey };
}

async function signUp(role: string): Promise<string> {
  const email = `${role}-${crypto.randomUUID()}@example.com`;
  const ask = async (path: string, method: string, key: string, body: object) => {
    const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    return await fetch(backend.url + path, { method, headers, body: JSON.stringify(body) });
  };
  const credentials = { email, password };
  const { id } = await (await ask('/auth/v1/signup', 'POST', backend.publishableKey, credentials)).json();
  const given = await ask(`/rest/v1/user_roles?user_id=eq.${id}`, 'PATCH', backend.secretKey, { role });
  expect(given.ok).toBe(true);
  if (role === 'admin') adminEmail = email;
  const signIn = await ask('/auth/v1/token?grant_type=password', 'POST', backend.publishableKey, credentials);
  return (await signIn.json()).access_token;
}

/** An order as the page sends it; `headers` take the place of the page's. */
function order(action: string, body: unknown, headers: Record<string, string> = {}, at = port) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const sent = {
    authorization: `Bearer ${tokens.admin}`,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'content-length': String(Buffer.byteLength(text)),
    ...headers,
  };
  return fixture.ask(`/platform/${action}`, sent, 'POST', at, text);
}

const read = (path: string, headers: Record<string, string> = { authorization: `Bearer ${tokens.admin}` }, at = port) =>
  fixture.ask(`/platform/${path}`, headers, 'GET', at);

let version = 0;
/** The next version of mf-jobs for everybody; its number. */
async function build(): Promise<string> {
  version += 1;
  const dist = `${fixture.folder}/jobs-${version}`;
  await writeFixtureRemote(dist, { version: `2.${version}.0`, pages: [] });
  await stageRemote(dist, fixture.releaseDir);
  return dist;
}

const served = async () => (await readRegistry(fixture.releaseDir)).remotes.find(({ name }) => name === 'mf-jobs');
const lastChange = async () => (await readChanges(fixture.releaseDir)).at(-1);

beforeEach(async () => {
  await publishRemote(await build(), fixture.releaseDir, { by: 'amina' });
});

describe('who may', () => {
  it.each([
    ['a visitor', {}, 401],
    ['somebody with a token of nobody', { authorization: 'Bearer nobody.at.all' }, 401],
    ['somebody who signs tokens', { authorization: `Bearer ${forgedToken()}` }, 401],
  ])('It is refused to %s', async (_who, headers, status) => {
    expect((await read('releases.json', headers)).status).toBe(status);
    const order = await fixture.ask('/platform/rollback', headers, 'POST', port);
    expect(order.status).toBe(status);
  });

  it.each(['user', 'employer'])('It is refused to an account with the role %s', async (role) => {
    const before = await served();
    const headers = { authorization: `Bearer ${tokens[role]}` };
    expect((await read('releases.json', headers)).status).toBe(403);
    expect((await read('measurements.json', headers)).status).toBe(403);
    const body = { app: 'mf-jobs', expected: before?.version, reason: 'because I can' };
    expect((await order('rollback', body, headers)).status).toBe(403);
    expect(await served()).toEqual(before);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin of this site', { 'sec-fetch-site': 'same-site' }],
    ['an address bar', { 'sec-fetch-site': 'none' }],
  ])('It is refused to %s', async (_where, headers) => {
    const before = await served();
    const body = { app: 'mf-jobs', expected: before?.version, reason: 'to do harm' };
    expect((await order('rollback', body, headers)).status).toBe(403);
    expect((await read('releases.json', { authorization: `Bearer ${tokens.admin}`, ...headers })).status).toBe(403);
    expect(await served()).toEqual(before);
  });

  it('An older browser says by its origin where it stands', async () => {
    const headers = (origin: string) => ({
      authorization: `Bearer ${tokens.admin}`,
      host: `localhost:${port}`,
      origin,
    });
    expect((await read('releases.json', headers('https://evil.example'))).status).toBe(403);
    expect((await read('releases.json', headers(`http://localhost:${port}`))).status).toBe(200);
  });

  it('A backend that does not answer vouches for nobody', async () => {
    const config = { ...configOf('key'), supabaseUrl: 'http://127.0.0.1:9' };
    const alone = await fixture.serve({ backend: undefined, config });
    expect((await read('releases.json', undefined, alone)).status).toBe(503);
  });

  it('The bench of one remote has none of it', async () => {
    const bench = await fixture.serve({ backend, mode: 'isolate', isolatedRemote: 'mf-jobs' });
    expect((await read('releases.json', undefined, bench)).status).toBe(404);
  });
});

describe('what an administrator does', () => {
  it('Reads what is served, what was, and who changed it', async () => {
    const { apps, changes } = JSON.parse((await read('releases.json')).body.toString());
    const jobs = apps.find(({ app }: { app: string }) => app === 'mf-jobs');
    expect(jobs.versions[0]).toMatchObject({ version: `2.${version}.0`, state: 'served', since: { by: 'amina' } });
    expect(changes[0]).toMatchObject({ app: 'mf-jobs', action: 'publish', by: 'amina', to: `2.${version}.0` });
  });

  it('Rolls back, and the history says who and why', async () => {
    const before = (await served())?.version;
    const answer = await order('rollback', { app: 'mf-jobs', expected: before, reason: ' no jobs shown ' });
    expect([answer.status, JSON.parse(answer.body.toString()).app]).toEqual([200, 'mf-jobs']);
    expect((await served())?.version).not.toBe(before);
    const why = 'no jobs shown';
    expect(await lastChange()).toMatchObject({ by: adminEmail, action: 'rollback', from: before, why });
  });

  it('Promotes a version on trial, or ends its trial', async () => {
    await build();
    const trial = `2.${version}.0`;
    const body = { app: 'mf-jobs', expected: trial, reason: 'it does well' };
    await setCanary(fixture.releaseDir, 'mf-jobs', { version: trial, percent: 5 });
    expect((await order('end-canary', body)).status).toBe(200);
    expect(await served()).not.toHaveProperty('canary');
    await setCanary(fixture.releaseDir, 'mf-jobs', { version: trial, percent: 5 });
    expect((await order('promote', body)).status).toBe(200);
    expect((await served())?.version).toBe(trial);
    expect(await lastChange()).toMatchObject({ by: adminEmail, action: 'promote', why: 'it does well' });
  });

  it('What somebody else has moved meanwhile is not moved again', async () => {
    const before = (await served())?.version;
    await publishRemote(await build(), fixture.releaseDir);
    for (const action of ['rollback', 'promote', 'end-canary']) {
      const answer = await order(action, { app: 'mf-jobs', expected: before, reason: 'too late' });
      expect(answer.status).toBe(409);
    }
    expect((await served())?.version).toBe(`2.${version}.0`);
    expect((await order('rollback', { app: 'shell', expected: '0.0.1', reason: 'too late' })).status).toBe(409);
  });

  it.each([
    ['no JSON', '{"app":', {}, 400],
    ['no reason', { app: 'mf-jobs', expected: '1.0.0' }, {}, 400],
    ['a reason of blanks', { app: 'mf-jobs', expected: '1.0.0', reason: '     ' }, {}, 400],
    ['a path for a name', { app: '../../etc', expected: '1.0.0', reason: 'to do harm' }, {}, 400],
    ['a form', 'app=mf-jobs', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a book', { app: 'mf-jobs', expected: '1.0.0', reason: 'x'.repeat(5_000) }, {}, 413],
    ['an app that is not there', { app: 'mf-nothing', expected: '1.0.0', reason: 'to see' }, {}, 409],
  ])('An order that is %s is refused', async (_what, body, headers, status) => {
    const before = await served();
    expect((await order('rollback', body, headers)).status).toBe(status);
    expect(await served()).toEqual(before);
  });

  it('Not even an administrator moves versions all the time', async () => {
    const fresh = await fixture.serve({ backend, config: configOf(backend.publishableKey) });
    const body = { app: 'mf-jobs', expected: '0.0.0', reason: 'a script that has gone mad' };
    const statuses = [];
    for (let time = 0; time < 13; time += 1) statuses.push((await order('rollback', body, {}, fresh)).status);
    expect(statuses).toEqual([...Array<number>(12).fill(409), 429]);
  });
});

describe('measurements', () => {
  const row = { remote: 'mf-jobs', version: '1.0.0', metric: 'fursa.remote.mounts', hour: '2026-11-23T10:00:00Z' };

  it('They are what the database adds up', async () => {
    expect(JSON.parse((await read('measurements.json')).body.toString())).toEqual({ measured: [] });
  });

  it('Where the database has no such function there are none', async () => {
    const old: typeof backend.fetch = async (request, client) =>
      new URL(request.url).pathname.endsWith('/telemetry_summary')
        ? Response.json({ code: 'PGRST202' }, { status: 404 })
        : await backend.fetch(request, client);
    const at = await fixture.serve({ backend: { fetch: old }, config: configOf(backend.publishableKey) });
    expect(JSON.parse((await read('measurements.json', undefined, at)).body.toString())).toEqual({ measured: null });
  });

  it('They are read with the token of whoever asks', async () => {
    const asked: unknown[] = [];
    const standIn = createServer((request, response) => {
      const isSummary = request.url === '/rest/v1/rpc/telemetry_summary';
      if (isSummary) asked.push(request.headers.authorization, request.method);
      const answers: Record<string, unknown> = {
        '/auth/v1/user': { id: crypto.randomUUID(), email: 'admin@example.com' },
        '/rest/v1/rpc/telemetry_summary': [{ ...row, count: 3, total: 3, p75: null }],
      };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answers[request.url ?? ''] ?? [{ role: 'admin' }]));
    });
    await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve));
    const supabaseUrl = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`;
    const at = await fixture.serve({ backend: undefined, config: { ...configOf('key'), supabaseUrl } });
    const answer = await read('measurements.json', { authorization: 'Bearer admins-own' }, at);
    standIn.close();
    expect(JSON.parse(answer.body.toString())).toEqual({ measured: [{ ...row, count: 3, total: 3, p75: null }] });
    expect(asked).toEqual(['Bearer admins-own', 'POST']);
  });
});

function forgedToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: crypto.randomUUID(), role: 'authenticated', user_role: 'admin', exp: 9_999_999_999 };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
