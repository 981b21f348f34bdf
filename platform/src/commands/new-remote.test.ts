// @module-tag tooling
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoryFolder } from '../build/index.ts';
import { checks } from '../checks/index.ts';
import { runTool } from '../checks/run-tool.ts';
import { copyRepository, linkNewPackage } from '../checks/testing/copy-repository.ts';
import { composeWorkflow, workflowFile } from '../pipelines/workflow.ts';

// The command writes into the repository it belongs to: a copy of this one.
let copy: string;
beforeAll(async () => {
  copy = await copyRepository(repositoryFolder);
});
afterAll(() => rm(copy, { recursive: true }));

function runNew(...args: readonly string[]) {
  return runTool(copy, 'node', ['platform/src/cli.ts', 'new', ...args]);
}

test.each([
  [[], 'A name is missing. Usage: fursa new <remote> [--title "<words>"]'],
  [['events'], 'events is no name of a remote, such as mf-events or mf-career-events.'],
  [['mf-../events'], 'mf-../events is no name of a remote'],
  [['mf-events', 'mf-news'], 'Unexpected mf-news.'],
  [['mf-events', '--title', 'a "b"'], '--title needs 1 to 60 characters'],
  [['mf-auth'], 'The folder mf-auth exists. Remove it or choose another name.'],
  [['mf-login'], 'The path /login has a page already. Choose another name.'],
  [['mf-data'], 'data is the name of a folder with import rules of its own.'],
])('The arguments %j are refused in one line, and nothing is written', async (args, message) => {
  const before = await readdir(copy);
  const { exitCode, output } = await runNew(...args);
  expect(exitCode).toBe(output.includes('Usage: fursa') ? 2 : 1);
  expect(output).toContain(message);
  expect(output).not.toContain('\n');
  expect(await readdir(copy)).toEqual(before);
});

describe('remotes that the command has written', () => {
  const longName = 'mf-planted-scholarships-and-apprenticeships';
  let answer: string;

  beforeAll(async () => {
    answer = (await runNew('mf-planted')).output;
    await runNew(longName, '--title', "Students' money");
    for (const name of ['mf-planted', longName]) await linkNewPackage(copy, name);
  });

  test('The command says how many files it has written and what to do next', async () => {
    const files = (await readdir(path.join(copy, 'mf-planted'), { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile(),
    );
    expect(answer).toContain(`mf-planted is written, ${files.length} files.`);
    for (const step of [
      'install',
      'test',
      'isolate mf-planted',
      'fursa build mf-planted',
      'fursa publish mf-planted',
    ]) {
      expect(answer).toContain(`${step} `);
    }
  });

  test('The title is taken from the name, or from --title', async () => {
    const manifestOf = (name: string) => readFile(path.join(copy, name, 'src/manifest.ts'), 'utf8');
    expect(await manifestOf('mf-planted')).toContain("displayName: { en: 'Planted' }");
    expect(await manifestOf(longName)).toContain(`displayName: { en: "Students' money" }`);
  });

  test('Each has its pipeline and its owner', async () => {
    const owners = await readFile(path.join(copy, 'CODEOWNERS'), 'utf8');
    expect(owners).toContain('/mf-jobs/ @fursa/jobs-team\n/mf-planted/ @fursa/planted-team\n');
    expect(owners).toContain(`/${longName}/ @fursa/students-money-team\n`);
    for (const name of ['mf-planted', longName]) {
      expect(await readFile(path.join(copy, workflowFile(name)), 'utf8')).toBe(composeWorkflow(name, ['shared']));
    }
    const { output } = await runTool(copy, 'node', ['platform/src/cli.ts', 'pipelines']);
    expect(output).toBe('Every workflow is right');
  });

  // Types are checked package by package, so that those of the others need not be looked at again.
  test.each(checks.filter(({ name }) => name !== 'types').map((check) => [check.name, check] as const))(
    'They pass the check "%s", with no list edited',
    async (_, check) => {
      expect(await check.run(copy)).toEqual({ ok: true, output: expect.any(String) });
    },
    120_000,
  );

  test('Their types are right', async () => {
    const results = ['mf-planted', longName].map((name) => runTool(copy, 'tsc', ['-p', name]));
    expect(await Promise.all(results)).toEqual([
      { exitCode: 0, output: '' },
      { exitCode: 0, output: '' },
    ]);
  });

  test('Their own tests pass, and are among those of the repository', async () => {
    // The database for tests that the repository has prepared already.
    const data = 'node_modules/.cache/fursa-test-data';
    await mkdir(path.join(repositoryFolder, data), { recursive: true });
    // Knip keeps something of its own there, too.
    await mkdir(path.join(copy, path.dirname(data)), { recursive: true });
    await symlink(path.join(repositoryFolder, data), path.join(copy, data), 'junction');
    const args = ['run', '--root', '.', '--project', 'pages', 'mf-planted/src', `${longName}/src`];
    const { exitCode, output } = await runTool(copy, 'vitest', args);
    expect(exitCode, output).toBe(0);
    expect(output).toMatch(/2 passed \(2\)/);
  });
});
