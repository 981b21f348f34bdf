import { rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './build-app.ts';
import { createFixtureRoot } from './fixture-app.ts';
import { isFresh } from './freshness.ts';

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
  await writeFile(`${fixture.root}/mf-jobs/README.md`, '# Jobs');
  expect(isFresh('mf-jobs', fixture.root)).toBe(true);

  await fixture.writeRemote({ 'src/job-list-page.css': '.job-list-page { color: blue; }' });
  expect(isFresh('mf-jobs', fixture.root)).toBe(false);
  await fixture.writeRemote();
  expect(isFresh('mf-jobs', fixture.root)).toBe(true);

  await rm(`${fixture.root}/mf-jobs/dist`, { recursive: true });
  expect(isFresh('mf-jobs', fixture.root)).toBe(false);
});

test('A failed build leaves the app stale', async () => {
  await buildApp('mf-jobs', { root: fixture.root });
  await fixture.writeRemote({ 'src/remote.tsx': 'nonsense(' });
  await expect(buildApp('mf-jobs', { root: fixture.root })).rejects.toThrow('mf-jobs/src/remote.tsx:1');
  await fixture.writeRemote();
  expect(isFresh('mf-jobs', fixture.root)).toBe(false);
});
