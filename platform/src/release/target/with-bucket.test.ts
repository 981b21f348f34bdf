import { createHash } from 'node:crypto';
import { cp, glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setCanary } from '../canary/set-canary.ts';
import { listReleases } from '../changes/list-releases.ts';
import { undoLast } from '../changes/undo-last.ts';
import { publishRemote } from '../publish-remote.ts';
import { publishShell } from '../publish-shell.ts';
import { rollbackRemote } from '../rollback-remote.ts';
import { rollbackShell } from '../rollback-shell.ts';
import { configureStaticSite } from '../static-site/configure-static-site.ts';
import { writeFixtureFiles, writeFixtureRemote } from '../testing/write-fixture-build.ts';
import { prune } from '../upkeep/prune.ts';
import { verifyRelease } from '../upkeep/verify-release.ts';
import type { ObjectStore } from './object-store.ts';
import { makeBucketFixture, site } from './testing/bucket-fixture.ts';
import { visit } from './testing/visit.ts';
import { withBucket } from './with-bucket.ts';

let fixture: Awaited<ReturnType<typeof makeBucketFixture>>;
let store: ObjectStore;
let files = '';
const dist = (name: string) => fixture.dist(name);
const publish = (version: string) => fixture.publish(store, version);
const publishFirst = () => fixture.publishFirst(store);

beforeAll(async () => {
  fixture = await makeBucketFixture(8);
});
afterAll(() => fixture.close());
beforeEach(() => {
  ({ store, files } = fixture.nextBucket());
});

