// @module-tag damage
import { cp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishRemote } from '../publish-remote.ts';
import { publishShell } from '../publish-shell.ts';
import { writeFixtureRemote } from '../testing/write-fixture-build.ts';
import type { ObjectStore } from './object-store.ts';
import { makeBucketFixture } from './testing/bucket-fixture.ts';
import { visit } from './testing/visit.ts';
import { withBucket } from './with-bucket.ts';

let fixture: Awaited<ReturnType<typeof makeBucketFixture>>;
let store: ObjectStore;
let files = '';

beforeAll(async () => {
  fixture = await makeBucketFixture(8);
});
afterAll(() => fixture.close());
beforeEach(() => {
  ({ store, files } = fixture.nextBucket());
});

const steps: Readonly<Record<'remote' | 'shell', (releaseDir: string) => Promise<unknown>>> = {
  remote: (releaseDir) => publishRemote(fixture.dist('1.1.0'), releaseDir),
  shell: (releaseDir) => publishShell(fixture.dist('second'), releaseDir, '0.1.0'),
};

describe('a release into a bucket that is cut off', () => {
  // Not at each request: what lies between is of the same kind.
  it.each([
    ['remote', 2],
    ['shell', 5],
  ] as const)(
    'A publish of the %s that is cut anywhere leaves visitors a whole release, and the same publish completes it',
    async (what, stride) => {
      const { server, dist } = fixture;
      const publish = () => withBucket(store, {}, steps[what]);
      await fixture.publishFirst(store);
      const before = await visit(store);
      await cp(files, dist(`prepared-${what}`), { recursive: true });
      await publish();
      const after = await visit(store);
      expect(after).not.toBe(before);
      const seen = new Set<string | undefined>();
      let healed = 0;
      let cuts = 0;
      for (let outcome = ''; outcome !== 'done'; cuts += stride) {
        await rm(files, { recursive: true });
        await cp(dist(`prepared-${what}`), files, { recursive: true });
        server.onRequest((count) => (count > cuts ? 'cut' : 'answer'));
        outcome = await publish().then(
          () => 'done',
          (error: Error) => error.message,
        );
        server.onRequest(() => 'answer');
        if (outcome !== 'done') expect(outcome).toContain('cannot be reached');
        seen.add(await visit(store));
        const left = (await readdir(tmpdir())).filter((name) => name.startsWith(`fursa-target-${process.pid}-`));
        expect(left).toEqual([]);
        // Each third or so: to the next release whatever was cut looks like one of its neighbours.
        if (cuts % 3 > 0) continue;
        healed += 1;
        await publish();
        expect(await visit(store)).toBe(after);
      }
      expect([...seen]).toEqual([before, after]);
      expect(cuts).toBeGreaterThan(20);
      expect(healed).toBeGreaterThan(2);
    },
  );

  it('An answer that is lost does not lose or double the write it was for', async () => {
    const shell = await fixture.publishFirst(store);
    const lost = new Set<string>();
    fixture.server.onRequest((_count, request) => {
      if (!request.startsWith('PUT') || lost.has(request)) return 'answer';
      lost.add(request);
      return 'lose';
    });
    await fixture.publish(store, '1.1.0');
    expect(lost.size).toBeGreaterThan(5);
    fixture.server.onRequest(() => 'answer');
    expect(await visit(store)).toBe(`${shell} | mf-jobs@1.1.0`);
    const registry = (await store.get('registry.json'))?.content.toString('utf8');
    expect(JSON.parse(registry ?? '').revision).toBe(2);
  });

  it.each(['.release.json', 'registry.json', 'index.html'])(
    'A release that another overtakes just before it writes %s is not lost, and visitors get both',
    async (key) => {
      const shell = await fixture.publishFirst(store);
      await buildOther();
      let isOvertaken = false;
      const overtaken: ObjectStore = {
        ...store,
        async put(path, content, options) {
          if (path === key && !isOvertaken) {
            isOvertaken = true;
            await fixture.publish(store, 'other');
          }
          return await store.put(path, content, options);
        },
      };
      await fixture.publish(overtaken, '1.1.0');
      expect(isOvertaken).toBe(true);
      expect(await visit(store)).toBe(`${shell} | mf-jobs@1.1.0 mf-profile@1.0.0`);
    },
  );

  it('An old page that is written late, after the next release has switched, does not stay', async () => {
    const shell = await fixture.publishFirst(store);
    await buildOther();
    const switched = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const waiting: ObjectStore = {
      ...store,
      async put(path, content, options) {
        if (path === 'registry.json') {
          switched.resolve();
          await written.promise;
        }
        return await store.put(path, content, options);
      },
    };
    let next: Promise<unknown> | undefined;
    const late: ObjectStore = {
      ...store,
      async put(path, content, options) {
        if (path === 'index.html' && next === undefined) {
          next = fixture.publish(waiting, 'other');
          await switched.promise;
        }
        return await store.put(path, content, options).finally(() => path === 'index.html' && written.resolve());
      },
    };
    await Promise.all([fixture.publish(late, '1.1.0'), written.promise.then(() => next)]);
    expect(await visit(store)).toBe(`${shell} | mf-jobs@1.1.0 mf-profile@1.0.0`);
  });
});

async function buildOther(): Promise<void> {
  const pages = [{ id: 'home', path: '/me', access: 'public' as const, title: { en: 'Me' }, preload: [] }];
  await writeFixtureRemote(fixture.dist('other'), { name: 'mf-profile', pages });
}
