import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { archives, packPackages } from './pack-packages.ts';
import { readCatalog } from './package-versions.ts';

/** Where the archives are, in the repository of the remote. */
const archiveFolder = 'packages';
/** What the whole repository has at its root. */
const forTools = { node: 'catalog:', typescript: 'catalog:' };
/** What only tests need: they open a remote in front of the embedded backend, which stays in this repository. */
const forTests = ['vitest', '@testing-library/react'];

const record = z.record(z.string(), z.string());
const packageSchema = z.looseObject({ dependencies: record, devDependencies: record });
const compilerSchema = z.object({ compilerOptions: z.record(z.string(), z.unknown()) });

/**
 * Makes a remote that was written from the template one that needs no repository around it: versions instead of names of the
 * catalogue, archives instead of packages of the workspace, no base of its `tsconfig.json`, and no tests.
 */
export async function makeStandalone(root: string, folder: string): Promise<void> {
  await packPackages(root, path.join(folder, archiveFolder));
  await writePackage(folder, await readCatalog(root));
  const base = compilerSchema.parse(await readJson(path.join(root, 'tsconfig.base.json')));
  const own = compilerSchema.parse(await readJson(path.join(folder, 'tsconfig.json')));
  const compilerOptions = { ...base.compilerOptions, ...own.compilerOptions };
  await writeJson(path.join(folder, 'tsconfig.json'), { compilerOptions, include: ['src'] });
  for await (const test of glob('src/**/*.test.tsx', { cwd: folder })) await rm(path.join(folder, test));
}

async function writePackage(folder: string, catalog: Readonly<Record<string, string>>): Promise<void> {
  const file = path.join(folder, 'package.json');
  const { dependencies, devDependencies, ...rest } = packageSchema.parse(await readJson(file));
  const versions = (names: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.keys(names)
        .filter((name) => !forTests.includes(name))
        .map((name) => [name, archiveOf(name) ?? catalog[name]]),
    );
  await writeJson(file, {
    ...rest,
    engines: { node: '>=20' },
    scripts: { build: 'rspack build', check: 'tsc -p .' },
    dependencies: versions(dependencies),
    devDependencies: versions({ ...devDependencies, ...forTools }),
  });
}

function archiveOf(name: string): string | undefined {
  const archive = Object.entries(archives).find(([known]) => known === name)?.[1];
  return archive === undefined ? undefined : `file:${archiveFolder}/${archive}`;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function writeJson(file: string, value: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, undefined, 2)}\n`);
}
