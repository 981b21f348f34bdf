import { afterEach, expect, test } from 'vitest';
import { samplePostings } from '../../../supabase/functions/job-feed/feeds/sample-postings.ts';
import { BackendStartError } from '../backend-start-error.ts';
import type { EmbeddedBackendOptions } from '../embedded-backend-surface.ts';
import { demoPassword } from '../testing/people.ts';
import { startTestBackendWithDatabase, type TestBackendWithDatabase } from '../testing/test-backend.ts';
import { mountFunctions } from './mount-functions.ts';

const client = { address: '127.0.0.1', isLocal: true };
let backend: TestBackendWithDatabase | undefined;
afterEach(() => backend?.close());

async function start(options: Partial<EmbeddedBackendOptions> = {}): Promise<TestBackendWithDatabase> {
  backend = await startTestBackendWithDatabase(options);
  return backend;
}

/** A request as it comes from a browser, whatever host it says it is for. */
function post({ fetch, publishableKey }: TestBackendWithDatabase, path: string, body: unknown, token = publishableKey) {
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(
    new Request(`http://anybody.example${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    client,
  );
}

async function get({ fetch, publishableKey }: TestBackendWithDatabase, path: string): Promise<unknown> {
  const response = await fetch(
    new Request(`http://anybody.example${path}`, { headers: { apikey: publishableKey } }),
    client,
  );
  return await response.json();
}

async function signIn(running: TestBackendWithDatabase, email: string): Promise<string> {
  const response = await post(running, '/auth/v1/token?grant_type=password', { email, password: demoPassword });
  return (await response.json()).access_token;
}

const remoteSamples = samplePostings.filter(({ remote }) => remote);

test('An installation with demo data and no keys has sample postings from its start, remote ones for visitors too', {
  tags: ['products'],
}, async () => {
  // Where Supabase is cannot be set: it is here.
  const running = await start({
    keepFeedsFresh: true,
    functionVariables: { SUPABASE_URL: 'https://else.example', SUPABASE_SECRET_KEY: 'x' },
  });
  const remote = () => get(running, '/rest/v1/external_jobs?select=remote');
  await expect.poll(remote).toEqual(remoteSamples.map(() => ({ remote: true })));

  const token = await signIn(running, 'seeker@example.com');
  const response = await post(running, '/functions/v1/job-feed', { country: 'za' }, token);
  const { results, feeds } = await response.json();
  expect(results.map(({ source }: { source: string }) => source)).toEqual(samplePostings.map(() => 'sample'));
  expect(feeds).toEqual([
    {
      source: 'sample',
      ok: true,
      lastWorkedAt: expect.any(String),
      skipped: 0,
      attribution: 'Not a real job',
    },
  ]);

  const last = post(running, '/functions/v1/job-feed', { country: 'ke' }, token);
  await running.close();
  expect((await last).status, 'A call that runs while the backend stops may end').toBe(200);
});

test('An installation without demo data shows no samples', { tags: ['products'] }, async () => {
  const running = await start({ seed: false });
  const account = { email: 'new@example.com', password: 'baobab-kettle-71' };
  await post(running, '/auth/v1/signup', account);
  const signedIn = await post(running, '/auth/v1/token?grant_type=password', account);
  const { access_token } = await signedIn.json();
  const response = await post(running, '/functions/v1/job-feed', { country: 'ke' }, access_token);
  expect(await response.json()).toEqual({ results: [], count: 0, feeds: [] });
});

const unreachable = {
  keys: { jwtSecret: 'j', publishableKey: 'p', secretKey: 's' },
  lite: { hasSession: () => Promise.reject(new Error('offline')) },
  fetchSupabase: () => Promise.reject(new Error('offline')),
};

test('Wrong settings stop the start with the name of the variable', () => {
  const mount = () => mountFunctions({ ...unreachable, variables: { FEED_SOURCES: 'adzuna' } });
  expect(mount).toThrow(BackendStartError);
  expect(mount).toThrow(/FEED_ADZUNA_APP_ID/);
});

test.each(['', '/', '/none', '/__proto__', '/job-feed/x', '/_shared'])('%s is no function', async (path) => {
  const { answer } = mountFunctions({ ...unreachable, variables: {} });
  const response = await answer(new Request(`http://localhost/functions/v1${path}`, { method: 'POST' }), client);
  expect([response.status, await response.json()]).toEqual([404, { error: expect.stringContaining('ot found') }]);
});
