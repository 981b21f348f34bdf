import { expect, test } from 'vitest';
import * as z from 'zod';
import { type LogEntry, readEnvironment } from './environment.ts';
import { FunctionError } from './function-error.ts';
import { type FunctionCall, readJsonBody, serveFunction } from './serve-function.ts';

const userId = '5eed0000-0000-4000-8000-000000000001';
const bodySchema = z.object({ text: z.string().max(10, 'Too long') });
type Answer = (call: FunctionCall<z.infer<typeof bodySchema>>) => Promise<Response>;

/** A function over a Supabase that knows one session, `good`. */
function mount(answer: Answer, { authStatus = 200, timeLimitMs = 60_000 } = {}) {
  const logged: LogEntry[] = [];
  const environment = readEnvironment(
    {
      SUPABASE_URL: 'http://localhost',
      SUPABASE_ANON_KEY: 'publishable',
      SUPABASE_SERVICE_ROLE_KEY: 'secret',
      ALLOWED_ORIGINS: 'https://fursa.example, https://www.fursa.example',
    },
    {
      log: (entry) => void logged.push(entry),
      fetchSupabase: async (input, init) => {
        const request = new Request(input, init);
        if (authStatus !== 200) return Response.json({ msg: 'no' }, { status: authStatus });
        return request.headers.get('authorization') === 'Bearer good'
          ? Response.json({ id: userId, aud: 'authenticated' })
          : Response.json({ error_code: 'bad_jwt', msg: 'invalid JWT' }, { status: 403 });
      },
    },
  );
  const handler = serveFunction({
    name: 'echo',
    path: '/say/it',
    body: { schema: bodySchema, maxBytes: 100, tooLargeMessage: 'Content too large.' },
    timeLimitMs,
    answer,
  });
  const call = (init: RequestInit & { path?: string } = {}) =>
    handler(
      new Request(`https://project.example${init.path ?? '/echo/say/it'}`, {
        method: 'POST',
        body: init.method === 'GET' || init.method === 'OPTIONS' ? null : '{"text":"hello"}',
        ...init,
        headers: { authorization: 'Bearer good', ...init.headers },
      }),
      environment,
    );
  return { call, logged };
}

const echo: Answer = async ({ body, userId }) => Response.json({ text: body.text, userId });

async function told(response: Response): Promise<[number, unknown]> {
  return [response.status, await response.json()];
}

test('Somebody signed in is answered, with and without the prefix of the gateway', async () => {
  const { call } = mount(echo);
  for (const path of ['/echo/say/it', '/functions/v1/echo/say/it', '/echo/say/it/']) {
    const response = await call({ path });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await told(response)).toEqual([200, { text: 'hello', userId }]);
  }
});

test.each([undefined, 'Bearer bad', 'Bearer ', 'Basic good', 'good'])(
  'Bearer "%s" is not signed in',
  async (bearer) => {
    const { call } = mount(echo);
    const response = await call({ headers: { authorization: bearer ?? '' } });
    expect(await told(response)).toEqual([401, { error: 'User not authenticated' }]);
  },
);

test('A backend that cannot say who calls does not sign anybody out', async () => {
  for (const authStatus of [500, 503, 429]) {
    const response = await mount(echo, { authStatus }).call();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
  }
});

test('Other paths and methods are refused', async () => {
  const { call } = mount(echo);
  for (const path of [
    '/echo',
    '/echo/say',
    '/other/say/it',
    '/echo/say/it/more',
    '/functions/v1/functions/v1/echo/say/it',
  ])
    expect((await call({ path })).status, path).toBe(404);
  const response = await call({ method: 'GET' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
});

test.each([
  ['', 'The body is not valid JSON'],
  ['{"text":', 'The body is not valid JSON'],
  [new Uint8Array([0x22, 0xff, 0x22]), 'The body is not valid JSON'],
  ['{"text":1}', 'text: Invalid input: expected string, received number'],
  ['{"text":"longer than ten"}', 'text: Too long'],
  ['[]', 'Invalid input: expected object, received array'],
  ['null', 'Invalid input: expected object, received null'],
])('Body %j is a clear 400', async (body, error) => {
  expect(await told(await mount(echo).call({ body }))).toEqual([400, { error }]);
});

test('A body that is too large is refused, whatever length it states', async () => {
  const { call } = mount(echo);
  expect(await told(await call({ body: 'x'.repeat(101) }))).toEqual([413, { error: 'Content too large.' }]);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 60;
      controller.enqueue(new Uint8Array(60));
    },
  });
  const streamed = { body: endless, duplex: 'half' };
  const response = await call(streamed);
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(1_000);
});

