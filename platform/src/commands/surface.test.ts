// @module-tag tooling
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repositoryFolder } from '../build/index.ts';
import { publicSurface } from '../checks/public-surface.ts';
import { runTool } from '../checks/run-tool.ts';
import { copyRepository, plant } from '../checks/testing/copy-repository.ts';

let copy: string;
beforeEach(async () => {
  copy = await copyRepository(repositoryFolder);
});
afterEach(() => rm(copy, { recursive: true }));

function runSurface(...args: readonly string[]) {
  return runTool(copy, 'node', ['platform/src/cli.ts', 'surface', ...args]);
}

function read(file: string): Promise<string> {
  return readFile(path.join(copy, file), 'utf8');
}

const addition = {
  'shared/src/ui/badge.tsx': (current: string) =>
    current.replace('readonly tone?:', 'readonly planted?: boolean;\n  readonly tone?:'),
};

test('An addition is shown and refused until the contract version is raised, then it is written down', async () => {
  const versions = await read('shared/surface/versions.txt');
  await plant(copy, addition);
  const refused = await runSurface();
  expect(refused.exitCode).toBe(1);
  expect(refused.output).toContain('ui: + readonly planted?: boolean;');
  expect(refused.output).toMatch(/Nothing is written: .* Raise it in shared\/src\/contract\/version\.ts/);
  expect(await read('shared/surface/surface.txt')).not.toContain('planted');

  await plant(copy, { 'shared/src/contract/version.ts': (current) => current.replace(/'\d+\.\d+\.\d+'/, "'8.1.0'") });
  expect(await runSurface()).toMatchObject({ exitCode: 0 });
  expect(await read('shared/surface/surface.txt')).toContain('planted');
  expect(await read('shared/surface/versions.txt')).toMatch(new RegExp(`^${versions}8\\.1\\.0 [\\da-f]{64}\n$`));
  expect(await publicSurface.run(copy)).toEqual({ ok: true, output: '' });
});

test('Comments, bodies, what is private, names that parameters are taken apart into and values of tokens do not count', async () => {
  await plant(copy, {
    'shared/src/contract/paths.ts': (current) =>
      `/** Another comment. */\n${current.replace('encodeURIComponent(jobId)', 'encodeURIComponent(jobId.trim())')}`,
    'shared/src/data/parse-rows.ts': (current) => `${current}export const unseen = 1;\n`,
    'shared/src/ui/badge.tsx': (current) => current.replace('{ tone', '{ children, tone').replace(', children }', ' }'),
    'shared/src/ui/styles/tokens.css': (current) => current.replace('--color-canvas: #', '--color-canvas: #0'),
  });
  expect(await publicSurface.run(copy)).toEqual({ ok: true, output: '' });
});

test('Tools for tests are written down without another contract version', async () => {
  await plant(copy, { 'shared/src/testing/index.ts': (current) => `${current}export const planted = 1;\n` });
  expect(await publicSurface.run(copy)).toMatchObject({ ok: false });
  expect(await runSurface()).toMatchObject({ exitCode: 0 });
  expect(await read('shared/surface/surface.txt')).toContain('const planted = 1;');
  expect(await publicSurface.run(copy)).toMatchObject({ ok: true });
});
