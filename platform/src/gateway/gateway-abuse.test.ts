import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseTrustedProxies } from './index.ts';
import { html, prepareGateway } from './testing/gateway-fixture.ts';

const fixture = prepareGateway();

/** Waits for the end of a connection, whoever ends it and how. */
function closed(socket: Socket): Promise<void> {
  socket.on('error', () => undefined);
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

/** Sends bytes as they are; gives all that comes back until the server closes the connection. */
async function exchange(bytes: string, to = fixture.firstPort()): Promise<string> {
  const socket = connect(to, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(bytes);
  await closed(socket);
  return answer;
}

describe('wrong input', () => {
  it.each(['/%', '/rest/v1/jobs?title=eq.%00', '/jobs/..%2f..%2fsecret', '//evil.example/'])(
    'A request for %s is refused with 400 and every header',
    async (target) => {
      const { status, headers } = await fixture.ask(target, html);
      expect(status).toBe(400);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  it.each([
    ['GET http://evil.example/dev/mail HTTP/1.1\r\nHost: localhost\r\n\r\n', 'a whole address'],
    ['OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n', 'the server itself'],
    ['GET / HTTP/1.1\r\nHost: a\r\nHost: localhost\r\n\r\n', 'two hosts'],
    ['GET / HTTP/1.1\r\n\r\n', 'no host'],
    ['GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n', 'NUL'],
    ['GET / HTTP/1.1\r\nHost: localhost\r\nX: \0\r\n\r\n', 'NUL in a header'],
    ['GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', 'no HTTP that is known'],
    ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 'TLS'],
    [
      'POST /rest/v1/jobs HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      'two lengths',
    ],
    [
      'POST /rest/v1/jobs HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
      'a body packed on its way',
    ],
    [
      'POST /rest/v1/jobs HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n',
      'chunks of chunks',
    ],
  ])('A request of %j, which holds %s, is refused with 400', async (request) => {
    const answer = await exchange(request);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    if (!request.includes('\r\n\r\n') || request.includes('Host: localhost')) {
      expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    }
  });

  it('A head that is too long is refused', async () => {
    const answer = await exchange(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 [\s\S]*X-Content-Type-Options: nosniff/);
  });

  it('A head that does not end is refused after its time', async () => {
    const to = await fixture.serve({}, { limits: { headTime: 50 } });
    const answer = await exchange('GET / HTTP/1.1\r\nHost: localhost\r\nX: ', to);
    expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*X-Content-Type-Options: nosniff/);
    expect(await exchange('', to)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('A host that is written in an unusual way is refused with every header', async () => {
    const { status, headers } = await fixture.ask('/rest/v1/jobs', { host: '[::ffff:127.0.0.1]' });
    expect(status).toBe(400);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('bodies where none is taken', () => {
  const head = (method: string, target: string, more: string) =>
    `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n${more}\r\n`;

  it.each([
    ['GET', '/', 'Content-Length: 50000000\r\n', 400],
    ['GET', '/assets/main.first.js', 'Transfer-Encoding: chunked\r\n', 400],
    ['POST', '/jobs', 'Content-Length: 50000000\r\n', 405],
    ['PUT', '/healthz', 'Transfer-Encoding: chunked\r\n', 405],
  ])('A body of %s %s is refused before it comes, and not waited for', async (method, target, more, status) => {
    expect(await exchange(head(method, target, more))).toContain(`HTTP/1.1 ${status} `);
  });

  it.each([
    ['/jobs', 405],
    ['/rest/v1/jobs', 401],
  ])('A client that sends on after %s refused it is cut', async (target, status) => {
    const refusing = { fetch: async () => new Response('no', { status: 401 }) };
    const to = await fixture.serve({ backend: refusing });
    const socket = connect(to, '127.0.0.1');
    const end = closed(socket);
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.write(head('POST', target, 'Content-Length: 1000000000\r\n'));
    const piece = Buffer.alloc(65_536);
    const pour = (error?: Error | null) => {
      if (!error) socket.write(piece, pour);
    };
    pour();
    await end;
    expect(received).toContain(`HTTP/1.1 ${status} `);
    expect(received.toLowerCase()).toContain('connection: close');
    expect(socket.bytesWritten).toBeLessThan(32_000_000);
  });

  it('A small body that nobody reads does not cost the connection', async () => {
    const small = head('POST', '/jobs', 'Content-Length: 4\r\n');
    const answer = await exchange(`${small}body${head('GET', '/healthz', 'Connection: close\r\n')}`);
    expect(answer).toMatch(/^HTTP\/1\.1 405 [\s\S]*HTTP\/1\.1 200 OK/);
  });

  it('A client that waits for 100 Continue sends its body to the backend only', async () => {
    const expecting = 'Expect: 100-continue\r\nContent-Length: 4\r\nConnection: close\r\n';
    expect(await exchange(head('POST', '/jobs', expecting))).toMatch(/^HTTP\/1\.1 405 /);
    expect(await exchange(`${head('POST', '/rest/v1/jobs', expecting)}body`)).toMatch(
      /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK[\s\S]*"body":"body"/,
    );
  });
});

describe('connections', () => {
  it('A connection that asks for much without waiting for answers reaches the backend a few times', async () => {
    let calls = 0;
    const slow = {
      fetch: () => {
        calls += 1;
        return new Promise<Response>(() => undefined);
      },
    };
    const to = await fixture.serve({ backend: slow });
    const socket = connect(to, '127.0.0.1');
    socket.write('GET /rest/v1/jobs HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_000));
    await closed(socket);
    expect(calls).toBe(4);
  });

  it('A client behind a trusted proxy has so many requests in flight, and the others behind it have theirs', async () => {
    const held: (() => void)[] = [];
    const slow = {
      fetch: () => new Promise<Response>((resolve) => held.push(() => resolve(new Response('answered')))),
    };
    const trusting = { trustedProxies: parseTrustedProxies('loopback'), limits: { perAddress: 3 } };
    const to = await fixture.serve({ backend: slow }, trusting);
    const call = (address: string) => fixture.ask('/rest/v1/jobs', { 'x-forwarded-for': address }, 'GET', to);
    const first = Array.from({ length: 3 }, () => call('203.0.113.7'));
    await expect.poll(() => held.length).toBe(3);
    expect((await call('203.0.113.7')).status).toBe(429);
    const renewal = '/auth/v1/token?grant_type=refresh_token';
    expect((await fixture.ask(renewal, { 'x-forwarded-for': '203.0.113.7' }, 'POST', to)).status).toBe(503);
    expect((await fixture.ask('/healthz', { 'x-forwarded-for': '203.0.113.7' }, 'GET', to)).status).toBe(200);
    const other = call('203.0.113.8');
    await expect.poll(() => held.length).toBe(4);
    for (const release of held) release();
    for (const { status } of await Promise.all([...first, other])) expect(status).toBe(200);
    const again = call('203.0.113.7');
    await expect.poll(() => held.length).toBe(5);
    held[4]?.();
    expect((await again).status).toBe(200);
  });

  it('Requests whose connection was cut no longer count as in flight', async () => {
    let calls = 0;
    const slow = {
      fetch: () => {
        calls += 1;
        return new Promise<Response>(() => undefined);
      },
    };
    const to = await fixture.serve({ backend: slow }, { limits: { perAddress: 3 } });
    for (let round = 1; round <= 3; round += 1) {
      const socket = connect(to, '127.0.0.1');
      const end = closed(socket);
      socket.write('GET /rest/v1/jobs HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3));
      await expect.poll(() => calls).toBe(3 * round);
      socket.destroy();
      await end;
      await expect.poll(async () => (await fixture.ask('/healthz', {}, 'GET', to)).status).toBe(200);
    }
  });
});

afterEach(() => vi.restoreAllMocks());

it.each([
  ['is cut because it drips', { bodyTime: 100, bodyBytes: 1_000_000 }, (client: Socket) => once(client, 'close')],
  ['is given up by the client', {}, async (client: Socket) => client.resetAndDestroy()],
])('A body that %s is told as no fault of ours', async (_, limits, end) => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const began = Promise.withResolvers<void>();
  const failed = vi.fn();
  const fetch = async (request: Request) => {
    began.resolve();
    return new Response(await request.arrayBuffer().catch(failed));
  };
  const throwing = async (request: Request) => {
    const response = await fetch(request);
    if (failed.mock.lastCall) throw failed.mock.lastCall[0];
    return response;
  };
  const port = await fixture.serve({ backend: { fetch: throwing } }, { limits });
  const client = connect({ port });
  client.on('error', () => undefined);
  client.write('POST /rest/v1/jobs HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nx');
  await began.promise;
  await end(client);
  await expect.poll(() => failed).toHaveBeenCalled();
  // What would be printed is before another request is answered.
  await fixture.ask('/registry.json');
  expect(printed.mock.calls).toEqual([]);
});
