// @module-tag products
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBuildFiles } from '../release/files/build-files.ts';
import { buildApp } from './build-app.ts';
import { isFresh } from './freshness.ts';
import { createFixtureRoot } from './testing/fixture-app.ts';

let fixture: Awaited<ReturnType<typeof createFixtureRoot>>;
let dist: string;

beforeEach(async () => {
  fixture = await createFixtureRoot();
  await fixture.writeRemote();
  dist = `${fixture.root}/mf-jobs/dist`;
});
afterEach(() => fixture.remove());

/** Builds in a process of its own. */
function startBuilder() {
  const script = `const { buildApp } = await import(${JSON.stringify(new URL('./build-app.ts', import.meta.url).href)});
    await buildApp('mf-jobs', { root: ${JSON.stringify(fixture.root)} });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const ended = Promise.all([once(child, 'exit'), text(child.stderr)]);
  return { child, ended: ended.then(([[status], faults]) => ({ status, faults })) };
}

test('When two processes build an app at once, one builds and the other finds it built', async () => {
  const builders = [startBuilder(), startBuilder()];
  const seen = new Set<number>();
  const folders = { ended: false };
  const watching = (async () => {
    while (!folders.ended) {
      // Whoever sees the folder sees all of it.
      if (existsSync(dist)) {
        seen.add((await stat(dist)).ino);
        expect(await readdir(dist)).toContain('.stamp');
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  for (const { ended } of builders) expect(await ended).toEqual({ status: 0, faults: '' });
  folders.ended = true;
  await watching;
  expect(seen.size).toBe(1);
  expect(isFresh('mf-jobs', fixture.root)).toBe(true);
});

test('A build that was killed leaves the last good one, and the next build goes on', async () => {
  await buildApp('mf-jobs', { root: fixture.root });
  const good = await readBuildFiles(dist);
  await fixture.writeRemote({ 'src/job-list-page.css': '.job-list-page { color: blue; }' });
  const cache = `${fixture.root}/mf-jobs/.cache`;
  await rm(cache, { recursive: true });
  const { child, ended } = startBuilder();
  while (!existsSync(`${cache}/build.lock`) && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 1));
  child.kill('SIGKILL');
  await ended;
  expect(await readBuildFiles(dist)).toEqual(good);
  expect(isFresh('mf-jobs', fixture.root)).toBe(false);

  await buildApp('mf-jobs', { root: fixture.root });
  expect(isFresh('mf-jobs', fixture.root)).toBe(true);
  expect(await readBuildFiles(dist)).not.toEqual(good);
});
