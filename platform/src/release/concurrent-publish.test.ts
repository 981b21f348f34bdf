// @module-tag damage
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remoteNames } from '../build/index.ts';
import { readRegistry } from './registry-file.ts';
import { writeFixtureRemote } from './testing/write-fixture-build.ts';

const run = promisify(execFile);
let folder = '';
let release = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fursa-concurrent-'));
  release = path.join(folder, 'release');
});
afterEach(() => rm(folder, { recursive: true }));

const moduleUrl = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** Publishes three versions of each build, in a process of its own. */
function publisher(...folders: string[]) {
  const script = `
    const { publishRemote } = await import(${moduleUrl('./publish-remote.ts')});
    for (const folder of ${JSON.stringify(folders)}) await publishRemote(folder, ${JSON.stringify(release)});`;
  return run(process.execPath, ['--input-type=module', '-e', script]);
}

describe('publishing from several processes at once', () => {
  it('Several processes publish at once and none is lost', async () => {
    const builds = await Promise.all(
      remoteNames.map(async (name) => {
        const versions = ['1.0.0', '1.1.0', '1.2.0'].map((version) => ({
          version,
          dist: path.join(folder, name, version),
        }));
        const page = { id: 'home', path: `/${name}`, access: 'public' as const, title: { en: name }, preload: [] };
        for (const { version, dist } of versions) await writeFixtureRemote(dist, { name, version, pages: [page] });
        return versions.map(({ dist }) => dist);
      }),
    );
    await Promise.all(builds.map((folders) => publisher(...folders)));
    const { revision, remotes } = await readRegistry(release);
    expect(revision).toBe(3 * remoteNames.length);
    expect(remotes.map(({ name, version }) => `${name}@${version}`)).toEqual(
      [...remoteNames].sort().map((name) => `${name}@1.2.0`),
    );
  });

  it('A publisher killed under the lock holds nobody up', async () => {
    const dist = path.join(folder, 'dist');
    await writeFixtureRemote(dist);
    await publisher(dist);
    const holder = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `const { withReleaseLock } = await import(${moduleUrl('./release-lock.ts')});
       await withReleaseLock(${JSON.stringify(release)}, async () => {
         console.log('held');
         await new Promise((resolve) => setTimeout(resolve, 60_000));
       });`,
    ]);
    expect(await Promise.race([once(holder.stdout, 'data'), once(holder, 'exit')])).toEqual([Buffer.from('held\n')]);
    await writeFixtureRemote(dist, { version: '1.1.0' });
    const waiting = publisher(dist);
    expect(
      await Promise.race([
        waiting.then(() => 'published'),
        new Promise((resolve) => setTimeout(resolve, 1_000, 'waits')),
      ]),
    ).toBe('waits');
    holder.kill('SIGKILL');
    await waiting;
    expect((await readRegistry(release)).remotes[0]?.version).toBe('1.1.0');
  });
});
