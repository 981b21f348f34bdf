// @module-tag products
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { repositoryFolder } from '../../build/index.ts';
import { runTool } from '../../checks/run-tool.ts';
import { copyRepository } from '../../checks/testing/copy-repository.ts';

// The command writes into the shell of the repository it belongs to: a copy of this one.
let copy: string;
let folder: string;
beforeAll(async () => {
  copy = await copyRepository(repositoryFolder);
  folder = await mkdtemp(path.join(tmpdir(), 'fursa-keys-'));
  vi.stubEnv('FURSA_KEY_DIR', folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([copy, folder].map((path) => rm(path, { recursive: true })));
});

async function runKeys(...args: readonly string[]) {
  return await runTool(copy, 'node', ['platform/src/cli.ts', 'keys', ...args]);
}

test('Keys are made, replaced and retired, and the shell learns of each', async () => {
  expect(await runKeys()).toMatchObject({ exitCode: 1, output: expect.stringContaining('has no registry-keys.json') });
  const made = await runKeys('new');
  expect(made).toMatchObject({ exitCode: 0, output: expect.stringContaining('  signs\n') });
  const [first = ''] = made.output.split(' ');
  expect((await runKeys('rotate')).output).toContain(`${first}  is still believed\n`);
  const source = () => readFile(path.join(copy, 'shell/src/composition/signed/registry-keys.ts'), 'utf8');
  expect(await source()).toContain(`  '${first}': '`);
  const formatted = await runTool(copy, 'biome', ['check', 'shell/src/composition/signed/registry-keys.ts']);
  expect(formatted.exitCode, formatted.output).toBe(0);
  expect((await runKeys('retire', first)).exitCode).toBe(0);
  expect(await source()).not.toContain(first);
  expect((await runKeys('--json')).output).toMatch(/"signs": "\d{4}-/);
});

test.each([
  [['renew'], 'Unexpected renew'],
  [['retire'], 'Which key?'],
  [['new', 'mine'], 'Unexpected mine'],
])('The words %j are answered with the usage', async (args, message) => {
  const { exitCode, output } = await runKeys(...args);
  expect([exitCode, output]).toEqual([2, expect.stringContaining(`${message}`)]);
});
