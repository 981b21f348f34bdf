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
