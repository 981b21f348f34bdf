import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../build/build-app.ts';
import { createFixtureRoot } from '../../../build/testing/fixture-app.ts';
import { checkRemote, publishShell, readPreviousShell } from '../../../release/index.ts';
import { buildTimeout } from '../../../testing/cli-fixture.ts';
import { buildStale } from '../../start/build-stale.ts';
import { distFolder } from '../publish-built.ts';
import { openTrialRoom, type TrialRoom, tryCandidate } from './try-candidate.ts';

const goodPage = `export function JobListPage() {
  return <section><h1>Jobs of the fixture</h1><p>They are here.</p></section>;
}`;

let folder = '';
let release = '';
let room: TrialRoom;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fursa-trial-test-'));
  release = path.join(folder, 'release');
  await buildStale(['shell'], () => undefined);
  await publishShell(distFolder('shell'), release, '0.1.0');
  room = await openTrialRoom();
}, buildTimeout);
afterAll(async () => {
  await room?.close();
  await rm(folder, { recursive: true });
});

/** Builds a remote with other files than the good one's, and tries it in the live shell. */
async function tryRemote(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const fixture = await createFixtureRoot();
  try {
    await fixture.writeRemote({ 'src/job-list-page.tsx': goodPage, 'src/job-list-page.css': undefined, ...files });
    await buildApp('mf-jobs', { root: fixture.root });
    const distDir = `${fixture.root}/mf-jobs/dist`;
    const { remote, results } = await checkRemote(distDir, release);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    const { live = '' } = await readPreviousShell(release, remote);
    if (remote === undefined) throw new Error('The build has no remote.json');
    return await tryCandidate(room, release, { remote, distDir, shellVersion: live });
  } finally {
    await fixture.remove();
  }
}

const refused: readonly [what: string, files: Readonly<Record<string, string>>, fault: RegExp][] = [
  [
    'a page that throws while it is drawn',
    { 'src/job-list-page.tsx': "export function JobListPage() { throw new Error('planted'); }" },
    /page job-list \(\/jobs\): it does not mount: /,
  ],
  [
    'a page without a heading',
    { 'src/job-list-page.tsx': 'export function JobListPage() { return <p>Jobs</p>; }' },
    /page job-list \(\/jobs\): nothing is there/,
  ],
  [
    'a picture without words',
    { 'src/job-list-page.tsx': goodPage.replace('<p>', '<img src="data:," /><p>') },
    /axe: image-alt/,
  ],
  [
    'an error in the console',
    { 'src/job-list-page.tsx': goodPage.replace('{', "{ console.error('planted');") },
    /the console says: planted/,
  ],
];

async function refuse(_what: string, files: Readonly<Record<string, string>>, fault: RegExp): Promise<void> {
  expect((await tryRemote(files)).join('\n')).toMatch(fault);
}

describe('a remote in the live shell', () => {
  it('One that is well is taken', { timeout: buildTimeout }, async () => {
    expect(await tryRemote({})).toEqual([]);
  });

  it.each(refused.slice(0, 1))('%s is refused', { timeout: buildTimeout }, refuse);
  it.each(refused.slice(1))('%s is refused', { timeout: buildTimeout, tags: ['products'] }, refuse);
});

it('A shell that is well is taken, also before there is any remote', {
  timeout: buildTimeout,
  tags: ['products'],
}, async () => {
  const candidate = { remote: undefined, distDir: distFolder('shell'), packageVersion: '0.1.0' };
  expect(await tryCandidate(room, release, candidate)).toEqual([]);
});
