import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishRemote, stageRemote } from '../publish-remote.ts';
import { readRegistry } from '../registry-file.ts';
import { rollbackRemote, unpublishRemote } from '../rollback-remote.ts';
import { rollbackShell } from '../rollback-shell.ts';
import { readShellRelease } from '../shell-release.ts';
import { prepareReleaseFolder } from '../testing/release-folder.ts';
import { readChanges, recordChange, releasingPerson } from './change-log.ts';
import { compareVersions } from './compare-versions.ts';
import { listReleases } from './list-releases.ts';
import { undoLast } from './undo-last.ts';

const { release, build, publish, publishShell } = prepareReleaseFolder();

const servedVersion = async () => (await readRegistry(release)).remotes.find(({ name }) => name === 'mf-jobs')?.version;

describe('the history', () => {
  it('It says who changed what, when and why', async () => {
    await publish('1.0.0');
    await publish('1.1.0');
    await rollbackRemote(release, 'mf-jobs', undefined, { by: 'otieno', why: 'the list stays empty' });
    const changes = await readChanges(release);
    expect(changes).toMatchObject([
      { by: 'amina', action: 'publish', app: 'mf-jobs', to: '1.0.0', why: 'for 1.0.0', revision: 1 },
      { by: 'amina', action: 'publish', app: 'mf-jobs', from: '1.0.0', to: '1.1.0', revision: 2 },
      { by: 'otieno', action: 'rollback', from: '1.1.0', to: '1.0.0', why: 'the list stays empty', revision: 3 },
    ]);
    for (const { at } of changes) expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
  });

  it('A change whose process died before the pointer moved never was', async () => {
    await publish('1.0.0');
    await recordChange(release, { action: 'publish', app: 'mf-jobs', from: '1.0.0', to: '2.0.0', revision: 2 });
    expect(await readChanges(release)).toHaveLength(1);
    await publish('1.1.0');
    expect((await readChanges(release)).map(({ to }) => to)).toEqual(['1.0.0', '1.1.0']);
    await publishShell('first');
    await recordChange(release, { action: 'publish', app: 'shell', to: '9.0.0' });
    expect(await readChanges(release)).toHaveLength(3);
  });

  it.each([
    [{ FURSA_RELEASED_BY: 'amina', GITHUB_ACTOR: 'otieno' }, 'amina'],
    [{ FURSA_RELEASED_BY: ' ', GITHUB_ACTOR: 'otieno' }, 'otieno'],
    [{ GITLAB_USER_LOGIN: 'wanjiru' }, 'wanjiru'],
  ])('With %j the person is %s', (variables, person) => {
    expect(releasingPerson(variables)).toBe(person);
  });

  it('A list of releases has what is served first, and says what was rolled back', async () => {
    const shell = await publishShell('first');
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version);
    await rollbackRemote(release, 'mf-jobs');
    expect(await listReleases(release)).toMatchObject([
      { app: 'shell', versions: [{ version: shell, state: 'served' }] },
      {
        app: 'mf-jobs',
        versions: [
          { version: '1.1.0', state: 'served', since: { action: 'rollback' } },
          { version: '1.2.0', state: 'rolled back' },
          { version: '1.0.0', state: 'kept' },
        ],
      },
    ]);
  });
});

