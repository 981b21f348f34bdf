// @module-tag damage
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseRegistry } from '@fursa/shared/contract/registry';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway } from '../gateway/index.ts';
import { checkFiles, parseRemoteDescription } from './check-build.ts';
import { readBuildFiles } from './files/build-files.ts';
import { publishRemote } from './publish-remote.ts';
import { publishShell } from './publish-shell.ts';
import { readRegistry } from './registry-file.ts';
import { rollbackRemote } from './rollback-remote.ts';
import { rollbackShell } from './rollback-shell.ts';
import { readShellRelease } from './shell-release.ts';
import { configureStaticSite } from './static-site/configure-static-site.ts';
import { type DiskEvent, withWatchedDisk } from './testing/failing-disk.ts';
import { writeFixtureRemote, writeFixtureShell } from './testing/write-fixture-build.ts';

let folder = '';
/** A release with two versions of shell and mf-jobs, the first live, and what a static host needs. */
let prepared = '';
let release = '';
const dist = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fursa-cut-off-'));
  prepared = dist('prepared');
  release = dist('release');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await writeFixtureRemote(dist(version), { version });
  for (const mark of ['first', 'second', 'third']) await writeFixtureShell(dist(mark), mark);
  await configureStaticSite(prepared, { url: 'https://x.supabase.co', publishableKey: 'key' });
  versionOfFirst = (await publishShell(dist('first'), prepared, '0.1.0')).version;
  await publishShell(dist('second'), prepared, '0.1.0');
  for (const version of ['1.0.0', '1.1.0']) await publishRemote(dist(version), prepared);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(restore);

async function restore() {
  await rm(release, { recursive: true, force: true });
  await cp(prepared, release, { recursive: true });
}

/** On a disk where nothing fails. */
const onGoodDisk = (action: () => Promise<unknown>) => withWatchedDisk(() => undefined, action);
const steps = {
  'publish of a remote': () => publishRemote(dist('1.2.0'), release),
  'rollback of a remote': () => rollbackRemote(release, 'mf-jobs', '1.0.0'),
  'publish of the shell': () => publishShell(dist('third'), release, '0.1.0'),
  'rollback of the shell': () => rollbackShell(release, { version: versionOfFirst }),
} as const;
let versionOfFirst = '';

/** From the given change on the disk takes nothing any more, as for a process that is dead. */
async function dieAt(step: number, action: () => Promise<unknown>): Promise<boolean> {
  let isDead = false;
  try {
    await withWatchedDisk((present) => {
      isDead = present >= step;
      if (isDead) throw new Error('the process is dead');
    }, action);
  } catch (error) {
    if (!isDead) throw error;
  }
  return isDead;
}

/** What a visitor of the gateway gets, after a look at every file of it. */
async function readLive() {
  const shell = await readShellRelease(release);
  const { remotes } = await readRegistry(release);
  for (const { name, version } of remotes) {
    const place = path.join(release, 'remotes', name, version);
    const files = await readBuildFiles(place);
    checkFiles(parseRemoteDescription(files, place), files);
  }
  const config = { version: '', supabasePublishableKey: 'key' };
  const gateway = createGateway({ releaseDir: release, config, backend: undefined, mode: 'product' });
  const page = await (await gateway.request('/')).text();
  const script = /src="([^"]+)"/.exec(page)?.[1] ?? '';
  expect((await gateway.request(script)).status).toBe(200);
  expect((await gateway.request('/icon.svg')).status).toBe(200);
  expect(page).toContain(`"version":"${shell?.version}"`);
  return `${shell?.version} ${remotes.map(({ version }) => version)}`;
}

async function expectPagesAgree() {
  const page = await readFile(path.join(release, 'index.html'), 'utf8');
  const inPage = /id="fursa-registry">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  const registry = parseRegistry(JSON.parse(await readFile(path.join(release, 'registry.json'), 'utf8'))).registry;
  // Of the hashes the page has that of the entry.
  const inPages = registry.remotes.map((remote) => ({
    ...remote,
    integrity: { [remote.entry]: remote.integrity[remote.entry] },
  }));
  expect(JSON.parse(inPage)).toEqual({ ...registry, remotes: inPages });
  const shell = await readShellRelease(release);
  expect(page).toContain(`"version":"${shell?.version}"`);
}

