import { SignJWT } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { callsAtOnce, type FunctionMounting, type MountedFunctions, mountFunctions } from './mount-functions.ts';

const keys = { jwtSecret: 'a secret of at least thirty-two characters', publishableKey: 'p', secretKey: 's' };
const client = { address: '192.0.2.1', isLocal: false };
let mounted: MountedFunctions | undefined;
afterEach(async () => {
  await mounted?.close();
  vi.restoreAllMocks();
});

function mount(options: Partial<FunctionMounting> = {}): MountedFunctions {
  mounted = mountFunctions({
    variables: {},
    keys,
    lite: { hasSession: async () => true },
    fetchSupabase: async () => new Response(),
    worker: new URL('./testing/test-worker.ts', import.meta.url),
    ...options,
  });
  return mounted;
}

/** The account with that number. */
async function tokenOf(person: number): Promise<string> {
  const id = `00000000-0000-4000-8000-${String(person).padStart(12, '0')}`;
  const claims = { session_id: id, role: 'authenticated' };
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setSubject(id).setAudience('authenticated');
  return await token.setExpirationTime('1h').sign(new TextEncoder().encode(keys.jwtSecret));
}

interface CallInit extends RequestInit {
  readonly name?: string;
  readonly address?: string;
}

async function call(
  body: string,
  person = 1,
  { name = 'job-feed', address, ...init }: CallInit = {},
): Promise<Response> {
  const headers = { authorization: `Bearer ${await tokenOf(person)}` };
  const request = new Request(`http://localhost/functions/v1/${name}`, { method: 'POST', headers, body, ...init });
  return await (mounted?.answer(request, { ...client, address: address ?? client.address }) ?? Response.error());
}

async function told(response: Response): Promise<[number, unknown]> {
  return [response.status, await response.json()];
}

test('A function that never returns is ended with its thread, stops nobody meanwhile, and can be called again', async () => {
  mount({ deadline: 5_000 });
  // Both threads have begun: that takes seconds on a busy machine.
  const warm = await Promise.all([1, 2, 3, 4].map(async (person) => (await call('warm', person)).text()));
  expect(warm).toEqual(['warm', 'warm', 'warm', 'warm']);
  const answered: string[] = [];
  const stuck = call('loop').then((response) => {
    answered.push('stuck');
    return response;
  });
  for (const person of [2, 3, 4]) answered.push(await (await call(`quick ${person}`, person)).text());
  expect(await told(await stuck)).toEqual([504, { error: 'This took too long. Please try again later.' }]);
  expect(answered).toEqual(['quick 2', 'quick 3', 'quick 4', 'stuck']);
  expect(await (await call('again')).text()).toBe('again');
});

test.each(['exit', 'throw'])('A thread in which something goes wrong (%s) costs that call alone', async (what) => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  mount();
  expect(await told(await call(what))).toEqual([503, { error: 'This was interrupted. Please try again.' }]);
  expect(printed).toHaveBeenCalled();
  expect(await (await call('again')).text()).toBe('again');
});

test('A call that the end of the product interrupts is answered, and nothing is printed about it', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  mount();
  const stuck = call('loop');
  // Answered by the other thread, when the first one has begun.
  await call('quick', 2);
  await mounted?.close();
  expect(await told(await stuck)).toEqual([503, { error: 'This was interrupted. Please try again.' }]);
  expect(printed).not.toHaveBeenCalled();
});

test('Parts of an answer arrive as they are written', async () => {
  const next = Promise.withResolvers<Response>();
  mount({ fetchSupabase: () => next.promise });
  const reader = (await call('stream')).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('first');
  next.resolve(new Response());
  expect((await reader?.read())?.value).toBe('second');
  expect((await reader?.read())?.done).toBe(true);
});

test.each(['reads no further', 'goes away'])('The function hears of it when the caller %s', async (how) => {
  const heard = Promise.withResolvers<string>();
  mount({
    fetchSupabase: async ({ url }, caller) => {
      heard.resolve(`${new URL(url).pathname} ${caller}`);
      return new Response();
    },
  });
  const going = new AbortController();
  const response = await call('wait for cancel', 7, { signal: going.signal });
  if (how === 'goes away') going.abort();
  else await response.body?.cancel();
  expect(await heard.promise).toBe('/cancelled functions for 00000000-0000-4000-8000-000000000007');
});

test('One person has four calls at once, one address sixteen', async () => {
  mount();
  const fourOf = (person: number) => Promise.all([1, 2, 3, 4].map(() => call('wait for cancel', person)));
  const waiting = await fourOf(1);
  const more = await call('x');
  expect(more.headers.get('retry-after')).toBe('1');
  expect(await told(more)).toEqual([429, { error: expect.stringMatching(/^At most 4 requests/) }]);
  expect(await (await call('x', 2)).text()).toBe('x');

  for (let person = 3; waiting.length < callsAtOnce.perAddress; person += 1) waiting.push(...(await fourOf(person)));
  expect(await told(await call('x', 2))).toEqual([503, { error: expect.stringMatching(/^Too many people/) }]);
  expect(await (await call('x', 2, { address: '192.0.2.2' })).text()).toBe('x');
  await Promise.all(waiting.map((response) => response.body?.cancel()));
  await expect.poll(async () => (await call('x', 2)).status).toBe(200);
});

