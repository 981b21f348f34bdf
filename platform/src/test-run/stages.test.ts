import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryFolder } from '../build/app-names.ts';
import { findTaggedFiles, planStages, type Scope } from './stages.ts';

const prepared = ['build', 'built files', 'browser found'];

test.each<[Scope, string[]]>([
  ['gate', ['checks', ...prepared, 'unit', 'browser']],
  ['all', ['checks', ...prepared, 'unit', 'browser', 'journeys']],
  ['checks', ['checks']],
  ['unit', [...prepared, 'unit']],
  ['journeys', [...prepared, 'journeys']],
  ['deno', [...prepared, 'unit', 'browser']],
])('The stages of %s are %j', async (scope, names) => {
  expect((await planStages(scope, repositoryFolder)).map(({ name }) => name)).toEqual(names);
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fursa-tags-'));
  await mkdir(join(folder, 'backend/src'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

test('A file belongs to a suite as a whole or in part', async () => {
  await writeFile(join(folder, 'backend/src/one.test.ts'), '// @module-tag postgres\ntest();\n');
  await writeFile(join(folder, 'backend/src/two.test.ts'), "test('A', { tags: ['damage'] }, run);\n");
  await writeFile(join(folder, 'backend/src/three.test.tsx'), 'test();\n');
  const files = await findTaggedFiles(folder);
  expect(files.toSorted((one, other) => one.path.localeCompare(other.path))).toEqual([
    { path: 'backend/src/one.test.ts', whole: 'postgres', some: [] },
    { path: 'backend/src/three.test.tsx', whole: undefined, some: [] },
    { path: 'backend/src/two.test.ts', whole: undefined, some: ['damage'] },
  ]);
});

/** Stands in for Vitest: the process of `lost.test.ts` ends in the first run, and `failing` says whether in every run. */
function runner(failing: boolean): string {
  return `#!/usr/bin/env node
const { existsSync, writeFileSync } = require('node:fs');
const isLost = ${failing} || !existsSync('has-run');
writeFileSync('has-run', '');
const files = process.argv.filter((argument) => argument.endsWith('.test.ts'));
const statusOf = (file) => (isLost && file.endsWith('lost.test.ts') ? 'pending' : 'passed');
const testResults = files.map((file) => ({
  name: process.cwd() + '/' + file,
  status: 'passed',
  assertionResults: [{ fullName: 'It moves', status: statusOf(file) }],
}));
writeFileSync('test-results/unit.json', JSON.stringify({ testResults }));
process.exitCode = isLost ? 1 : 0;
`;
}

test.each([
  [false, ['backend/src/whole.test.ts: It moves passed', 'backend/src/lost.test.ts: It moves unsteady']],
  [
    true,
    [
      'backend/src/whole.test.ts: It moves passed',
      'backend/src/lost.test.ts: It moves skipped',
      'vitest ended with status 1 failed',
    ],
  ],
])('The files of a process that ended by itself run once more (it ends again: %s)', async (failing, outcomes) => {
  const root = await mkdtemp(join(tmpdir(), 'fursa-lost-'));
  try {
    await mkdir(join(root, 'backend/src'), { recursive: true });
    await mkdir(join(root, 'node_modules/.bin'), { recursive: true });
    for (const name of ['whole', 'lost']) await writeFile(join(root, `backend/src/${name}.test.ts`), 'test();\n');
    await writeFile(join(root, 'node_modules/.bin/vitest'), runner(failing), { mode: 0o755 });
    const unit = (await planStages('unit', root)).find(({ name }) => name === 'unit');
    const tests = await unit?.run();
    expect(tests?.map(({ title, outcome }) => `${title} ${outcome}`)).toEqual(outcomes);
  } finally {
    await rm(root, { recursive: true });
  }
});
