import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { serveGateway } from './serve-gateway.ts';

const answering = { fetch: () => new Response('ready') };
/** Longer than a test may take: what ends before did not wait for it. */
const longGrace = 600_000;

describe('serveGateway', () => {
  it('A browser reaches localhost by IPv4 and IPv6', async () => {
    const server = await serveGateway(answering, { port: 0, host: 'localhost' });
    try {
      for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
        expect(await (await fetch(`http://${host}:${server.port}/`)).text()).toBe('ready');
      }
    } finally {
      await server.close(0);
    }
  });

  it('A port that is taken on either of them is refused', async () => {
    for (const host of ['127.0.0.1', '::1']) {
      const other = await serveGateway(answering, { port: 0, host });
      await expect(serveGateway(answering, { port: other.port, host: 'localhost' })).rejects.toThrow('EADDRINUSE');
      await other.close(0);
    }
  });

  it('A request that comes too early waits until the gateway is there; a health check is answered: it is starting', async () => {
    const gateway = Promise.withResolvers<typeof answering>();
    const server = await serveGateway(gateway.promise, { port: 0, host: 'localhost' });
    const address = `http://localhost:${server.port}`;
    const early = fetch(address);
    expect((await fetch(`${address}/healthz`)).status).toBe(503);
    gateway.resolve(answering);
    expect(await (await early).text()).toBe('ready');
    await expect.poll(async () => (await fetch(`${address}/healthz`)).status).toBe(200);
    await server.close(0);
  });

  it('A running answer may end before the server closes', async () => {
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<Response>();
    const slow = {
      fetch: () => {
        asked.resolve();
        return answered.promise;
      },
    };
    const server = await serveGateway(slow, { port: 0, host: 'localhost' });
    const answer = fetch(`http://localhost:${server.port}/`).then((response) => response.text());
    await asked.promise;
    const closed = server.close(longGrace);
    answered.resolve(new Response('late'));
    await closed;
    expect(await answer).toBe('late');
  });

  it('A connection that is merely kept open is not waited for', async () => {
    const server = await serveGateway(answering, { port: 0, host: 'localhost' });
    const agent = new http.Agent({ keepAlive: true });
    await new Promise((resolve) =>
      http.get({ port: server.port, agent }, (response) => response.resume().on('end', resolve)),
    );
    await server.close(longGrace);
    agent.destroy();
  });

  it('Clients that neither finish what they send nor take what they get do not keep the server open', async () => {
    const pending = { fetch: async (request: Request) => new Response(await request.arrayBuffer()) };
    const server = await serveGateway(pending, { port: 0, host: 'localhost' });
    const host = 'HTTP/1.1\r\nHost: localhost\r\n';
    const starts = ['', `GET / ${host}X: `, `POST / ${host}Content-Length: 9\r\n\r\nx`, 'no HTTP at all\r\n\r\n'];
    const clients = starts.map((start) => {
      const client = net.connect({ port: server.port, allowHalfOpen: true });
      client.on('error', () => undefined);
      client.write(start);
      return client;
    });
    const ends = clients.map((client) => new Promise((resolve) => client.once('close', resolve)));
    for (const client of clients) client.resume().once('end', () => client.end());
    await Promise.all(clients.map((client) => (client.connecting ? once(client, 'connect') : undefined)));
    await server.close(50);
    await Promise.all(ends);
  });

  it('A flood of requests does not keep the server open', async () => {
    const server = await serveGateway(answering, { port: 0, host: 'localhost' });
    const flooding = Array.from({ length: 50 }, () => callUntilRefused(server.port));
    await fetch(`http://localhost:${server.port}/`);
    await server.close(50);
    await Promise.all(flooding);
  });
});

/** Calls again and again on one connection, as long as it is answered. */
async function callUntilRefused(port: number): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  let isAnswered = true;
  while (isAnswered) {
    isAnswered = await new Promise((resolve) => {
      const request = http.get({ port, agent }, (response) => response.resume().on('close', () => resolve(true)));
      request.on('error', () => resolve(false));
    });
  }
  agent.destroy();
}
