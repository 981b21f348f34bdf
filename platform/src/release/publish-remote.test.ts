import { appendFile, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescription } from '@fursa/shared/contract/registry';
import { describe, expect, it } from 'vitest';
import { formatNotices } from '../preset/notices/bundled-package.ts';
import { readChanges } from './changes/change-log.ts';
import { publishRemote } from './publish-remote.ts';
import { readRegistry, updateRegistry } from './registry-file.ts';
import { rollbackRemote } from './rollback-remote.ts';
import { prepareReleaseFolder } from './testing/release-folder.ts';
import { writeFixtureRemote } from './testing/write-fixture-build.ts';
import { verifyRelease } from './upkeep/verify-release.ts';

const { folder, release } = prepareReleaseFolder();
const dist = path.join(folder, 'dist');

async function publish(changes?: Partial<RemoteDescription>, respectRollback = false) {
  await rm(dist, { recursive: true, force: true });
  await writeFixtureRemote(dist, changes);
  return await publishRemote(dist, release, { respectRollback });
}

async function servedVersions() {
  const { remotes } = await readRegistry(release);
  return Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
}

describe('publishing a remote', () => {
  it('A build goes to its immutable place and the registry points at it', async () => {
    const { remote, outcome } = await publish();
    expect(outcome).toBe('published');
    expect(remote.baseUrl).toBe('/remotes/mf-jobs/1.0.0/');
    expect(await readRegistry(release)).toMatchObject({ revision: 1, remotes: [remote] });
    const copied = path.join(release, 'remotes/mf-jobs/1.0.0');
    expect(await readFile(path.join(copied, 'remoteEntry.0123abcd.js'))).toEqual(
      await readFile(path.join(dist, 'remoteEntry.0123abcd.js')),
    );
    expect(await readdir(copied)).not.toContain('.stamp');
  });

  it('The same build published again changes nothing', async () => {
    await publish();
    expect((await publish()).outcome).toBe('unchanged');
    expect((await readRegistry(release)).revision).toBe(1);
    expect(await readChanges(release)).toHaveLength(1);
  });

  it('The older version and the previous registry stay', async () => {
    await publish();
    const before = await readFile(path.join(release, 'registry.json'), 'utf8');
    await publish({ version: '1.1.0' });
    expect(await readdir(path.join(release, 'remotes/mf-jobs'))).toEqual(['1.0.0', '1.1.0']);
    expect(await readFile(path.join(release, 'registry.previous.json'), 'utf8')).toBe(before);
  });

  it.each<[string, Partial<RemoteDescription>, RegExp]>([
    ['a contract range this product does not satisfy', { contract: '^2.0.0' }, /built for contract \^2\.0\.0/],
    ['a contract that is no range', { contract: 'newest' }, /contract "newest" in remote\.json is not a semver range/],
    ['a name that is no remote', { name: 'mf-Other/..' as 'mf-jobs' }, /remote\.json is wrong at name: /],
    ['a path that leaves the folder', { entry: '../entry.js' }, /remote\.json is wrong at entry: /],
    ['an entry without integrity', { entry: 'other.js' }, /integrity in remote\.json has no other\.js/],
    [
      'a script without integrity',
      { integrity: {}, entry: 'remoteEntry.0123abcd.js' },
      /integrity in remote\.json has no/,
    ],
    [
      'a file that is not in the build',
      { preload: ['gone.js'], integrity: { 'gone.js': 'sha256-AAAA' }, entry: 'gone.js', pages: [] },
      /gone\.js, named by integrity in remote\.json, is not in the build/,
    ],
  ])('A build is refused for %s', async (_what, changes, message) => {
    await expect(publish(changes)).rejects.toThrow(message);
    expect(await servedVersions()).toEqual({});
  });

  it.each<[string, string, RegExp]>([
    ['a tampered script', 'remoteEntry.0123abcd.js', /remoteEntry\.0123abcd\.js differs from its integrity/],
    ['a tampered style', 'static/page.css', /static\/page\.css differs from its integrity/],
    [
      'a compressed file that cannot be unpacked',
      'remoteEntry.0123abcd.js.gz',
      /remoteEntry\.0123abcd\.js\.gz cannot be unpacked/,
    ],
  ])('A build is refused for %s', async (_what, file, message) => {
    await writeFixtureRemote(dist);
    await appendFile(path.join(dist, file), 'tampered');
    await expect(publishRemote(dist, release)).rejects.toThrow(message);
    expect(await servedVersions()).toEqual({});
  });

  it('A compressed file of something else is refused', async () => {
    await writeFixtureRemote(dist);
    await writeFile(
      path.join(dist, 'static/page.css.br'),
      await readFile(path.join(dist, 'remoteEntry.0123abcd.js.br')),
    );
    await expect(publishRemote(dist, release)).rejects.toThrow('static/page.css.br does not hold static/page.css');
  });

  it('A build that brings a second copy of what the shell provides is refused', async () => {
    await writeFixtureRemote(dist);
    const reactDom = { name: 'react-dom', version: '19.3.1', license: 'MIT', homepage: undefined, text: 'MIT License' };
    await writeFile(
      path.join(dist, 'third-party-notices.txt'),
      formatNotices([{ ...reactDom, name: 'clsx' }, reactDom]),
    );
    await expect(publishRemote(dist, release)).rejects.toThrow(
      'mf-jobs: the build brings a second copy of react-dom (third-party-notices.txt). Import react-dom, which the shell provides',
    );
    expect(await servedVersions()).toEqual({});
  });

  it('Files of a published version that somebody has altered are named, and written again when that is wanted', async () => {
    await publish();
    const place = path.join(release, 'remotes/mf-jobs/1.0.0');
    const [entry, style, stranger] = ['remoteEntry.0123abcd.js', 'static/page.css', 'static/stranger.js'];
    await writeFile(path.join(place, entry), 'altered');
    await appendFile(path.join(place, style), '/* altered */');
    await writeFile(path.join(place, stranger), '');
    await expect(publish()).rejects.toThrow(
      `In ${place} somebody has altered ${stranger}, ${entry}, ${style} after that was published. With --repair it is`,
    );
    expect((await verifyRelease(release)).faults.join()).toContain(
      'Publish the build of that version again with --repair',
    );
    expect((await publishRemote(dist, release, { repair: true })).outcome).toBe('unchanged');
    expect(await readFile(path.join(place, entry))).toEqual(await readFile(path.join(dist, entry)));
    expect((await verifyRelease(release)).faults).toEqual(['there is no shell']);
    await expect(readFile(path.join(place, stranger))).rejects.toThrow('ENOENT');
  });

  it('A repair brings no other build under a version', async () => {
    await publish();
    await rm(path.join(release, 'changes.json'));
    await writeFixtureRemote(dist, { owner: 'Somebody else' });
    await expect(publishRemote(dist, release, { repair: true })).rejects.toThrow('give the new build a new version');
  });

  it('A link to a file elsewhere is refused', async () => {
    await writeFixtureRemote(dist);
    await symlink('/etc/hostname', path.join(dist, 'static/hostname.txt'));
    await expect(publishRemote(dist, release)).rejects.toThrow('is not a plain file');
  });

  it.each(['{"schemaVersion":1,', '{"schemaVersion":1,"revision":"x","remotes":[]}', ''])(
    'The broken registry %j is not touched',
    async (broken) => {
      await publish();
      await writeFile(path.join(release, 'registry.json'), broken);
      await expect(publish({ version: '1.1.0' })).rejects.toThrow(
        /registry\.json is .*\. Put registry\.previous\.json, beside it/,
      );
      expect(await readFile(path.join(release, 'registry.json'), 'utf8')).toBe(broken);
    },
  );

  it('A registry changed under the hands of a publisher is read again', async () => {
    await publish();
    let attempts = 0;
    const next = await updateRegistry(release, async (registry) => {
      attempts += 1;
      if (attempts === 1)
        await writeFile(path.join(release, 'registry.json'), JSON.stringify({ ...registry, revision: 9 }));
      return { ...registry, remotes: [] };
    });
    expect({ attempts, revision: next.revision }).toEqual({ attempts: 2, revision: 10 });
  });
});

