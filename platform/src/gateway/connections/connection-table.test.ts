import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { noTrustedProxies, parseTrustedProxies, type TrustedProxies } from '../client/trusted-proxies.ts';
import { type ConnectionLimits, defaultConnectionLimits } from './connection-limits.ts';
import { createConnectionTable } from './connection-table.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A server with a table of connections and a clock that stands until it is set. */
async function startServer(
  limits: Partial<ConnectionLimits>,
  handler: Handler,
  proxies: TrustedProxies = noTrustedProxies,
) {
  let time = 0;
  const table = createConnectionTable({ limits: { ...defaultConnectionLimits, ...limits }, proxies, now: () => time });
  const server = createServer(handler).listen(0, '::');
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    response.writeContinue();
    handler(request, response);
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  table.add(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const clients: Socket[] = [];
  onTestFinished(async () => {
    for (const client of clients) client.destroy();
    table.closeAll();
    server.close();
    await once(server, 'close');
  });
  return {
    /** A connection that the server has accepted; the client's address is that of the host. */
    open: async (host = '127.0.0.1') => {
      const client = connect({ port, host });
      client.on('error', () => undefined);
      clients.push(client);
      const accepted = once(server, 'connection');
      await Promise.all([once(client, 'connect'), accepted]);
      return client;
    },
    sweepAfter: (seconds: number) => {
      time += seconds * 1_000;
      table.sweep();
    },
  };
}

/** Waits until the server has cut the connection. */
async function cut(client: Socket): Promise<void> {
  client.resume();
  if (!client.closed) await new Promise((resolve) => client.once('close', resolve));
}

/** An answer to a request on a connection proves that it is open. */
async function askOn(client: Socket): Promise<string> {
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [answer] = await once(client, 'data');
  return String(answer).slice(0, 15);
}

const answerAtOnce: Handler = (_request, response) => response.end('ready');

it('An address at its limit gets a new connection for its oldest idle one', async () => {
  const server = await startServer({ perAddress: 2 }, answerAtOnce);
  const [first, second] = [await server.open(), await server.open()];
  expect(await askOn(first)).toBe('HTTP/1.1 200 OK');
  const third = await server.open();
  await cut(first);
  expect(await askOn(second)).toBe('HTTP/1.1 200 OK');
  expect(await askOn(third)).toBe('HTTP/1.1 200 OK');
});

it('Connections whose head never ends do not keep others of their address out', async () => {
  const server = await startServer({ perAddress: 3 }, answerAtOnce);
  for (let index = 0; index < 10; index += 1) (await server.open()).write('GET / HTTP/1.1\r\nX-Slow: ');
  expect(await askOn(await server.open())).toBe('HTTP/1.1 200 OK');
});

it('An address whose connections are all busy gets no more, and others get theirs', async () => {
  const asked: ServerResponse[] = [];
  const server = await startServer({ perAddress: 2 }, (_request, response) => asked.push(response));
  const busy = [await server.open(), await server.open()];
  for (const client of busy) client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => asked.length).toBe(2);
  await cut(await server.open());
  const other = await server.open('::1');
  const answer = askOn(other);
  await expect.poll(() => asked.length).toBe(3);
  for (const response of asked) response.end('ready');
  expect(await answer).toBe('HTTP/1.1 200 OK');
  expect(busy.some((client) => client.destroyed)).toBe(false);
});

it('Bodies that hardly move do not keep others of their address out', async () => {
  const server = await startServer({ perAddress: 2 }, (request, response) => {
    request.resume().once('end', () => response.end('ready'));
  });
  const slow = [await server.open(), await server.open()];
  const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 99\r\n\r\n';
  for (const client of slow) {
    client.write(head);
    expect(String(await once(client, 'data'))).toContain('100 Continue');
  }
  server.sweepAfter(1);
  expect(await askOn(await server.open())).toBe('HTTP/1.1 200 OK');
  await cut(slow[0] as Socket);
});

it('A trusted proxy may have as many as there are in all', async () => {
  const server = await startServer({ perAddress: 1, inAll: 3 }, answerAtOnce, parseTrustedProxies('127.0.0.1'));
  const clients = [await server.open(), await server.open(), await server.open()];
  for (const client of clients) expect(await askOn(client)).toBe('HTTP/1.1 200 OK');
  await server.open();
  await cut(clients[0] as Socket);
  expect(await askOn(clients[1] as Socket)).toBe('HTTP/1.1 200 OK');
});

it('An address that keeps asking for much at once is not read any more, for a while, and others are', async () => {
  const pending: ServerResponse[] = [];
  const server = await startServer({ requestsAtOnce: 1, abuseLimit: 2 }, (request, response) => {
    if (request.url === '/slow') pending.push(response);
    else response.end('ready');
  });
  for (let abuse = 0; abuse < 3; abuse += 1) {
    const client = await server.open();
    client.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(9));
    await cut(client);
  }
  await cut(await server.open());
  expect(await askOn(await server.open('::1'))).toBe('HTTP/1.1 200 OK');
  server.sweepAfter(1);
  expect(await askOn(await server.open())).toBe('HTTP/1.1 200 OK');
});

it('What is no HTTP counts in the same way', async () => {
  const server = await startServer({ abuseLimit: 0 }, answerAtOnce);
  const client = await server.open();
  client.write('no HTTP at all\r\n\r\n');
  await cut(client);
  await cut(await server.open());
});

it('A client that goes on sending its body is not cut', async () => {
  const received: number[] = [];
  const server = await startServer({}, (request, response) => {
    request.on('data', (chunk: Buffer) => received.push(chunk.length));
    request.on('end', () => response.end('ready'));
  });
  const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6000\r\n\r\n';
  const total = () => received.reduce((sum, length) => sum + length, 0);

  const moving = await server.open();
  moving.write(head);
  for (let piece = 1; piece <= 2; piece += 1) {
    moving.write('x'.repeat(2_000));
    await expect.poll(total).toBe(piece * 2_000);
    server.sweepAfter(6);
  }
  const answer = once(moving, 'data');
  moving.write('x'.repeat(2_000));
  expect(String(await answer)).toContain('200 OK');
});

it('A client that never sends its body is cut after its time, also when the request was answered', async () => {
  const server = await startServer({}, answerAtOnce);
  const client = await server.open();
  const answer = once(client, 'data');
  client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n');
  expect(String(await answer)).toContain('200 OK');
  server.sweepAfter(0);
  server.sweepAfter(10);
  await cut(client);
});

it('A client that does not take its answer is cut', async () => {
  const large = Buffer.alloc(50_000_000);
  const sent = Promise.withResolvers<ServerResponse>();
  const server = await startServer({}, (_request, response) => {
    response.end(large);
    sent.resolve(response);
  });
  const client = await server.open();
  client.pause();
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const response = await sent.promise;
  server.sweepAfter(0);
  server.sweepAfter(30);
  expect(response.destroyed).toBe(false);
  server.sweepAfter(50_000);
  await once(response, 'close');
});
