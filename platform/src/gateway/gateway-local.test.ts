import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { parseTrustedProxies } from './index.ts';
import { prepareGateway } from './testing/gateway-fixture.ts';

const fixture = prepareGateway();

async function identifyClient(headers: Record<string, string | string[]>, port?: number) {
  const { body } = await fixture.ask('/rest/v1/jobs', headers, 'GET', port);
  const { address, isLocal } = JSON.parse(body.toString());
  return { address, isLocal };
}

async function mailStatuses(headers: Record<string, string | string[]>, port?: number): Promise<Set<number>> {
  const targets = ['/dev/mail', '/dev/mail.json', '/dev/m%61il.json', '/dev/mail/1'];
  const answers = await Promise.all(targets.map((target) => fixture.ask(target, headers, 'GET', port)));
  return new Set(answers.map(({ status }) => status));
}

describe('callers at this machine', () => {
  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.0.0.1:3000', '[::1]:3000'])(
    'A caller at this machine who names it %s reads the mail',
    async (host) => {
      expect(await identifyClient({ host })).toEqual({ address: '127.0.0.1', isLocal: true });
      expect(await mailStatuses({ host })).toEqual(new Set([200]));
    },
  );

  it('A page of this machine at another port is local, too', async () => {
    expect(await identifyClient({ origin: 'http://localhost:3100' })).toMatchObject({ isLocal: true });
  });
});

describe('callers from elsewhere', () => {
  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil-localhost',
    'localhost.',
    '127.0.0.2',
    '0.0.0.0:3000',
  ])('A page that points its name %s at this machine reads no mail', async (host) => {
    expect(await identifyClient({ host })).toMatchObject({ isLocal: false });
    expect(await mailStatuses({ host })).toEqual(new Set([404]));
  });

  it.each([
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-host': 'fursa.example.com' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 proxy' },
    { origin: 'https://fursa.example.com' },
    { origin: 'null' },
  ])('A caller behind a proxy at this machine, which sends %j, reads no mail', async (headers) => {
    expect(await identifyClient(headers)).toMatchObject({ address: '127.0.0.1', isLocal: false });
    expect(await mailStatuses(headers)).toEqual(new Set([404]));
  });

  it('A caller by HTTP/1.0, as nginx calls by default, reads no mail', async () => {
    const socket = connect(await fixture.serve(), '127.0.0.1');
    socket.end('GET /dev/mail.json HTTP/1.0\r\nHost: localhost:3000\r\n\r\n');
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('A caller cannot crowd out the header that a proxy adds last', async () => {
    const many = Object.fromEntries(Array.from({ length: 2_500 }, (_, index) => [index.toString(36), '']));
    expect(await identifyClient({ ...many, 'x-forwarded-for': '203.0.113.7' })).toMatchObject({ isLocal: false });
  });

  it('A caller at another address of this machine reads no mail', async (context) => {
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4');
    if (outside === undefined) return context.skip('this machine has no network');
    const port = await fixture.serve({}, { host: '0.0.0.0' });
    const url = `http://${outside.address}:${port}/dev/mail.json`;
    const answers = [await fetch(url), await fetch(url, { headers: { 'x-real-ip': '127.0.0.1' } })];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe('proxies', () => {
  it('A trusted proxy says for whom it calls, and anybody else says nothing', async () => {
    const trusting = await fixture.serve({}, { trustedProxies: parseTrustedProxies('loopback, 10.0.0.0/8') });
    const headers = { 'x-forwarded-for': '6.6.6.6, ::ffff:203.0.113.7, 10.0.0.1' };
    expect(await identifyClient(headers, trusting)).toEqual({ address: '203.0.113.7', isLocal: false });
    expect(await identifyClient(headers)).toEqual({ address: '127.0.0.1', isLocal: false });
  });
});