describe('rolling a remote back', () => {
  it('A rollback serves the version before, and goes one further each time', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish({ version });
    expect((await rollbackRemote(release, 'mf-jobs')).version).toBe('1.1.0');
    expect((await rollbackRemote(release, 'mf-jobs')).version).toBe('1.0.0');
    await expect(rollbackRemote(release, 'mf-jobs')).rejects.toThrow('mf-jobs has no version before 1.0.0');
    expect(await servedVersions()).toEqual({ 'mf-jobs': '1.0.0' });
  });

  it('A rollback never returns to a version that was rolled back itself', async () => {
    for (const version of ['1.0.0', '1.1.0']) await publish({ version });
    await rollbackRemote(release, 'mf-jobs');
    await publish({ version: '1.2.0' });
    expect((await rollbackRemote(release, 'mf-jobs')).version).toBe('1.0.0');
  });

  it('A rollback comes to an end though a version was served twice', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.0.0']) await publish({ version });
    expect((await rollbackRemote(release, 'mf-jobs')).version).toBe('1.1.0');
    expect((await rollbackRemote(release, 'mf-jobs')).version).toBe('1.0.0');
    await expect(rollbackRemote(release, 'mf-jobs')).rejects.toThrow('mf-jobs has no version before 1.0.0');
  });

  it('A team can name the version to go back to', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish({ version });
    expect((await rollbackRemote(release, 'mf-jobs', '1.0.0')).baseUrl).toBe('/remotes/mf-jobs/1.0.0/');
    await expect(rollbackRemote(release, 'mf-jobs', '9.0.0')).rejects.toThrow('mf-jobs 9.0.0 is not in');
    await expect(rollbackRemote(release, 'mf-jobs', '../mf-ai/1.0.0')).rejects.toThrow('is not in');
  });

  it('A rollback is not undone by whoever publishes unasked, until somebody asks', async () => {
    for (const version of ['1.0.0', '1.1.0']) await publish({ version });
    await rollbackRemote(release, 'mf-jobs');
    expect((await publish({ version: '1.1.0' }, true)).outcome).toBe('withdrawn');
    expect(await servedVersions()).toEqual({ 'mf-jobs': '1.0.0' });
    expect((await publish({ version: '1.1.0' })).outcome).toBe('published');
    expect((await publish({ version: '1.1.0' }, true)).outcome).toBe('unchanged');
  });

  it('A remote that was never published cannot be rolled back', async () => {
    await expect(rollbackRemote(release, 'mf-ai')).rejects.toThrow('mf-ai is not served from');
  });
});