describe('undoing', () => {
  it('A publish, a rollback and an undo can each be undone', async () => {
    await publish('1.0.0');
    await publish('1.1.0');
    await undoLast(release);
    expect(await servedVersion()).toBe('1.0.0');
    await undoLast(release);
    expect(await servedVersion()).toBe('1.1.0');
    await rollbackRemote(release, 'mf-jobs');
    expect(await undoLast(release)).toMatchObject({ action: 'rollback', from: '1.1.0', to: '1.0.0' });
    expect(await servedVersion()).toBe('1.1.0');
    expect((await rollbackRemote(release, 'mf-jobs')).version).toBe('1.0.0');
  });

  it('The first publish of a remote is undone by taking it out, and that can be undone as well', async () => {
    await publish('1.0.0');
    await undoLast(release);
    expect(await servedVersion()).toBeUndefined();
    await undoLast(release);
    expect(await servedVersion()).toBe('1.0.0');
  });

  it('A remote that is taken out stays out for whoever publishes on nobody’s order, and comes back by an undo', async () => {
    await publish('1.0.0');
    await unpublishRemote(release, 'mf-jobs', { by: 'otieno', why: 'the season is over' });
    expect(await readRegistry(release)).toMatchObject({ revision: 2, remotes: [] });
    await expect(unpublishRemote(release, 'mf-jobs')).rejects.toThrow('mf-jobs is not served from');
    await expect(rollbackRemote(release, 'mf-jobs')).rejects.toThrow('publish it');
    const unasked = await publishRemote(await build('1.0.0'), release, { respectRollback: true });
    expect(unasked.outcome).toBe('withdrawn');
    expect(await stageRemote(await build('1.0.0'), release)).toBeUndefined();
    expect((await readChanges(release)).at(-1)).toMatchObject({ action: 'unpublish', from: '1.0.0', by: 'otieno' });
    await undoLast(release);
    expect(await servedVersion()).toBe('1.0.0');
    await unpublishRemote(release, 'mf-jobs');
    expect((await publish('1.0.0')).outcome).toBe('published');
  });

  it('A change of the shell can be undone, but for the first', async () => {
    const first = await publishShell('first');
    await expect(undoLast(release)).rejects.toThrow('is the first one');
    const second = await publishShell('second');
    await undoLast(release);
    expect((await readShellRelease(release))?.version).toBe(first);
    await undoLast(release);
    expect((await readShellRelease(release))?.version).toBe(second);
    expect((await rollbackShell(release)).version).toBe(first);
  });

  it('What somebody did past the history is not undone', async () => {
    await publish('1.0.0');
    const file = path.join(release, 'registry.json');
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('1.0.0', '7.0.0'));
    await expect(undoLast(release)).rejects.toThrow('Somebody else has changed mf-jobs');
  });

  it('Where nothing was changed there is nothing to undo', async () => {
    await expect(undoLast(release)).rejects.toThrow('Nothing was changed');
  });
});

describe('versions', () => {
  it('A version stands for its bytes for ever, also after its files are gone', async () => {
    await publish('1.0.0');
    await publish('1.1.0');
    await rm(path.join(release, 'remotes/mf-jobs/1.0.0'), { recursive: true });
    await expect(publish('1.0.0', { owner: 'Somebody else' })).rejects.toThrow(
      /mf-jobs 1\.0\.0 was published with other files by amina at .* give the new build a new version/,
    );
    expect((await publish('1.0.0')).outcome).toBe('published');
  });

  it('Two versions are compared by pages, slots, contract and bytes', async () => {
    const page = { id: 'job-list', path: '/jobs', access: 'protected' as const, title: { en: 'Jobs' }, preload: [] };
    await publish('1.0.0', { pages: [page], slots: ['home-panel'] });
    const match = { ...page, id: 'job-match', path: '/job-match' };
    const changes = { pages: [{ ...page, access: 'public' as const }, match], slots: [], contract: '^1.1.0' };
    await publishShell('shell', '1.1.0');
    await publish('1.1.0', changes);
    const comparison = await compareVersions(release, 'mf-jobs', ['1.0.0', '1.1.0']);
    expect(comparison).toMatchObject({
      pages: { added: ['job-match'], removed: [], changed: { 'job-list': ['access'] } },
      slots: { added: [], removed: ['home-panel'] },
      contract: { from: '^1.0.0', to: '^1.1.0' },
    });
    expect(comparison.bytes.to.entry).toBeGreaterThan(20);
    await expect(compareVersions(release, 'mf-jobs', ['1.0.0', '3.0.0'])).rejects.toThrow('mf-jobs 3.0.0 is not in');
  });
});
