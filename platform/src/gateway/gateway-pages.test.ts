import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { publishShell } from '../release/index.ts';
import { parseTrustedProxies } from './index.ts';
import { html, prepareGateway } from './testing/gateway-fixture.ts';

const fixture = prepareGateway();

const { ask } = fixture;

describe('pages', () => {
  it.each(['/', '/jobs', '/jobs/42?x=1', '/AI', '/auth/confirm?token_hash=1'])(
    'A visitor of %s gets the composed page',
    async (target) => {
      const { status, headers, body } = await ask(target, html);
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      expect(body.toString()).toContain('"baseUrl":"/remotes/mf-jobs/1.0.0/"');
      expect(body.toString()).toContain('sb_publishable_test');
    },
  );

  it('A page comes compressed, and not again when the browser has it', async () => {
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

  it('A page answers HEAD with its headers alone', async () => {
    const get = await ask('/', html);
    const head = await ask('/', html, 'HEAD');
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(get.body.length));
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it('A page runs exactly the inline script of the build, and no eval', async () => {
    const { headers, body } = await ask('/', html);
    const inline = /<script>(.*?)<\/script>/s.exec(body.toString())?.[1] ?? '';
    const hash = createHash('sha256').update(inline).digest('base64');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('A page makes scripts of no text, shows pictures from here only, and has violations reported', async () => {
    const { headers } = await ask('/', html);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "require-trusted-types-for 'script'",
        'trusted-types default',
        "img-src 'self' data:",
        'report-uri /csp-reports',
      ]),
    );
    expect(policy).not.toContain('report-to csp');
    expect(headers['reporting-endpoints']).toBeUndefined();
  });

  it('A page that came by https has violations reported by the Reporting API', async () => {
    const to = await fixture.serve({}, { trustedProxies: parseTrustedProxies('loopback') });
    const { headers } = await ask('/', { ...html, 'x-forwarded-proto': 'https' }, 'GET', to);
    expect(headers['content-security-policy']).toMatch(/; report-uri \/csp-reports; report-to csp$/);
    expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
  });

  it('A page under construction may write scripts, as the dev server does', async () => {
    const to = await fixture.serve({ development: true });
    const policy = String((await ask('/', html, 'GET', to)).headers['content-security-policy']);
    expect(policy).not.toContain('trusted-types');
    expect(policy).toContain("img-src 'self' data:;");
  });

  it('A page reaches Supabase and other origins of remotes only where they are configured', async () => {
    const to = await fixture.serve({
      config: { version: '1', supabaseUrl: 'https://project.supabase.co/', supabasePublishableKey: 'key' },
      remoteOrigins: ['https://remotes.example.com'],
    });
    const policy = String((await ask('/', html, 'GET', to)).headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: https://project.supabase.co;");
    expect(policy).toMatch(/connect-src 'self' https:\/\/project\.supabase\.co https:\/\/remotes\.example\.com;/);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/remotes\.example\.com;/);
  });

  it('The landing page has a file of its own, and every other page another', async () => {
    const build = path.join(fixture.folder, 'shell');
    const landing = await readFile(path.join(build, 'index.html'), 'utf8');
    const other = path.join(build, 'app.html');
    await writeFile(other, landing.replace('<body>', '<body data-other>'));
    await publishShell(build, fixture.releaseDir, '0.1.0');
    expect((await ask('/', html)).body.toString()).not.toContain('data-other');
    expect((await ask('/?from=share', html)).body.toString()).not.toContain('data-other');
    expect((await ask('/jobs', html)).body.toString()).toContain('data-other');
    await rm(other);
    await publishShell(build, fixture.releaseDir, '0.1.0');
    expect((await ask('/jobs', html)).body.toString()).not.toContain('data-other');
  });

  it('A page, the sitemap and robots.txt name the address that is configured', async () => {
    const siteUrl = 'https://fursa.example';
    const to = await fixture.serve({ config: { version: '1', supabasePublishableKey: 'key', siteUrl } });
    const sitemap = await ask('/sitemap.xml', {}, 'GET', to);
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(sitemap.body.toString()).toContain('<loc>https://fursa.example/</loc>');
    expect((await ask('/robots.txt', {}, 'GET', to)).body.toString()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    expect((await ask('/sitemap.xml')).status).toBe(404);
  });

  it('A page is never the answer where another kind of file was meant', async () => {
    for (const target of ['/favicon.ico', '/main.js']) {
      expect((await ask(target, { accept: '*/*' })).status).toBe(404);
    }
    expect((await ask('/jobs', { accept: 'application/json' })).status).toBe(404);
  });
});

describe('one remote alone', () => {
  it("A remote alone is shown in the tester's page, with a registry of its own", async () => {
    const to = await fixture.serve({ mode: 'isolate', isolatedRemote: 'mf-ai' });
    const { body } = await ask('/mf-ai', html, 'GET', to);
    expect(body.toString()).toContain('<title>bench</title>');
    const registry = JSON.parse((await ask('/registry.json', {}, 'GET', to)).body.toString());
    expect(registry.remotes.map(({ name }: { name: string }) => name)).toEqual(['mf-ai']);
  });
});

describe('a release while it is served', () => {
  it('A broken release changes nothing, and is reported once', async () => {
    const good = await fixture.readPublished('registry.json');
    const before = await ask('/registry.json');
    await writeFile(path.join(fixture.releaseDir, 'registry.json'), '{"schemaVersion":1');
    for (const target of ['/', '/registry.json', '/healthz']) expect((await ask(target, html)).status).toBe(200);
    expect((await ask('/registry.json')).body).toEqual(before.body);
    expect(fixture.warnings).toEqual([
      expect.stringMatching(/^Still serving the last good release: .*registry\.json is not JSON/),
    ]);
    await writeFile(path.join(fixture.releaseDir, 'registry.json'), good);
    expect((await ask('/', html)).status).toBe(200);
  });
});
