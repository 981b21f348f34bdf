import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../testing/people.ts';
import { startTestBackendWithDatabase, type TestBackendWithDatabase } from '../testing/test-backend.ts';

let backend: TestBackendWithDatabase;

beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
});
afterAll(() => backend.close());

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
