import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publishRemote } from '../../publish-remote.ts';
import { publishShell } from '../../publish-shell.ts';
import { configureStaticSite } from '../../static-site/configure-static-site.ts';
import { writeFixtureFiles, writeFixtureRemote, writeFixtureShell } from '../../testing/write-fixture-build.ts';
import { type ObjectStore, openObjectStore } from '../object-store.ts';
import { readTargetAddress } from '../target-address.ts';
import { withBucket } from '../with-bucket.ts';
import { startS3Server } from './s3-server.ts';

export const site = { url: 'https://x.supabase.co', publishableKey: 'key', siteUrl: 'https://fursa.example' };
/** Before a second try: nothing here needs time to recover. */
const pauseMs = 5;

/** For tests: a server with buckets, and builds to release: `mf-jobs` 1.0.0, 1.1.0 and 1.2.0, and the shells `first` and `second`. */
export async function makeBucketFixture(count: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'fursa-bucket-'));
  const dist = (name: string) => path.join(folder, name);
  const names = Array.from({ length: count }, (_, index) => `fursa-${index}`);
  const server = await startS3Server(dist('store'), names);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await writeFixtureRemote(dist(version), { version });
  for (const mark of ['first', 'second']) {
    await writeFixtureShell(dist(mark), mark);
    await writeFixtureFiles(dist(mark), { 'humans.txt.br': brotliCompressSync('Made in Kenya\n') });
  }
  const unused = names.values();
  return {
    dist,
    server,
    /** An empty bucket, and the folder in which the server keeps it. */
    nextBucket() {
      const { value: name = '' } = unused.next();
      const address = readTargetAddress(`s3://${name}/site`, server.variables);
      server.onRequest(() => 'answer');
      return { store: openObjectStore(address, pauseMs), files: dist(`store/${name}/site`) };
    },
    publish: (store: ObjectStore, version: string) =>
      withBucket(store, {}, (releaseDir) => publishRemote(dist(version), releaseDir)),
    /** The first shell and `mf-jobs` 1.0.0, as a site. Gives the version of the shell. */
    publishFirst: (store: ObjectStore) =>
      withBucket(store, {}, async (releaseDir) => {
        const { version } = await publishShell(dist('first'), releaseDir, '0.1.0');
        await publishRemote(dist('1.0.0'), releaseDir);
        await configureStaticSite(releaseDir, site);
        return version;
      }),
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
