import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { releasePaths } from '../release/files/release-paths.ts';
import { publishRemote, publishShell, rollbackRemote, rollbackShell } from '../release/index.ts';
import { writeFixtureFiles, writeFixtureRemote, writeFixtureShell } from '../release/testing/write-fixture-build.ts';
import { html, prepareGateway } from './testing/gateway-fixture.ts';

const fixture = prepareGateway();

async function readJson(target: string) {
  return JSON.parse((await fixture.ask(target)).body.toString());
}

/** What a running gateway says is served, by each of its ways. */
async function told() {
  const [health, config, registry] = [
    await readJson('/healthz'),
    await readJson('/config.json'),
    await readJson('/registry.json'),
  ];
  const page = (await fixture.ask('/', html)).body.toString();
  const inPage = JSON.parse(/id="fursa-config">(.*?)<\/script>/.exec(page)?.[1] ?? '');
  const jobs = registry.remotes.find(({ name }: { name: string }) => name === 'mf-jobs');
  expect(inPage).toEqual(config);
  expect(config.version).toBe(health.version);
  expect(jobs.version).toBe(health.remotes['mf-jobs']);
  return { shell: health.version, jobs: jobs.version, title: /<title>(.*?)</.exec(page)?.[1] };
}

it('A running gateway is up to date right after a publish and a rollback of the shell', async () => {
  const before = await told();
  const dist = path.join(fixture.folder, 'next-shell');
  await writeFixtureShell(dist, 'second');
  await writeFixtureFiles(dist, { 'humans.txt': 'Made in Nairobi\n' });
  const { version } = await publishShell(dist, fixture.releaseDir, '0.2.0');
  expect(await told()).toEqual({ ...before, shell: version, title: 'second' });
  expect((await fixture.ask('/humans.txt')).body.toString()).toBe('Made in Nairobi\n');
  await rollbackShell(fixture.releaseDir);
  expect(await told()).toEqual(before);
  const humans = await readFile(path.join(fixture.folder, 'shell', 'humans.txt'), 'utf8');
  expect((await fixture.ask('/humans.txt')).body.toString()).toBe(humans);
});

it('A running gateway is up to date right after a publish and a rollback of a remote', async () => {
  const before = await told();
  const dist = path.join(fixture.folder, 'next-jobs');
  const page = { id: 'home', path: '/mf-jobs', access: 'public' as const, title: { en: 'Home' }, preload: [] };
  await writeFixtureRemote(dist, { version: '1.1.0', pages: [page] });
  await publishRemote(dist, fixture.releaseDir);
  expect(await told()).toEqual({ ...before, jobs: '1.1.0' });
  await rollbackRemote(fixture.releaseDir, 'mf-jobs');
  expect(await told()).toEqual(before);
});

it('Its pages have versions that the live shell takes, also after a rollback of the shell that left one out', async () => {
  const versionInPage = async () => {
    const text = /id="fursa-registry">(.*?)<\/script>/.exec((await fixture.ask('/', html)).body.toString())?.[1] ?? '';
    return JSON.parse(text).remotes.find(({ name }: { name: string }) => name === 'mf-jobs').version;
  };
  const shell = path.join(fixture.folder, 'newer-shell');
  await writeFixtureShell(shell, 'newer');
  await writeFixtureFiles(shell, { 'shell-description.json': '{ "contract": "1.99.0" }' });
  await publishShell(shell, fixture.releaseDir, '0.2.0');
  const dist = path.join(fixture.folder, 'newer-jobs');
  const page = { id: 'home', path: '/mf-jobs', access: 'public' as const, title: { en: 'Home' }, preload: [] };
  await writeFixtureRemote(dist, { version: '1.9.0', contract: '^1.99.0', pages: [page] });
  await publishRemote(dist, fixture.releaseDir);
  expect(await versionInPage()).toBe('1.9.0');
  await rollbackShell(fixture.releaseDir, { forceReason: 'nobody can sign in' });
  expect(await versionInPage()).toBe('1.0.0');
  await rollbackRemote(fixture.releaseDir, 'mf-jobs');
});

it('A release that could not be read for a moment is served as soon as it can be', async () => {
  const before = await told();
  const dist = path.join(fixture.folder, 'late-shell');
  await writeFixtureShell(dist, 'late');
  const { version } = await publishShell(dist, fixture.releaseDir, '0.3.0');
  const kept = releasePaths(fixture.releaseDir).keptShell(version);
  await rename(kept, `${kept}-away`);
  expect(await told()).toEqual(before);
  await rename(`${kept}-away`, kept);
  await expect.poll(told).toEqual({ ...before, shell: version, title: 'late' });
});
