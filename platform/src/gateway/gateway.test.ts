import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishRemote, publishShell, rollbackRemote } from '../release/index.ts';
import { writeFixtureFiles, writeFixtureRemote, writeFixtureShell } from '../release/write-fixture-build.ts';
import {
  createGateway,
  type GatewayBackend,
  type GatewayOptions,
  type GatewayServer,
  type RequestRecord,
  serveGateway,
} from './index.ts';

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

const entry = '/remotes/mf-jobs/1.0.0/remoteEntry.0123abcd.js';
const style = '/remotes/mf-jobs/1.0.0/static/page.css';
const warnings: string[] = [];
const servers: GatewayServer[] = [];
let folder = '';
let releaseDir = '';
let port = 0;

const backend: GatewayBackend = {
  fetch: async (request, { address }) =>
    Response.json({
      method: request.method,
      url: request.url.replace(/^http:\/\/[^/]+/, ''),
      key: request.headers.get('apikey'),
      body: await request.text(),
      address,
    }),
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fursa-gateway-'));
  releaseDir = path.join(folder, 'release');
  await writeFixtureShell(path.join(folder, 'shell'));
  await publishShell(path.join(folder, 'shell'), releaseDir, '0.1.0');
  const page = { id: 'home', access: 'public' as const, title: { en: 'Home' }, preload: [] };
  for (const name of ['mf-jobs', 'mf-ai'] as const) {
    await writeFixtureRemote(path.join(folder, name), { name, pages: [{ ...page, path: `/${name}` }] });
    await publishRemote(path.join(folder, name), releaseDir);
  }
  port = await serve();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close(0)));
  await rm(folder, { recursive: true });
});

async function serve(options: Partial<GatewayOptions> = {}): Promise<number> {
  const gateway = createGateway({
    releaseDir,
    config: { version: '0.1.0', supabasePublishableKey: 'sb_publishable_test' },
    backend,
    mode: 'product',
    warn: (line) => warnings.push(line),
    ...options,
  });
  const server = await serveGateway(gateway, { port: 0, host: 'localhost' });
  servers.push(server);
  return server.port;
}