describe('Turns', () => {
  const flooding = '192.0.2.66';

  /** The order in which calls are answered. */
  function collectAnswers() {
    const order: string[] = [];
    return { order, note: async (answer: Promise<Response>) => void order.push(await (await answer).text()) };
  }

  async function warmUp(): Promise<void> {
    await Promise.all([1, 2, 3, 4].map(async (person) => (await call('warm', person)).text()));
  }

  test('A light call waits for no heavy one, and a heavy one for one of another address at most', async () => {
    mount();
    await warmUp();
    const { order, note } = collectAnswers();
    const flood = Array.from({ length: 8 }, (_, index) =>
      note(call('work', 1 + (index % 4), { name: 'ai-analyze', address: flooding })),
    );
    await expect.poll(() => order.length).toBe(1);
    await note(call('light', 5));
    expect(order.filter((answer) => answer === 'work').length).toBeLessThan(4);
    await note(call('heavy', 6, { name: 'ai-analyze' }));
    expect(order.filter((answer) => answer === 'work').length).toBeLessThan(6);
    await Promise.all(flood);
  });

  test('Whoever waits for somebody else keeps nobody of the same address waiting', async () => {
    mount();
    await warmUp();
    const waiting = await call('wait for cancel', 1, { name: 'ai-analyze' });
    expect(await (await call('x', 2, { name: 'ai-analyze' })).text()).toBe('x');
    await waiting.body?.cancel();
  });

  test('A call that shares the thread of one that is stuck begins once more', async () => {
    const asked = Promise.withResolvers<void>();
    const mayLoop = Promise.withResolvers<Response>();
    mount({
      deadline: 6_000,
      fetchSupabase: async () => {
        asked.resolve();
        return await mayLoop.promise;
      },
    });
    await warmUp();
    const stuck = call('ask and loop', 1);
    await asked.promise;
    // One for each thread.
    const neighbours = [2, 3].map((person) => call('later', person));
    setTimeout(() => mayLoop.resolve(new Response()), 300);
    expect(await Promise.all(neighbours.map(async (answer) => (await answer).text()))).toEqual(['later', 'later']);
    expect((await stuck).status).toBe(504);
  });

  test('Who goes away while they wait is not worked for', async () => {
    mount();
    await warmUp();
    const [working, going] = [call('work', 1, { name: 'ai-analyze' }), new AbortController()];
    const asked = vi.fn();
    const left = call('work', 2, { name: 'ai-analyze', signal: going.signal }).then(({ status }) => asked(status));
    going.abort();
    await left;
    expect(asked).toHaveBeenCalledWith(503);
    expect((await working).status).toBe(200);
  });
});

test('Calls without a session are few at once, and take the place of nobody who is signed in', async () => {
  mount();
  const report = async (body: string, address: string) => {
    const request = new Request('http://localhost/functions/v1/telemetry', { method: 'POST', body });
    return await (mounted?.answer(request, { address, isLocal: false }) ?? Response.error());
  };
  const twoOf = (address: string) => Promise.all([1, 2].map(() => report('wait for cancel', address)));
  const waiting = await twoOf('192.0.2.1');
  expect((await report('x', '192.0.2.1')).status).toBe(429);
  waiting.push(...(await twoOf('192.0.2.2')));
  expect((await report('x', '192.0.2.3')).status).toBe(503);
  expect(await (await call('x')).text()).toBe('x');
  await Promise.all(waiting.map((response) => response.body?.cancel()));
  await expect.poll(async () => (await report('x', '192.0.2.3')).status).toBe(200);
});

test.each<[string, Partial<FunctionMounting>, string]>([
  ['nobody', {}, ''],
  ['a token that was made up', {}, 'Bearer x.y.z'],
  ['the publishable key', {}, 'Bearer p'],
  ['a session that has ended', { lite: { hasSession: async () => false } }, 'of an account'],
])('Of a request of %s the body is not read', async (_, options, authorization) => {
  mount(options);
  const pull = vi.fn();
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const bearer = authorization === 'of an account' ? `Bearer ${await tokenOf(1)}` : authorization;
  const request = { method: 'POST', headers: { authorization: bearer }, body, duplex: 'half' };
  const response = await mounted?.answer(new Request('http://localhost/functions/v1/ai-analyze', request), client);
  expect(response && (await told(response))).toEqual([401, { error: 'User not authenticated' }]);
  expect(pull).not.toHaveBeenCalled();
});

test('A body that does not arrive is not waited for', async () => {
  mount({ deadline: 50 });
  const body = new ReadableStream();
  const streamed = { body, duplex: 'half' };
  expect((await call('', 1, streamed)).status).toBe(504);
});

test('Pages of this machine may read a refusal', async () => {
  mount();
  const request = { method: 'POST', headers: { origin: 'http://localhost:3100' } };
  const response = await mounted?.answer(new Request('http://localhost/functions/v1/job-feed', request), client);
  expect([response?.status, response?.headers.get('access-control-allow-origin')]).toEqual([
    401,
    'http://localhost:3100',
  ]);
});
