import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishRemote } from '../publish-remote.ts';
import { publishShell } from '../publish-shell.ts';
import { writeFixtureFiles, writeFixtureRemote, writeFixtureShell } from '../testing/write-fixture-build.ts';
import { listPairings } from './list-pairings.ts';

let folder = '';
let release = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fursa-pairings-'));
  release = path.join(folder, 'release');
});
afterEach(() => rm(folder, { recursive: true }));

async function publishTheShell(mark: string, contract: string): Promise<string> {
  const shell = path.join(folder, mark);
  await writeFixtureShell(shell, mark);
  await writeFixtureFiles(shell, { 'shell-description.json': JSON.stringify({ contract }) });
  return (await publishShell(shell, release, '0.1.0')).version;
}

async function publishJobs(version: string, contract: string): Promise<void> {
  const dist = path.join(folder, `jobs-${version}`);
  await writeFixtureRemote(dist, { version, contract });
  await publishRemote(dist, release);
}

async function pairings(): Promise<string[]> {
  return (await listPairings(release)).map(({ remote, shellVersion }) => `${remote.version} in ${shellVersion}`);
}

it('Live and earlier versions of shell and remotes meet, as far as they take each other', async () => {
  expect(await pairings()).toEqual([]);
  const first = await publishTheShell('first', '1.0.0');
  await publishJobs('1.0.0', '^1.0.0');
  expect(await pairings()).toEqual([`1.0.0 in ${first}`]);
  const second = await publishTheShell('second', '1.1.0');
  await publishJobs('1.1.0', '^1.0.0');
  expect(await pairings()).toEqual([`1.1.0 in ${second}`, `1.1.0 in ${first}`, `1.0.0 in ${second}`]);
  await publishJobs('1.2.0', '^1.1.0');
  expect(await pairings()).toEqual([`1.2.0 in ${second}`, `1.1.0 in ${second}`]);
});