/** Sends the path as it is, which fetch would not. */
function ask(
  target: string,
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
  to = port,
  body = '',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port: to, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const publishedFile = (urlPath: string) => readFile(path.join(releaseDir, urlPath));

describe('pages', () => {
  it.each(['/', '/jobs', '/jobs/42?x=1', '/AI', '/auth/confirm?token_hash=1'])(
    '%s is the composed page',
    async (target) => {
      const { status, headers, body } = await ask(target, html);
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      expect(body.toString()).toContain('"baseUrl":"/remotes/mf-jobs/1.0.0/"');
      expect(body.toString()).toContain('sb_publishable_test');
    },
  );

  it('come compressed, and not again when the browser has them', async () => {
    const plain = await ask('/', html);
    const brotli = await ask('/', { ...html, 'accept-encoding': 'gzip, br' });
    const gzip = await ask('/', { ...html, 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);

    const again = await ask('/', {
      ...html,
      'accept-encoding': 'br',
      'if-none-match': `"other", W/${brotli.headers.etag}`,
    });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(again.headers.etag).toBe(brotli.headers.etag);
    expect(again.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
    expect((await ask('/', { ...html, 'if-none-match': brotli.headers.etag })).status).toBe(200);
  });

  it('answer HEAD with the headers alone', async () => {
    const get = await ask('/', html);
    const head = await ask('/', html, 'HEAD');
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(get.body.length));
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it('allow exactly the inline script of the build, and no eval', async () => {
    const { headers, body } = await ask('/', html);
    const inline = /<script>(.*?)<\/script>/s.exec(body.toString())?.[1] ?? '';
    const hash = createHash('sha256').update(inline).digest('base64');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('allow Supabase and other origins of remotes only where they are configured', async () => {
    const to = await serve({
      config: { version: '1', supabaseUrl: 'https://project.supabase.co/', supabasePublishableKey: 'key' },
      remoteOrigins: ['https://remotes.example.com'],
    });
    const policy = String((await ask('/', html, 'GET', to)).headers['content-security-policy']);
    expect(policy).toMatch(/connect-src 'self' https:\/\/project\.supabase\.co https:\/\/remotes\.example\.com;/);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/remotes\.example\.com;/);
  });

  it('are for browsers: other kinds of files are never answered with one', async () => {
    for (const target of ['/favicon.ico', '/main.js']) {
      expect((await ask(target, { accept: '*/*' })).status).toBe(404);
    }
    expect((await ask('/jobs', { accept: 'application/json' })).status).toBe(404);
  });
});

describe('files', () => {
  it.each([entry, '/assets/main.first.js'])('%s comes in the best encoding, to be kept for a year', async (target) => {
    const { status, headers, body } = await ask(target, { 'accept-encoding': 'gzip, deflate, br' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(body).toEqual(await publishedFile(`${target}.br`));
    expect((await ask(target, { 'accept-encoding': 'gzip' })).body).toEqual(await publishedFile(`${target}.gz`));
    expect((await ask(target)).body).toEqual(await publishedFile(target));
  });

  it('come as they are where the build did not compress them', async () => {
    const { headers, body } = await ask(style, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
    expect(body).toEqual(await publishedFile(style));
  });

  it('answer HEAD with the length of what GET would send', async () => {
    const { headers, body } = await ask(entry, { 'accept-encoding': 'br' }, 'HEAD');
    expect(body).toHaveLength(0);
    expect(headers['content-length']).toBe(String((await stat(path.join(releaseDir, `${entry}.br`))).size));
  });

  it('of remotes can be loaded from other origins, the rest cannot', async () => {
    const remote = await ask(entry);
    expect(remote.headers['access-control-allow-origin']).toBe('*');
    expect(remote.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const asset = await ask('/assets/main.first.js');
    expect(asset.headers['access-control-allow-origin']).toBeUndefined();
    expect(asset.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('at the root are those of the shell', async () => {
    const icon = await ask('/icon.svg', html);
    expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
    expect((await ask('/icon.svg', { 'if-none-match': icon.headers.etag })).status).toBe(304);
    expect((await ask('/robots.txt')).body.toString()).toBe('User-agent: *\n');
  });

  it.each([
    '/assets/gone.js',
    '/remotes/mf-jobs/9.9.9/remoteEntry.0123abcd.js',
    '/remotes/mf-jobs/1.0.0/',
    '/remotes/mf-jobs',
    '/assets/',
    '/assets/main.first.js.br',
    `/assets/${'a'.repeat(5_000)}.js`,
  ])('%s is missing, and says so in plain text', async (target) => {
    const { status, headers, body } = await ask(target, html);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body.toString()).not.toContain('<');
  });

  it.each([
    '/assets/../secret.json',
    '/assets/..%2fsecret.json',
    '/assets/%2e%2e/secret.json',
    '/assets/%2e%2e%2fsecret.json',
    '/assets/%252e%252e%252fsecret.json',
    '/assets/..%5csecret.json',
    '/assets/..\\secret.json',
    '/assets/%c0%ae%c0%ae/secret.json',
    '/assets/..;/secret.json',
    '/assets//../../secret.json',
    '/remotes/mf-jobs/1.0.0/../../../secret.json',
    '/remotes/..%2f..%2fsecret.json',
    '/remotes/mf-jobs/1.0.0/%00.js',
    '/%2e%2e/secret.json',
    '//secret.json',
    '/secret.json',
    '/shell.json',
    '/history.json',
    '/registry.previous.json',
    '/registry.lock',
    '/templates/index.html',
  ])('%s does not get out what is not served', async (target) => {
    await writeFixtureFiles(releaseDir, { 'secret.json': '"secret"' });
    await writeFixtureFiles(folder, { 'secret.json': '"secret"' });
    const { status, body } = await ask(target, { accept: 'application/json' });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.toString()).not.toMatch(/secret|version|remotes|doctype|SQLite/);
  });
});

describe('registry, configuration and health', () => {
  it('are JSON that browsers ask for again each time', async () => {
    const registry = await ask('/registry.json', { 'accept-encoding': 'br' });
    expect(JSON.parse(brotliDecompressSync(registry.body).toString())).toEqual(
      JSON.parse(String(await publishedFile('registry.json'))),
    );
    expect(registry.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
    const again = { 'accept-encoding': 'br', 'if-none-match': registry.headers.etag };
    expect((await ask('/registry.json', again)).status).toBe(304);
    expect(JSON.parse((await ask('/config.json')).body.toString())).toEqual({
      version: '0.1.0',
      supabasePublishableKey: 'sb_publishable_test',
    });
  });

  it('name the version of the shell and of each remote', async () => {
    const { body } = await ask('/healthz');
    expect(JSON.parse(body.toString())).toEqual({
      status: 'ok',
      version: '0.1.0',
      remotes: { 'mf-ai': '1.0.0', 'mf-jobs': '1.0.0' },
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
  ])('%s goes to the backend as it is', async (target) => {
    const { status, body } = await ask(target, { apikey: 'key' }, 'POST', port, 'body');
    expect(status).toBe(200);
    const url = target;
    expect(JSON.parse(body.toString())).toEqual({
      method: 'POST',
      url,
      key: 'key',
      body: 'body',
      address: '127.0.0.1',
    });
  });

  it('has answers in which nothing runs, should a browser take them for a page', async () => {
    const policy = (await ask('/storage/v1/object/public/avatars/a.svg')).headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
  });

  it('may set its own security headers', async () => {
    const own = {
      fetch: async () => new Response('mail', { headers: { 'Content-Security-Policy': "default-src 'self'" } }),
    };
    const answer = await ask('/dev/mail', {}, 'GET', await serve({ backend: own }));
    expect(answer.headers['content-security-policy']).toBe("default-src 'self'");
  });

  it('is not there when Supabase is elsewhere', async () => {
    const to = await serve({ backend: undefined });
    for (const target of ['/rest/v1/jobs', '/dev/mail']) expect((await ask(target, html, 'GET', to)).status).toBe(404);
  });
});

describe('every answer', () => {
  it.each(['/', entry, '/assets/gone.js', '/registry.json', '/rest/v1/jobs', '/healthz', '/icon.svg'])(
    '%s carries the security headers',
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

  it('asks for https for good only when it came by https', async () => {
    const { headers } = await ask('/', { ...html, 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
  });

  it('refuses to write where nothing is written', async () => {
    const { status, headers } = await ask('/jobs', html, 'POST');
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  it('is logged without what may be secret, where that is asked for', async () => {
    const records: RequestRecord[] = [];
    const to = await serve({ logRequest: (record) => records.push(record) });
    await ask('/auth/v1/verify?token=secret', { authorization: 'Bearer secret' }, 'GET', to);
    expect(records).toEqual([expect.objectContaining({ method: 'GET', path: '/auth/v1/verify', status: 200 })]);
    expect(JSON.stringify(records)).not.toContain('secret');
  });
});

describe('one remote alone', () => {
  it("is shown in the tester's page, with a registry of its own", async () => {
    const to = await serve({ mode: 'isolate', isolatedRemote: 'mf-ai' });
    const { body } = await ask('/mf-ai', html, 'GET', to);
    expect(body.toString()).toContain('<title>bench</title>');
    const registry = JSON.parse((await ask('/registry.json', {}, 'GET', to)).body.toString());
    expect(registry.remotes.map(({ name }: { name: string }) => name)).toEqual(['mf-ai']);
  });
});

describe('a release while it is served', () => {
  it('is what the next visitor gets', async () => {
    await writeFixtureRemote(path.join(folder, 'mf-jobs'), { version: '2.0.0' });
    await publishRemote(path.join(folder, 'mf-jobs'), releaseDir);
    expect((await ask('/', html)).body.toString()).toContain('"baseUrl":"/remotes/mf-jobs/2.0.0/"');
    expect((await ask(entry)).status).toBe(200);
    await rollbackRemote(releaseDir, 'mf-jobs');
    expect((await ask('/', html)).body.toString()).toContain('"baseUrl":"/remotes/mf-jobs/1.0.0/"');
  });

  it('that is broken changes nothing, and is told once', async () => {
    const good = await publishedFile('registry.json');
    const before = await ask('/registry.json');
    await writeFile(path.join(releaseDir, 'registry.json'), '{"schemaVersion":1');
    for (const target of ['/', '/registry.json', '/healthz']) expect((await ask(target, html)).status).toBe(200);
    expect((await ask('/registry.json')).body).toEqual(before.body);
    expect(warnings).toEqual([
      expect.stringMatching(/^Still serving the last good release: .*registry\.json is not JSON/),
    ]);
    await writeFile(path.join(releaseDir, 'registry.json'), good);
    expect((await ask('/', html)).status).toBe(200);
  });
});
