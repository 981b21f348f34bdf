import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testBackend } from '../testing/index.ts';
import { AppError, toAppError } from './app-error.ts';

function connect(options: { readonly url?: string; readonly fetch?: typeof fetch } = {}): SupabaseClient {
  const { url, publishableKey } = testBackend();
  return createClient(options.url ?? url, publishableKey, {
    auth: { storageKey: crypto.randomUUID(), persistSession: false, autoRefreshToken: false },
    db: { retry: false },
    ...(options.fetch ? { global: { fetch: options.fetch } } : {}),
  });
}

async function answerOf(query: PromiseLike<{ error: unknown; status?: number }>): Promise<AppError> {
  const { error, status } = await query;
  expect(error).not.toBeNull();
  return toAppError(error, status);
}

function answering(status: number, body: string): typeof fetch {
  return async () => new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('With the real backend', () => {
  test('A wrong password is invalid credentials, and so is an unknown address', async () => {
    const auth = connect().auth;
    const wrong = await answerOf(auth.signInWithPassword({ email: 'seeker@example.com', password: 'wrong-password' }));
    const unknown = await answerOf(
      auth.signInWithPassword({ email: 'nobody@example.com', password: 'wrong-password' }),
    );
    expect([wrong.code, unknown.code]).toEqual(['invalid-credentials', 'invalid-credentials']);
    expect(wrong.message).toBe(unknown.message);
  });

  test('A missing row is not found', async () => {
    const client = connect();
    await client.auth.signInWithPassword({ email: 'newcomer@example.com', password: 'fursa-demo-2026' });
    const missing = client.from('jobs').select('id').eq('id', crypto.randomUUID()).single();
    expect((await answerOf(missing)).code).toBe('not-found');
  });

  test('A table that does not exist is not found, without a claim that the backend is down', async () => {
    expect((await answerOf(connect().from('no_such_table').select())).code).toBe('not-found');
  });

  test('Writing without the right to is forbidden', async () => {
    const attempt = connect().from('jobs').insert({ title: 'Free money' });
    expect((await answerOf(attempt)).code).toBe('forbidden');
  });

  test('A token with a false signature is unauthenticated', async () => {
    const { url, publishableKey } = testBackend();
    const forged = createClient(url, publishableKey, {
      auth: { storageKey: crypto.randomUUID(), persistSession: false, autoRefreshToken: false },
      global: { headers: { Authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.AAAA' } },
    });
    expect((await answerOf(forged.from('jobs').select())).code).toBe('unauthenticated');
  });

  test('A password that is too short is weak', async () => {
    const attempt = connect().auth.signUp({ email: `${crypto.randomUUID()}@example.com`, password: 'abc' });
    expect((await answerOf(attempt)).code).toBe('weak-password');
  });
});

describe.each([
  ['tables', (client: SupabaseClient) => client.from('jobs').select('id')],
  ['sign-in', (client: SupabaseClient) => client.auth.signInWithPassword({ email: 'a@example.com', password: 'x' })],
] as const)('When %s are asked for and', (_, ask) => {
  test('Without a listener the backend is unavailable', async () => {
    const error = await answerOf(ask(connect({ url: 'http://127.0.0.1:9' })));
    expect(error.code).toBe('unavailable');
  });

  test('The device has no line, it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const error = await answerOf(ask(connect({ url: 'http://127.0.0.1:9' })));
    expect(error.code).toBe('offline');
  });

  test.each([
    [500, '{"message":"boom"}', 'unavailable'],
    [503, '<html>maintenance</html>', 'unavailable'],
    [429, '{"code":"over_request_rate_limit","message":"slow down"}', 'rate-limited'],
    [429, '{"message":"slow down"}', 'rate-limited'],
    [401, '{"message":"no"}', 'unauthenticated'],
    [401, '{"code":"PT401","message":"The session has ended"}', 'unauthenticated'],
    [403, '{"message":"no"}', 'forbidden'],
    [418, '{"message":"teapot"}', 'unknown'],
  ] as const)('the answer is %i %s, that is %3$s', async (status, body, code) => {
    expect((await answerOf(ask(connect({ fetch: answering(status, body) })))).code).toBe(code);
  });
});

test('A quota that is used up keeps the sentence of the backend, which is for the person', async () => {
  const refusal = { code: 'FQ001', message: 'You can have 5 companies. Delete one before you add another.' };
  const client = connect({ fetch: answering(400, JSON.stringify(refusal)) });
  const { code, message } = await answerOf(client.from('companies').insert({ name: 'Jua' }));
  expect({ code, message }).toEqual({ code: 'quota-exceeded', message: refusal.message });
});

test('A session that the backend ended is unauthenticated even without a status', () => {
  expect(toAppError({ code: 'PT401', message: 'The session has ended' }).code).toBe('unauthenticated');
});

test('An error that is one already stays the same', () => {
  const error = new AppError('conflict', 'Twice');
  expect(toAppError(error, 500)).toBe(error);
});

test.each([undefined, null, 'boom', 7, {}, [], Symbol('boom'), Object.create(null)])(
  'Whatever else is thrown becomes an error with its cause',
  (thrown) => {
    const error = toAppError(thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error.cause).toBe(thrown);
    expect(typeof error.message).toBe('string');
  },
);

test('A code that is a name of an object is no known code', () => {
  expect(toAppError({ code: 'constructor', message: 'x' }, 418).code).toBe('unknown');
  expect(toAppError({ code: '__proto__', message: 'x' }, 418).code).toBe('unknown');
});
