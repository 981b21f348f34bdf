import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appNames, repositoryFolder } from './app-names.ts';
import { buildApp } from './build-app.ts';
import { isFresh, listInputs, withoutOtherRemotes } from './freshness.ts';
import { createFixtureRoot } from './testing/fixture-app.ts';

let fixture: Awaited<ReturnType<typeof createFixtureRoot>>;

beforeAll(async () => {
  fixture = await createFixtureRoot();
  await fixture.writeRemote();
});
afterAll(() => fixture.remove());

test('An app is stale before its first build, fresh after it, and stale again after a change', async () => {
  expect(isFresh('mf-jobs', fixture.root)).toBe(false);
  await buildApp('mf-jobs', { root: fixture.root });
  expect(isFresh('mf-jobs', fixture.root)).toBe(true);

  await writeFile(`${fixture.root}/mf-jobs/src/job-list-page.test.tsx`, 'test');
  await mkdir(`${fixture.root}/mf-jobs/src/testing`);
  await writeFile(`${fixture.root}/mf-jobs/src/testing/job-row.ts`, 'test');
  await writeFile(`${fixture.root}/mf-jobs/README.md`, '# Jobs');
  expect(isFresh('mf-jobs', fixture.root)).toBe(true);

  await fixture.writeRemote({ 'src/job-list-page.css': '.job-list-page { color: blue; }' });
  expect(isFresh('mf-jobs', fixture.root)).toBe(false);
  await fixture.writeRemote();
  expect(isFresh('mf-jobs', fixture.root)).toBe(true);

  await rm(`${fixture.root}/mf-jobs/dist`, { recursive: true });
  expect(isFresh('mf-jobs', fixture.root)).toBe(false);
});

test('No app of the repository is built from tests, documents or other apps', () => {
  for (const name of appNames) {
    const inputs = listInputs(`${repositoryFolder}/${name}`).map((file) => file.slice(repositoryFolder.length + 1));
    expect(inputs).toContain(`${name}/rspack.config.ts`);
    expect(inputs).toContain('shared/src/contract/shared-modules.ts');
    expect(inputs.filter((file) => /test|[.]md$/.test(file))).toEqual([]);
    const folders = new Set(inputs.map((file) => file.split('/')[0]));
    expect([...folders].sort()).toEqual(['engine', name, 'platform', 'pnpm-lock.yaml', 'shared'].sort());
  }
});

test('A further remote in the lockfile makes no other app stale, a further package makes all of them so', async () => {
  const lockfile = await readFile(`${repositoryFolder}/pnpm-lock.yaml`, 'utf8');
  const section =
    "  mf-planted:\n    dependencies:\n      react:\n        specifier: 'catalog:'\n        version: 19.3.1\n\n";
  const withRemote = lockfile.replace('  platform:\n', `${section}$&`);
  const withPackage = lockfile.replace('\npackages:\n\n', "$&  'planted@1.0.0':\n    resolution: {}\n\n");
  for (const name of appNames) {
    const before = withoutOtherRemotes(lockfile, name);
    expect(withoutOtherRemotes(withRemote, name)).toBe(before);
    expect(withoutOtherRemotes(withPackage, name)).not.toBe(before);
    const apps = [...new Set([name, 'platform', 'shared', 'shell'])].sort();
    expect(before.match(/^ {2}(mf-.*|shell|shared|platform):$/gm)).toEqual(apps.map((app) => `  ${app}:`));
  }
  expect(withoutOtherRemotes(withRemote, 'mf-planted')).toContain(section);
});

test('A failed build leaves the last good one as it is', async () => {
  await buildApp('mf-jobs', { root: fixture.root });
  await fixture.writeRemote({ 'src/remote.tsx': 'nonsense(' });
  await expect(buildApp('mf-jobs', { root: fixture.root })).rejects.toThrow('mf-jobs/src/remote.tsx:1');
  expect(isFresh('mf-jobs', fixture.root)).toBe(false);
  await fixture.writeRemote();
  expect(isFresh('mf-jobs', fixture.root)).toBe(true);
});
