import { stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFixtureFiles } from '../release/testing/write-fixture-build.ts';
import { html, prepareGateway, remoteEntry } from './testing/gateway-fixture.ts';

const fixture = prepareGateway();

const { ask } = fixture;
const style = '/remotes/mf-jobs/1.0.0/static/page.css';

describe('files', () => {
  it.each([remoteEntry, '/assets/main.first.js'])(
    'The file %s comes in the best encoding, to be kept for a year',
    async (target) => {
      const { status, headers, body } = await ask(target, { 'accept-encoding': 'gzip, deflate, br' });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      });
      expect(body).toEqual(await fixture.readPublished(`${target}.br`));
      expect((await ask(target, { 'accept-encoding': 'gzip' })).body).toEqual(
        await fixture.readPublished(`${target}.gz`),
      );
      expect((await ask(target)).body).toEqual(await fixture.readPublished(target));
    },
  );

  it('A file that the build did not compress comes as it is', async () => {
    const { headers, body } = await ask(style, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
    expect(body).toEqual(await fixture.readPublished(style));
  });

  it('A file answers HEAD with the length that GET would send', async () => {
    const { headers, body } = await ask(remoteEntry, { 'accept-encoding': 'br' }, 'HEAD');
    expect(body).toHaveLength(0);
    expect(headers['content-length']).toBe(
      String((await stat(path.join(fixture.releaseDir, `${remoteEntry}.br`))).size),
    );
  });

  it('A file of a remote can be loaded from other origins, the rest cannot', async () => {
    const remote = await ask(remoteEntry);
    expect(remote.headers['access-control-allow-origin']).toBe('*');
    expect(remote.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const asset = await ask('/assets/main.first.js');
    expect(asset.headers['access-control-allow-origin']).toBeUndefined();
    expect(asset.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('A script may be a worker that loads scripts from here and talks to the backend, and nothing else may', async () => {
    const policyOf = async (target: string) => String((await ask(target)).headers['content-security-policy']);
    for (const script of [remoteEntry, '/assets/main.first.js']) {
      expect(await policyOf(script)).toContain("default-src 'none'; script-src 'self'; connect-src 'self';");
    }
    for (const other of [style, '/icon.svg', '/assets/gone.js'])
      expect(await policyOf(other)).not.toContain('script-src');
  });

  it('The root has the files that the shell put there', async () => {
    const icon = await ask('/icon.svg', html);
    expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
    expect((await ask('/icon.svg', { 'if-none-match': icon.headers.etag })).status).toBe(304);
    expect((await ask('/humans.txt')).body.toString()).toBe('Made in Kenya\n');
  });

  it.each([
    '/assets/gone.js',
    '/remotes/mf-jobs/9.9.9/remoteEntry.0123abcd.js',
    '/remotes/mf-jobs/1.0.0/',
    '/remotes/mf-jobs',
    '/assets/',
    '/assets/main.first.js.br',
    `/assets/${'a'.repeat(5_000)}.js`,
  ])('The missing file %s is called missing in plain text', async (target) => {
    const { status, headers, body } = await ask(target, html);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body.toString()).not.toContain('<');
  });

  it.each([
    '/assets/../secret.json',
    '/assets/..%2fsecret.json',
    '/assets/%2e%2e%2fsecret.json',
    '/assets/%252e%252e%252fsecret.json',
    '/assets/..%5csecret.json',
    '/assets/..\\secret.json',
    '/assets/%c0%ae%c0%ae/secret.json',
    '/assets/..;/secret.json',
    '/assets//../../secret.json',
    '/remotes/..%2f..%2fsecret.json',
    '/remotes/mf-jobs/1.0.0/%00.js',
    '//secret.json',
    '/secret.json',
    '/shell.json',
    '/history.json',
    '/registry.previous.json',
    '/registry.lock',
    '/shells/0.1.0/pages/index.html',
  ])('A request for %s does not get out what is not served', async (target) => {
    await writeFixtureFiles(fixture.releaseDir, { 'secret.json': '"secret"' });
    await writeFixtureFiles(fixture.folder, { 'secret.json': '"secret"' });
    const { status, body } = await ask(target, { accept: 'application/json' });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.toString()).not.toMatch(/secret|version|remotes|doctype|SQLite/);
  });
});
