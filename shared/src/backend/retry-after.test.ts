// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { connectTestBackend, watchNetwork } from '../testing/index.ts';
import { toAppError } from './app-error.ts';
import { getBackendClient } from './client.ts';

afterEach(() => {
  vi.useRealTimers();
});

function refuse(headers: Readonly<Record<string, string>>): Response {
  return Response.json({ error_code: 'over_request_rate_limit', msg: 'Too many attempts.' }, { status: 429, headers });
}

async function ask() {
  connectTestBackend();
  const { error } = await getBackendClient().auth.signInWithPassword({ email: 'a@example.com', password: 'secret' });
  return toAppError(error);
}

test('A refusal says how long to wait, where the backend does', async () => {
  const network = watchNetwork();
  network.intercept(() => refuse({ 'retry-after': '90' }));
  expect(await ask()).toMatchObject({ code: 'rate-limited', message: 'Too many attempts.', retryAfter: 90 });
  network.intercept(() => refuse({}));
  expect(await ask()).toMatchObject({ code: 'rate-limited', retryAfter: undefined });
});

test('Other failures name no time, and a time that is over is none', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const network = watchNetwork();
  network.intercept(() => refuse({ 'retry-after': '90' }));
  await ask();
  expect(toAppError({ code: 'weak_password', message: '', status: 422 }).retryAfter).toBeUndefined();
  vi.setSystemTime(Date.now() + 91_000);
  expect(toAppError({ message: '', status: 429 }).retryAfter).toBeUndefined();
});
