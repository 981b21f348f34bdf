import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type RemoteDescription, registryFrameSchema } from '@fursa/shared/contract/registry';
import { describe, expect, it } from 'vitest';
import { readChanges } from '../changes/change-log.ts';
import { listReleases } from '../changes/list-releases.ts';
import { undoLast } from '../changes/undo-last.ts';
import { releasePaths } from '../files/release-paths.ts';
import { publishRemote, stageRemote } from '../publish-remote.ts';
import { readRegistry } from '../registry-file.ts';
import { rollbackRemote } from '../rollback-remote.ts';
import { prepareReleaseFolder } from '../testing/release-folder.ts';
import { verifyRelease } from '../upkeep/verify-release.ts';
import { promoteCanary } from './promote-canary.ts';
import { endCanary, setCanary } from './set-canary.ts';

const { release, build, publish } = prepareReleaseFolder();

const stage = async (version: string, changes?: Partial<RemoteDescription>) =>
  stageRemote(await build(version, changes), release);

async function served() {
  const [entry] = (await readRegistry(release)).remotes;
  return [entry?.version, entry?.canary && `${entry.canary.remote.version} ${entry.canary.percent} %`];
}

describe('a canary', () => {
  it('It begins, grows, is promoted, and each step is written down', async () => {
    await publish('1.0.0');
    await stage('1.1.0');
    await setCanary(release, 'mf-jobs', { version: '1.1.0', percent: 5, by: 'otieno', why: 'a new list' });
    expect(await served()).toEqual(['1.0.0', '1.1.0 5 %']);
    await setCanary(release, 'mf-jobs', { version: '1.1.0', percent: 25 });
    await setCanary(release, 'mf-jobs', { version: '1.1.0', percent: 25 });
    expect((await listReleases(release))[1]?.versions).toMatchObject([
      { version: '1.0.0', state: 'served' },
      { version: '1.1.0', state: 'canary', percent: 25 },
    ]);
    await promoteCanary(release, 'mf-jobs');
    expect(await served()).toEqual(['1.1.0', undefined]);
    expect(
      (await readChanges(release)).map(({ action, from, to, canary }) => [action, from, to, canary]),
    ).toMatchObject([
      ['publish', undefined, '1.0.0', undefined],
      ['canary', '1.0.0', '1.0.0', { to: { version: '1.1.0', percent: 5 } }],
      ['canary', '1.0.0', '1.0.0', { from: { percent: 5 }, to: { version: '1.1.0', percent: 25 } }],
      ['promote', '1.0.0', '1.1.0', { from: { version: '1.1.0', percent: 25 } }],
    ]);
    expect((await rollbackRemote(release, 'mf-jobs')).version).toBe('1.0.0');
  });

  it('Each step can be undone, one after the other', async () => {
    await publish('1.0.0');
    await stage('1.1.0');
    await setCanary(release, 'mf-jobs', { version: '1.1.0', percent: 10 });
    await undoLast(release);
    expect(await served()).toEqual(['1.0.0', undefined]);
    // The undoing is a change as well.
    await undoLast(release);
    expect(await served()).toEqual(['1.0.0', '1.1.0 10 %']);
    await promoteCanary(release, 'mf-jobs');
    await undoLast(release);
    expect(await served()).toEqual(['1.0.0', '1.1.0 10 %']);
    expect(await endCanary(release, 'mf-jobs')).toBe('1.1.0');
    await undoLast(release);
    expect(await served()).toEqual(['1.0.0', '1.1.0 10 %']);
  });

  it('A publish or a rollback ends it, and undoing that brings it back', async () => {
    await publish('1.0.0');
    await publish('1.1.0');
    await stage('1.2.0');
    await setCanary(release, 'mf-jobs', { version: '1.2.0', percent: 10 });
    await rollbackRemote(release, 'mf-jobs');
    expect(await served()).toEqual(['1.0.0', undefined]);
    await undoLast(release);
    expect(await served()).toEqual(['1.1.0', '1.2.0 10 %']);
    await publish('1.3.0');
    expect(await served()).toEqual(['1.3.0', undefined]);
  });

  it('What is published on nobody’s order leaves it as it is', async () => {
    await publish('1.0.0');
    const dist = await build('1.1.0');
    await stageRemote(dist, release);
    await setCanary(release, 'mf-jobs', { version: '1.1.0', percent: 10 });
    expect((await publishRemote(dist, release, { respectRollback: true })).outcome).toBe('canary');
    expect(await served()).toEqual(['1.0.0', '1.1.0 10 %']);
  });

  it('What cannot be tried is refused, and nothing is changed', async () => {
    await stage('1.0.0');
    const begin = (version: string, percent = 10) => setCanary(release, 'mf-jobs', { version, percent });
    await expect(begin('1.0.0')).rejects.toThrow('Nobody has mf-jobs yet');
    await publish('1.0.0');
    await expect(begin('1.0.0')).rejects.toThrow('Everybody has mf-jobs 1.0.0 already');
    await expect(begin('2.0.0')).rejects.toThrow('mf-jobs 2.0.0 is not in');
    await stage('1.1.0', { contract: '^9.0.0' });
    await expect(begin('1.1.0')).rejects.toThrow('was built for contract ^9.0.0');
    for (const percent of [0, -1, 101, Number.NaN])
      await expect(begin('1.1.0', percent)).rejects.toThrow('is no share');
    await expect(promoteCanary(release, 'mf-jobs')).rejects.toThrow('No version of mf-jobs is being tried');
    await expect(endCanary(release, 'mf-jobs')).rejects.toThrow('No version of mf-jobs is being tried');
    expect(await served()).toEqual(['1.0.0', undefined]);
  });

  it('Another team cannot take a path that only the canary has', async () => {
    await publish('1.0.0');
    const page = { id: 'events', path: '/events', access: 'public' as const, title: { en: 'Events' }, preload: [] };
    await stage('1.1.0', { pages: [page] });
    await setCanary(release, 'mf-jobs', { version: '1.1.0', percent: 10 });
    const other = await build('1.0.0', { name: 'mf-events', entryGlobal: 'mf_events', pages: [page] });
    await expect(publishRemote(other, release)).rejects.toThrow("which is mf-jobs's");
  });

  it('Its files are looked at by `registry verify`, and bytes other than those tried are refused', async () => {
    await publish('1.0.0');
    await stage('1.1.0');
    await setCanary(release, 'mf-jobs', { version: '1.1.0', percent: 10 });
    const place = releasePaths(release).remote('mf-jobs', '1.1.0');
    await rm(path.join(place, 'static/page.css'));
    expect((await verifyRelease(release)).faults).toContainEqual(expect.stringContaining('static/page.css'));
    await rm(place, { recursive: true });
    await expect(stage('1.1.0', { displayName: { en: 'Other' } })).rejects.toThrow('was published with other files');
  });
});

describe('fallbacks.json', () => {
  const fallbacks = async () => {
    const text = await readFile(releasePaths(release).fallbacks, 'utf8');
    return registryFrameSchema.parse(JSON.parse(text)).remotes;
  };

  it('It names the version that everybody had before, and none for the first', async () => {
    await publish('1.0.0');
    expect(await fallbacks()).toEqual([]);
    await publish('1.1.0');
    expect(await fallbacks()).toMatchObject([{ version: '1.0.0', baseUrl: '/remotes/mf-jobs/1.0.0/' }]);
    await publish('1.2.0');
    await rollbackRemote(release, 'mf-jobs');
    expect(await fallbacks()).toMatchObject([{ version: '1.0.0' }]);
  });

  it('A version whose files are gone is none to fall back to', async () => {
    await publish('1.0.0');
    await rm(releasePaths(release).remote('mf-jobs', '1.0.0'), { recursive: true });
    await publish('1.1.0');
    expect(await fallbacks()).toEqual([]);
  });
});
