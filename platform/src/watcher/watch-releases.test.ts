import { beforeEach, describe, expect, it } from 'vitest';
import type { Measured } from '../gateway/index.ts';
import { promoteCanary, readChanges, readRegistry, rollbackRemote, setCanary, stageRemote } from '../release/index.ts';
import { prepareReleaseFolder } from '../release/testing/release-folder.ts';
import { createWatch, type WatcherPower } from './watch-releases.ts';

const { release, build, publish } = prepareReleaseFolder();
let told: string[] = [];
beforeEach(() => {
  told = [];
});

/** Of this hour; every visit of `broken` versions fails. */
function measuredOf(broken: readonly string[], versions: readonly string[], visits = 1_000): Measured[] {
  const row = { remote: 'mf-jobs', hour: new Date().toISOString(), total: visits, count: visits, p75: null };
  return versions.map((version) => ({
    ...row,
    version,
    metric: broken.includes(version) ? 'fursa.remote.fallbacks' : 'fursa.remote.mounts',
  }));
}

const watch = (measured: readonly Measured[] | undefined, power: WatcherPower = 'canary', now = Date.now) =>
  createWatch({
    releaseDir: release,
    power,
    readSummary: async () => measured,
    now,
    tell: (line) => told.push(line),
  });

async function served() {
  const [entry] = (await readRegistry(release)).remotes;
  return [entry?.version, entry?.canary?.remote.version];
}

const lastChange = async () => (await readChanges(release)).at(-1);

async function tryOut(): Promise<void> {
  await publish('1.0.0');
  await stageRemote(await build('1.1.0'), release);
  await setCanary(release, 'mf-jobs', { version: '1.1.0', percent: 5, by: 'amina' });
}

describe('a version on trial', () => {
  it('It is over for everybody when it breaks and what the others have does not', async () => {
    await tryOut();
    await watch(measuredOf(['1.1.0'], ['1.0.0', '1.1.0']))();
    expect(await served()).toEqual(['1.0.0', undefined]);
    const why = '1000 faults in 1000 visits (100.0 %), before it 0 in 1000 (0.0 %)';
    expect(await lastChange()).toMatchObject({ by: 'watcher', action: 'canary', app: 'mf-jobs', why });
    expect(told).toEqual([`The trial of mf-jobs 1.1.0 is over: ${why}`]);
  });

  it.each([
    ['what the others have breaks as well', measuredOf(['1.0.0', '1.1.0'], ['1.0.0', '1.1.0'])],
    ['few have visited it', measuredOf(['1.1.0'], ['1.0.0', '1.1.0'], 150)],
    ['nothing is measured here', undefined],
  ])('It goes on when %s', async (_when, measured) => {
    await tryOut();
    await watch(measured, 'rollback')();
    expect(await served()).toEqual(['1.0.0', '1.1.0']);
  });
});

describe('what everybody has', () => {
  const broken = measuredOf(['1.1.0'], ['1.0.0', '1.1.0']);

  it('It is rolled back where the watcher may do so', async () => {
    await publish('1.0.0');
    await publish('1.1.0');
    await watch(broken, 'rollback')();
    expect(await served()).toEqual(['1.0.0', undefined]);
    expect(await lastChange()).toMatchObject({ by: 'watcher', action: 'rollback', from: '1.1.0', to: '1.0.0' });
  });

  it('It stays otherwise, and one line says so', async () => {
    await publish('1.0.0');
    await publish('1.1.0');
    const look = watch(broken);
    await look();
    await look();
    expect(await served()).toEqual(['1.1.0', undefined]);
    expect(told).toEqual([expect.stringMatching(/^mf-jobs 1\.1\.0 has many more faults than 1\.0\.0, and stays: /)]);
  });

  it('It is watched for a day', async () => {
    await publish('1.0.0');
    await publish('1.1.0');
    await watch(broken, 'rollback', () => Date.now() + 86_400_001)();
    expect(await served()).toEqual(['1.1.0', undefined]);
  });

  it('After a promotion a version is compared with the one before', async () => {
    await tryOut();
    await promoteCanary(release, 'mf-jobs');
    await watch(broken, 'rollback')();
    expect(await served()).toEqual(['1.0.0', undefined]);
  });

  it('What a person went back to is left to that person', async () => {
    await publish('1.0.0');
    await publish('1.1.0');
    await rollbackRemote(release, 'mf-jobs');
    await watch(measuredOf(['1.0.0'], ['1.0.0', '1.1.0']), 'rollback')();
    expect(await served()).toEqual(['1.0.0', undefined]);
  });
});
