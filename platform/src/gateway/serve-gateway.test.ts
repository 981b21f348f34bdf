import http from 'node:http';
import { describe, expect, it } from 'vitest';
import { serveGateway } from './serve-gateway.ts';

const answering = { fetch: () => new Response('ready') };

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

  it('A request that comes too early waits until the gateway is there', async () => {
    const gateway = Promise.withResolvers<typeof answering>();
    const server = await serveGateway(gateway.promise, { port: 0, host: 'localhost' });
    const early = fetch(`http://localhost:${server.port}/`);
    setTimeout(() => gateway.resolve(answering), 50);
    expect(await (await early).text()).toBe('ready');
    await server.close(0);
  });

  it('A running answer may end before the server closes', async () => {
    const asked = Promise.withResolvers<void>();
    const slow = {
      fetch: async () => {
        asked.resolve();
        return await new Promise<Response>((resolve) => setTimeout(resolve, 150, new Response('late')));
      },
    };
    const patient = await serveGateway(slow, { port: 0, host: 'localhost' });
    const answer = fetch(`http://localhost:${patient.port}/`).then((response) => response.text());
    await asked.promise;
    const start = performance.now();
    await patient.close(5_000);
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(await answer).toBe('late');
  });

  it('An answer that does not end is cut', async () => {
    const asked = Promise.withResolvers<void>();
    const endless = {
      fetch: () => {
        asked.resolve();
        return new Promise<Response>(() => undefined);
      },
    };
    const server = await serveGateway(endless, { port: 0, host: 'localhost' });
    const answer = fetch(`http://localhost:${server.port}/`).then(
      () => 'answered',
      () => 'cut',
    );
    await asked.promise;
    await server.close(100);
    expect(await answer).toBe('cut');
  });

  it('A connection that is merely kept open is not waited for', async () => {
    const server = await serveGateway(answering, { port: 0, host: 'localhost' });
    const agent = new http.Agent({ keepAlive: true });
    await new Promise((resolve) =>
      http.get({ port: server.port, agent }, (response) => response.resume().on('end', resolve)),
    );
    const start = performance.now();
    await server.close(5_000);
    expect(performance.now() - start).toBeLessThan(1_000);
    agent.destroy();
  });
});
