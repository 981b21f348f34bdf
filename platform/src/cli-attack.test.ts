// @module-tag products
import http from 'node:http';
import net from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { buildTimeout, prepareCli, readyAddress, stop } from './testing/cli-fixture.ts';

const cli = prepareCli();

it('A product that is flooded from every side answers a health check and stops at a signal', {
  timeout: buildTimeout,
}, async () => {
  await cli.prepareData();
  const run = cli.fursa(['start']);
  const { port } = new URL(await readyAddress(run));
  const clients = [
    ...openSlowClients(port),
    ...['/', '/jobs', '/rest/v1/jobs', '/dev/mail'].map((path) => flood(port, path)),
  ];
  const health = await fetch(`http://localhost:${port}/healthz`);
  expect(await health.json()).toMatchObject({ status: 'ok' });
  await stop(run, 'SIGTERM');
  await Promise.all(clients);
});

it('A product that others can reach says what they do not have, and they do not have it', {
  timeout: buildTimeout,
}, async () => {
  await cli.prepareData();
  const run = cli.fursa(['start'], { HOST: '0.0.0.0' });
  const { port } = new URL(await readyAddress(run));
  expect(run.output.stdout).toContain(
    `Off for callers from elsewhere: /dev/mail and the demo accounts; use them on this machine at http://localhost:${port}.`,
  );
  const mail = (host: string, headers: http.OutgoingHttpHeaders = {}) =>
    statusOf({ host, port, path: '/dev/mail.json', headers });
  expect(await mail('127.0.0.1')).toBe(200);
  expect(await mail('127.0.0.1', { host: 'evil.example' })).toBe(404);
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4');
  if (outside !== undefined) expect(await mail(outside.address)).toBe(404);
  await stop(run, 'SIGTERM');
});

/** Heads and bodies that never end. Each ends when the server cuts it. */
function openSlowClients(port: string): Promise<void>[] {
  const starts = [
    'GET / HTTP/1.1\r\nX: ',
    'POST /rest/v1/jobs HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n',
  ];
  return Array.from({ length: 40 }, async (_, index) => {
    const client = net.connect(Number(port), '127.0.0.1');
    client.on('error', () => undefined);
    client.write(starts[index % starts.length] ?? '');
    await new Promise((resolve) => client.resume().once('close', resolve));
  });
}

/** Calls ten at a time, again and again, until nobody answers. */
async function flood(port: string, path: string): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 10 });
  const call = async (): Promise<void> => {
    while ((await statusOf({ port, path, agent, headers: { accept: 'text/html' } })) !== undefined);
  };
  await Promise.all(Array.from({ length: 10 }, call));
  agent.destroy();
}

/** `undefined` when the connection was refused or cut. */
function statusOf(options: http.RequestOptions): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = http.get(options, (response) =>
      response.resume().once('close', () => resolve(response.statusCode)),
    );
    request.on('error', () => resolve(undefined));
  });
}