describe('releases in a bucket', () => {
  it('A remote and the shell go through publish, canary, rollback and undo as in a folder', async () => {
    const shell = await publishFirst();
    expect(await visit(store)).toBe(`${shell} | mf-jobs@1.0.0`);
    await publish('1.1.0');
    expect(await visit(store)).toBe(`${shell} | mf-jobs@1.1.0`);
    await withBucket(store, {}, (releaseDir) => rollbackRemote(releaseDir, 'mf-jobs'));
    expect(await visit(store)).toBe(`${shell} | mf-jobs@1.0.0`);
    await withBucket(store, { words: ['mf-jobs', '1.1.0'] }, (releaseDir) =>
      setCanary(releaseDir, 'mf-jobs', { version: '1.1.0', percent: 5 }),
    );
    const registry = (await store.get('registry.json'))?.content.toString('utf8');
    expect(JSON.parse(registry ?? '').remotes[0].canary).toMatchObject({ percent: 5, remote: { version: '1.1.0' } });
    expect(await visit(store)).toBe(`${shell} | mf-jobs@1.0.0`);
    const { version } = await withBucket(store, {}, (releaseDir) => publishShell(dist('second'), releaseDir, '0.1.0'));
    expect(await visit(store)).toBe(`${version} | mf-jobs@1.0.0`);
    await withBucket(store, {}, (releaseDir) => rollbackShell(releaseDir));
    expect(await visit(store)).toBe(`${shell} | mf-jobs@1.0.0`);
    await withBucket(store, {}, (releaseDir) => undoLast(releaseDir));
    expect(await visit(store)).toBe(`${version} | mf-jobs@1.0.0`);
    const { faults } = await withBucket(store, { isReading: true }, (releaseDir) => verifyRelease(releaseDir));
    expect(faults).toEqual([]);
  });

  it('Each object says what it is and how long it is kept, and a packed one what it holds', async () => {
    await publishFirst();
    const headersOf = async (key: string) => {
      const own = `${files}/${key}._S3rver_metadata.json`;
      return JSON.parse(await readFile(own, 'utf8'));
    };
    const year = 'public, max-age=31536000, immutable';
    const script = 'text/javascript; charset=utf-8';
    const entry = 'remotes/mf-jobs/1.0.0/remoteEntry.0123abcd.js';
    expect(await headersOf(entry)).toMatchObject({ 'content-type': script, 'cache-control': year });
    expect(await headersOf(`${entry}.br`)).toMatchObject({
      'content-type': script,
      'cache-control': year,
      'content-encoding': 'br',
    });
    expect(await headersOf('assets/main.first.js.gz')).toMatchObject({ 'content-encoding': 'gzip' });
    const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
    expect(await headersOf('index.html')).toMatchObject(page);
    expect(await headersOf('registry.json')).toMatchObject({ 'cache-control': 'no-cache' });
  });

  it('Two machines that publish different remotes at the same moment both succeed, each time', {
    tags: ['damage'],
  }, async () => {
    await publishFirst();
    const names = ['mf-auth', 'mf-profile'] as const;
    fixture.server.onRequest(() => 'answer');
    for (let round = 1; round <= 10; round += 1) {
      await Promise.all(
        names.map(async (name) => {
          const pages = [{ id: 'home', path: `/${name}`, access: 'public' as const, title: { en: name }, preload: [] }];
          await writeFixtureRemote(dist(name), { name, version: `1.0.${round}`, pages });
          await withBucket(store, {}, (releaseDir) => publishRemote(dist(name), releaseDir));
        }),
      );
      const registry = (await store.get('registry.json'))?.content.toString('utf8');
      expect(JSON.parse(registry ?? '').revision).toBe(1 + 2 * round);
    }
    expect(await visit(store)).toContain('mf-auth@1.0.10 mf-jobs@1.0.0 mf-profile@1.0.10');
    const switches = fixture.server.requests.filter((request) => /^PUT .*\.release\.json$/.test(request));
    expect(switches.length).toBeGreaterThan(20);
  });

  it('A version that is there is not replaced by other files, also when its record is lost', async () => {
    await publishFirst();
    await publish('1.1.0');
    await cp(dist('1.1.0'), dist('other'), { recursive: true });
    const style = '[data-mf="mf-jobs"] .p-3 { padding: 0.75rem }\n';
    const { integrity } = await writeFixtureRemote(dist('other'), { version: '1.1.0' });
    const own = `sha256-${createHash('sha256').update(style).digest('base64')}`;
    await writeFixtureRemote(dist('other'), {
      version: '1.1.0',
      integrity: { ...integrity, 'static/page.css': own },
    });
    await writeFixtureFiles(dist('other'), { 'static/page.css': style });
    await expect(publish('other')).rejects.toThrow('was published with other files');
    await store.remove('.release.json');
    await expect(publish('other')).rejects.toThrow('What is published never changes');
    expect(await visit(store)).toContain('mf-jobs@1.1.0');
  });

  it('What nobody can need any more is removed, and what a cut left of it by the next release', {
    tags: ['damage'],
  }, async () => {
    await publishFirst();
    await publish('1.1.0');
    await publish('1.2.0');
    const inTwoMonths = Date.now() + 60 * 24 * 60 * 60 * 1000;
    fixture.server.onRequest((_count, request) => (/^DELETE .*1\.0\.0.*css/.test(request) ? 'cut' : 'answer'));
    const step = (releaseDir: string) => prune(releaseDir, { now: inTwoMonths });
    await expect(withBucket(store, {}, step)).rejects.toThrow('cannot be reached');
    fixture.server.onRequest(() => 'answer');
    const kept = async () => [...(await store.list()).keys()].filter((key) => key.startsWith('remotes/mf-jobs/1.0.0/'));
    expect(await kept()).toEqual(['remotes/mf-jobs/1.0.0/static/page.css']);
    const listed = await withBucket(store, { isReading: true }, listReleases);
    expect(listed[1]?.versions.map(({ version }) => version)).toEqual(['1.2.0', '1.1.0']);
    await withBucket(store, {}, (releaseDir) => rollbackRemote(releaseDir, 'mf-jobs'));
    expect(await kept()).toEqual([]);
    expect(await visit(store)).toContain('mf-jobs@1.1.0');
  });

  it('A release folder that another tool has copied into a bucket goes on there', { tags: ['damage'] }, async () => {
    const local = dist('local');
    await publishShell(dist('first'), local, '0.1.0');
    await publishRemote(dist('1.0.0'), local);
    await configureStaticSite(local, site);
    for await (const entry of glob('**/*.*', { cwd: local, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      await store.put(path.relative(local, file), await readFile(file), { headers: {}, condition: undefined });
    }
    await publish('1.1.0');
    await withBucket(store, {}, (releaseDir) => rollbackRemote(releaseDir, 'mf-jobs'));
    expect(await visit(store)).toContain('mf-jobs@1.0.0');
  });
});