describe('a release that is cut off', () => {
  it.each(Object.entries(steps))(
    'A %s that dies at any change of the disk leaves the live release whole, and is healed by the next',
    async (_what, run) => {
      const before = await readLive();
      await onGoodDisk(run);
      const after = await readLive();
      expect(after).not.toBe(before);
      let deaths = 0;
      for (let isDead = true; isDead; deaths += 1) {
        await restore();
        isDead = await dieAt(deaths + 1, run);
        expect([before, after]).toContain(await readLive());
        // As a start does, which has nothing new for a shell that is served or was rolled back.
        await onGoodDisk(() => publishShell(dist('second'), release, '0.1.0', { respectRollback: true }));
        await expectPagesAgree();
        await onGoodDisk(run);
        expect(await readLive()).toBe(after);
        await expectPagesAgree();
        const left = await readdir(release, { recursive: true });
        expect(left.filter((name) => name.endsWith('.tmp'))).toEqual([]);
      }
      expect(deaths).toBeGreaterThan(5);
    },
  );

  it('A publish whose process is killed leaves the live release whole, and is healed by the same publish', async () => {
    const before = await readLive();
    let total = 0;
    await withWatchedDisk((step) => {
      total = step;
    }, steps['publish of a remote']);
    const after = await readLive();
    for (const part of [0.3, 0.6, 0.9]) {
      await restore();
      expect(await publishKilledAt(Math.ceil(total * part))).toBe('SIGKILL');
      expect([before, after]).toContain(await readLive());
      await publishRemote(dist('1.2.0'), release);
      expect(await readLive()).toBe(after);
      await expectPagesAgree();
    }
  });

  it.each([
    ['remotes/mf-jobs/1.1.0/remoteEntry.0123abcd.js', () => publishRemote(dist('1.1.0'), release)],
    ['remotes/mf-jobs/1.1.0/remoteEntry.0123abcd.js.br', () => publishRemote(dist('1.1.0'), release)],
    ['remotes/mf-jobs/1.1.0/remote.json', () => publishRemote(dist('1.1.0'), release)],
    ['assets/main.second.js', () => publishShell(dist('second'), release, '0.1.0')],
  ])('The file %s that lost its end is completed by the same publish', async (file, publish) => {
    const whole = await readFile(path.join(release, file));
    for (const length of [0, whole.length - 1]) {
      await truncate(path.join(release, file), length);
      await publish();
      expect(await readFile(path.join(release, file))).toEqual(whole);
    }
  });

  it('A rollback that died after it was written down, and before it was done, is done by the next', async () => {
    const history = path.join(release, 'history.json');
    const { shell } = JSON.parse(await readFile(history, 'utf8'));
    await writeFile(history, JSON.stringify({ shell, 'mf-jobs': { versions: ['1.0.0'], withdrawn: ['1.1.0'] } }));
    expect((await rollbackRemote(release, 'mf-jobs')).version).toBe('1.0.0');
  });

  it('A version that lost a part of a file is none to go back to', async () => {
    await truncate(path.join(release, 'remotes/mf-jobs/1.0.0/static/page.css'), 3);
    await expect(rollbackRemote(release, 'mf-jobs')).rejects.toThrow('static/page.css differs from its integrity');
    expect((await readRegistry(release)).remotes[0]?.version).toBe('1.1.0');
  });

  it.each([
    ['registry.json', steps['publish of a remote']],
    ['shell.json', steps['publish of the shell']],
  ])('Everything is on the disk before %s moves, and that as well before the command ends', async (pointer, run) => {
    const { events } = await onGoodDisk(run);
    const moved = events.findIndex(({ kind, path: file }) => kind === 'rename' && file === path.join(release, pointer));
    const earlier = events.slice(0, moved);
    expect(earlier.length).toBeGreaterThan(5);
    expect(unsynced(earlier.slice(0, -1))).toEqual([]);
    expect(earlier.at(-1)).toMatchObject({ kind: 'writeFile', isFlushed: true });
    expect(unsynced(events)).toEqual([]);
  });
});

/** Changes that a power cut may undo: files that were not flushed, and names in folders that were not synced since. */
function unsynced(events: readonly DiskEvent[]): DiskEvent[] {
  return events.filter(({ kind, path: file, isFlushed }, index) => {
    if (kind === 'sync' || kind === 'rm') return false;
    if (kind === 'writeFile' && !isFlushed) return true;
    const isNameLost = !events.slice(index).some((later) => later.kind === 'sync' && later.path === path.dirname(file));
    return kind !== 'mkdir' && isNameLost;
  });
}

async function publishKilledAt(step: number): Promise<string | null> {
  const moduleUrl = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const script = `
    const { publishRemote } = await import(${moduleUrl('./publish-remote.ts')});
    const { withWatchedDisk } = await import(${moduleUrl('./testing/failing-disk.ts')});
    await withWatchedDisk(
      (step) => { if (step === ${step}) process.kill(process.pid, 'SIGKILL'); },
      () => publishRemote(${JSON.stringify(dist('1.2.0'))}, ${JSON.stringify(release)}),
    );`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  const [, signal] = await once(child, 'exit');
  return typeof signal === 'string' ? signal : null;
}
