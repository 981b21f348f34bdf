import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishRemote } from './publish-remote.ts';
import { publishShell, type ShellPublishOptions } from './publish-shell.ts';
import { rollbackShell } from './rollback-shell.ts';
import { readShellRelease } from './shell-release.ts';
import { configureStaticSite } from './static-site/configure-static-site.ts';
import { prepareReleaseFolder } from './testing/release-folder.ts';
import { writeFixtureFiles, writeFixtureShell } from './testing/write-fixture-build.ts';

const { folder, release, build } = prepareReleaseFolder();

async function publish(mark: string, contract = '1.0.0', options: ShellPublishOptions = {}) {
  const dist = path.join(folder, mark);
  await writeFixtureShell(dist, mark);
  await writeFixtureFiles(dist, {
    'shell-description.json': JSON.stringify({ contract }),
    'humans.txt': mark,
    [`${mark}.txt`]: mark,
  });
  return await publishShell(dist, release, '0.1.0', options);
}

const publishJobs = async (contract: string, version = '1.0.0', respectRollback = false) =>
  await publishRemote(await build(version, { contract }), release, { respectRollback });

const read = (file: string) => readFile(path.join(release, file), 'utf8');
const servedVersion = async () => (await readShellRelease(release))?.version;

describe('rolling the shell back', () => {
  it('A rollback brings pages and root files of the version before back, and goes one further each time', async () => {
    await configureStaticSite(release, { url: 'https://x.supabase.co', publishableKey: 'key' });
    const versions: string[] = [];
    for (const mark of ['first', 'second', 'third']) versions.push((await publish(mark)).version);
    expect((await rollbackShell(release)).version).toBe(versions[1]);
    const { version } = await rollbackShell(release);
    expect([version, await servedVersion()]).toEqual([versions[0], versions[0]]);
    expect(await read('index.html')).toContain('<title>first</title>');
    expect(await read('index.html')).toContain(`"version":"${version}"`);
    expect([await read('humans.txt'), await read('first.txt')]).toEqual(['first', 'first']);
    await expect(read('third.txt')).rejects.toThrow('ENOENT');
    await expect(rollbackShell(release)).rejects.toThrow(`shell has no version before ${version}`);
  });

  it('A team can name the version to go back to', async () => {
    const { version } = await publish('first');
    await publish('second');
    await publish('third');
    expect((await rollbackShell(release, { version })).version).toBe(version);
    await expect(rollbackShell(release, { version: '9.0.0' })).rejects.toThrow('shell 9.0.0 is not in');
    await expect(rollbackShell(release, { version: `../shells/${version}` })).rejects.toThrow('is not in');
    expect(await servedVersion()).toBe(version);
  });

  it('A rollback is not undone by whoever publishes unasked, until somebody asks', async () => {
    const first = await publish('first');
    const second = await publish('second');
    await rollbackShell(release);
    const unasked = await publish('second', '1.0.0', { respectRollback: true });
    expect(unasked).toMatchObject({ outcome: 'withdrawn', version: second.version });
    expect(unasked.served.version).toBe(first.version);
    expect((await publish('second')).outcome).toBe('published');
    expect((await publish('second', '1.0.0', { respectRollback: true })).outcome).toBe('unchanged');
  });

  it('A shell that a live remote does not take is refused, unless told why, and the reason is recorded', async () => {
    const old = await publish('first', '1.0.0');
    await publish('second', '1.1.0');
    await publishJobs('^1.1.0');
    const before = await read('shell.json');
    await expect(rollbackShell(release)).rejects.toThrow(
      'provides contract 1.0.0, which these live remotes do not take: mf-jobs 1.0.0 (built for ^1.1.0)',
    );
    expect(await read('shell.json')).toBe(before);
    await rollbackShell(release, { forceReason: 'nobody can sign in' });
    expect(await readShellRelease(release)).toMatchObject({ version: old.version, forced: 'nobody can sign in' });
  });

  it('A remote that needs the shell that was rolled back stays out when it is published unasked', async () => {
    await publish('first', '1.0.0');
    await publishJobs('^1.0.0');
    await publish('second', '1.1.0');
    await rollbackShell(release);
    expect((await publishJobs('^1.1.0', '1.1.0', true)).outcome).toBe('unfit');
    await expect(publishJobs('^1.1.0', '1.1.0')).rejects.toThrow('the live shell provides 1.0.0');
  });

  it('A shell that was never published cannot be rolled back', async () => {
    await expect(rollbackShell(release)).rejects.toThrow('The shell was never published');
  });
});
