import http from 'node:http';
import { describe, expect, it } from 'vitest';
import { serveGateway } from './serve-gateway.ts';

const answering = { fetch: () => new Response('ready') };

describe('serveGateway', () => {
  it('is reached by IPv4 and IPv6 at localhost', async () => {
    const server = await serveGateway(answering, { port: 0, host: 'localhost' });
    try {
      for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
        expect(await (await fetch(`http://${host}:${server.port}/`)).text()).toBe('ready');
      }
    } finally {
      await server.close(0);
    }
  });

  it('refuses a port that is taken on either of them', async () => {
    for (const host of ['127.0.0.1', '::1']) {
      const other = await serveGateway(answering, { port: 0, host });
      await expect(serveGateway(answering, { port: other.port, host: 'localhost' })).rejects.toThrow('EADDRINUSE');
      await other.close(0);
    }
  });

  it('lets a request that came too early wait until the gateway is there', async () => {
    const gateway = Promise.withResolvers<typeof answering>();
    const server = await serveGateway(gateway.promise, { port: 0, host: 'localhost' });
    const early = fetch(`http://localhost:${server.port}/`);
    setTimeout(() => gateway.resolve(answering), 50);
    expect(await (await early).text()).toBe('ready');
    await server.close(0);
  });

  it('lets a running answer end when it closes, and cuts one that does not', async () => {
    const slow = {
      fetch: async () => await new Promise<Response>((resolve) => setTimeout(resolve, 150, new Response('late'))),
    };
    const patient = await serveGateway(slow, { port: 0, host: 'localhost' });
    const answer = fetch(`http://localhost:${patient.port}/`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const start = performance.now();
    await patient.close(5_000);
    expect(await (await answer).text()).toBe('late');
    expect(performance.now() - start).toBeLessThan(1_000);

    const never = { fetch: () => new Promise<Response>(() => undefined) };
    const stuck = await serveGateway(never, { port: 0, host: 'localhost' });
    const cut = fetch(`http://localhost:${stuck.port}/`);
    cut.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await stuck.close(100);
    await expect(cut).rejects.toThrow('fetch failed');
  });

  it('does not wait for connections that are merely kept open', async () => {
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
