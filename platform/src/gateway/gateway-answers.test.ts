import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseTrustedProxies, type RequestRecord } from './index.ts';
import { html, prepareGateway, remoteEntry } from './testing/gateway-fixture.ts';

const fixture = prepareGateway();

const { ask } = fixture;

describe('registry and configuration', () => {
  it('The registry and the configuration are asked for again each time', async () => {
    const registry = await ask('/registry.json', { 'accept-encoding': 'br' });
    expect(JSON.parse(brotliDecompressSync(registry.body).toString())).toEqual(
      JSON.parse(String(await fixture.readPublished('registry.json'))),
    );
    expect(registry.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
    const again = { 'accept-encoding': 'br', 'if-none-match': registry.headers.etag };
    expect((await ask('/registry.json', again)).status).toBe(304);
    expect(JSON.parse((await ask('/config.json')).body.toString())).toEqual({
      version: expect.stringMatching(/^0\.1\.0-h/),
      supabasePublishableKey: 'sb_publishable_test',
    });
  });
});

describe('backend', () => {
  it.each([
    '/auth/v1/token?grant_type=password',
    '/rest/v1/jobs?select=*',
    '/storage/v1/object/cvs/a',
    '/functions/v1/ai-chat',
    '/dev/mail',
    '/dev/mail.json',
  ])('A call of %s goes to the backend as it is', async (target) => {
    const { status, body } = await ask(target, { apikey: 'key' }, 'POST', undefined, 'body');
    expect(status).toBe(200);
    const caller = { address: '127.0.0.1', isLocal: true };
    expect(JSON.parse(body.toString())).toEqual({ method: 'POST', url: target, key: 'key', body: 'body', ...caller });
  });

  it('An answer of the backend runs nothing, should a browser take it for a page', async () => {
    const policy = (await ask('/storage/v1/object/public/avatars/a.svg')).headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
  });

  it('An answer of the backend stays in no cache, unless the backend says that it may', async () => {
    expect((await ask('/rest/v1/jobs')).headers['cache-control']).toBe('no-store');
    expect((await ask('/dev/mail.json')).headers['cache-control']).toBe('no-store');
    const cached = { fetch: async () => new Response('', { headers: { 'Cache-Control': 'max-age=60' } }) };
    const to = await fixture.serve({ backend: cached });
    expect((await ask('/storage/v1/object/public/avatars/a', {}, 'GET', to)).headers['cache-control']).toBe(
      'max-age=60',
    );
  });

  it('An answer that the backend fetched elsewhere gets the headers of every other', async () => {
    const elsewhere = { fetch: () => fetch('data:text/plain,elsewhere') };
    const answer = await ask('/rest/v1/jobs', {}, 'GET', await fixture.serve({ backend: elsewhere }));
    expect(answer.body.toString()).toBe('elsewhere');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  it('A method that the backend does not know is refused', async () => {
    const { status, headers } = await ask('/rest/v1/jobs', {}, 'PROPFIND');
    expect(status).toBe(405);
    expect(headers.allow).toContain('PATCH');
  });

  it('The backend may set security headers of its own', async () => {
    const own = {
      fetch: async () => new Response('mail', { headers: { 'Content-Security-Policy': "default-src 'self'" } }),
    };
    const answer = await ask('/dev/mail', {}, 'GET', await fixture.serve({ backend: own }));
    expect(answer.headers['content-security-policy']).toBe("default-src 'self'");
  });

  it('The gateway serves no backend when Supabase is elsewhere', async () => {
    const to = await fixture.serve({ backend: undefined });
    for (const target of ['/rest/v1/jobs', '/dev/mail']) expect((await ask(target, html, 'GET', to)).status).toBe(404);
  });
});

describe('every answer', () => {
  it.each(['/', remoteEntry, '/assets/gone.js', '/registry.json', '/rest/v1/jobs', '/healthz', '/icon.svg'])(
    'The answer to %s carries the security headers',
    async (target) => {
      const { headers } = await ask(target, html);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['permissions-policy']).toContain('microphone=(self)');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('An answer asks for https for good only when a trusted proxy says that it came by https', async () => {
    const headers = { ...html, 'x-forwarded-proto': 'https' };
    const to = await fixture.serve({}, { trustedProxies: parseTrustedProxies('loopback') });
    expect((await ask('/', headers, 'GET', to)).headers['strict-transport-security']).toContain('max-age=63072000');
    expect((await ask('/', html, 'GET', to)).headers['strict-transport-security']).toBeUndefined();
    expect((await ask('/', headers)).headers['strict-transport-security']).toBeUndefined();
  });

  it('A visitor can write nowhere but to the backend', async () => {
    const { status, headers } = await ask('/jobs', html, 'POST');
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  it('The request log holds nothing that may be secret', async () => {
    const records: RequestRecord[] = [];
    const to = await fixture.serve({ logRequest: (record) => records.push(record) });
    await ask('/auth/v1/verify?token=secret', { authorization: 'Bearer secret' }, 'GET', to);
    expect(records).toEqual([expect.objectContaining({ method: 'GET', path: '/auth/v1/verify', status: 200 })]);
    expect(JSON.stringify(records)).not.toContain('secret');
  });
});