test('Pages of the listed origins and of this machine may call, others may not', async () => {
  const { call } = mount(echo);
  const preflight = (origin: string) =>
    call({ method: 'OPTIONS', headers: { origin, 'access-control-request-headers': 'authorization, apikey' } });
  for (const origin of [
    'https://fursa.example',
    'https://www.fursa.example',
    'http://localhost:3100',
    'http://[::1]:80',
  ]) {
    const allowed = await preflight(origin);
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
    expect(allowed.headers.get('access-control-allow-headers')).toBe('authorization, apikey');
    expect((await call({ headers: { origin } })).headers.get('access-control-allow-origin')).toBe(origin);
  }
  for (const origin of [
    'https://fursa.example.evil.example',
    'http://fursa.example',
    'null',
    'https://localhost.evil.example',
  ]) {
    expect((await preflight(origin)).status, origin).toBe(403);
    expect((await call({ headers: { origin } })).headers.get('access-control-allow-origin'), origin).toBeNull();
  }
});

test('An answer that takes too long is given up, and the work is told', async () => {
  let isAborted = false;
  const { call } = mount(
    ({ signal }) =>
      new Promise(() => {
        signal.addEventListener('abort', () => {
          isAborted = true;
        });
      }),
    { timeLimitMs: 50 },
  );
  expect(await told(await call())).toEqual([504, { error: 'This took too long. Please try again later.' }]);
  expect(isAborted).toBe(true);
});

test('A caller who goes away ends the work', async () => {
  const going = new AbortController();
  const { call } = mount(async ({ signal }) => {
    going.abort();
    return Response.json({ aborted: signal.aborted });
  });
  expect(await told(await call({ signal: going.signal }))).toEqual([200, { aborted: true }]);
});

test('The log tells what happened and nothing of what people sent', async () => {
  const { call, logged } = mount(async () => {
    throw new RangeError('hello was in the CV of somebody@example.com');
  });
  expect(await told(await call())).toEqual([
    500,
    { error: 'Something went wrong on our side. Please try again later.' },
  ]);
  const [entry] = logged;
  expect(entry).toMatchObject({
    function: 'echo',
    method: 'POST',
    status: 500,
    user: expect.stringMatching(/^[\da-f]{12}$/),
  });
  expect(entry?.fault).toMatch(/^RangeError at .*serve-function\.test\.ts/);
  expect(JSON.stringify(logged)).not.toMatch(/hello|somebody|good|5eed0000/);
});

test('A refusal on purpose is told to the caller and is no fault', async () => {
  const { call, logged } = mount(async () => {
    throw new FunctionError(422, 'No, because.', { 'retry-after': '7' });
  });
  const response = await call();
  expect(response.headers.get('retry-after')).toBe('7');
  expect(await told(response)).toEqual([422, { error: 'No, because.' }]);
  expect(logged[0]).not.toHaveProperty('fault');
});

const rules = { schema: z.unknown(), maxBytes: 100_000, tooLargeMessage: 'Too much' };
const read = (body: string) => readJsonBody(new Request('http://localhost', { method: 'POST', body }), rules);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const list = (count: number) => JSON.stringify(Array.from({ length: count }, () => 1));

test('A body holds thousands of values and nests 32 deep, and what is more is not even parsed', async () => {
  expect(await read(list(5_000))).toHaveLength(5_000);
  await expect(read(list(5_001))).rejects.toMatchObject({ status: 413, message: 'Too much' });
  expect(await read(nested(32))).toBeDefined();
  await expect(read(nested(33))).rejects.toMatchObject({ status: 413, message: 'Too much' });
});
