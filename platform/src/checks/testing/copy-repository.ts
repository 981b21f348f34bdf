import { execFile } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { listRepositoryFiles } from '../repository-files.ts';

const execute = promisify(execFile);

/** A copy of the repository's files in a temporary folder, with its packages linked among themselves. */
export async function copyRepository(root: string): Promise<string> {
  const copy = await mkdtemp(join(await realpath(tmpdir()), 'fursa-checks-'));
  const files = await listRepositoryFiles(root);
  copyFiles(files, root, copy);
  await execute('git', ['init', '--quiet'], { cwd: copy });
  const packages = files.filter((path) => /^([^/]+\/)?package[.]json$/.test(path)).map((path) => dirname(path));
  await Promise.all(packages.map((path) => linkModules(root, copy, join(path, 'node_modules'))));
  return copy;
}

/** One after the other: two thousand small files that Node's threads copy at once take three times the processor time. */
function copyFiles(files: readonly string[], from: string, to: string): void {
  for (const folder of new Set(files.map((path) => dirname(path)))) mkdirSync(join(to, folder), { recursive: true });
  for (const path of files) copyFileSync(join(from, path), join(to, path));
}

export type Planted = Readonly<Record<string, string | ((current: string) => string)>>;

/** Writes files into a copy; a function gets what the file holds and gives what it shall hold. */
export async function plant(copy: string, files: Planted): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const target = join(copy, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, typeof content === 'string' ? content : content(await readFile(target, 'utf8')));
  }
}

const dependencies = z.record(z.string(), z.string());
const packageSchema = z.object({ dependencies, devDependencies: dependencies });

/** Does for a package that was added to a copy what an installation does, with the dependencies that others have. */
export async function linkNewPackage(copy: string, name: string): Promise<void> {
  const manifest = packageSchema.parse(JSON.parse(await readFile(join(copy, name, 'package.json'), 'utf8')));
  for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
    const [installed] = globSync(`*/node_modules/${dependency}`, { cwd: copy });
    if (installed === undefined) throw new Error(`${name} needs ${dependency}, which no other package has`);
    const link = join(copy, name, 'node_modules', dependency);
    await mkdir(dirname(link), { recursive: true });
    await symlink(await realpath(join(copy, installed)), link);
  }
}

/** Links what a node_modules folder holds: packages of the workspace to the copy, installed ones to where they are. */
async function linkModules(root: string, copy: string, folder: string): Promise<void> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(ignoreMissing);
  await mkdir(join(copy, folder), { recursive: true });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name.startsWith('@')) await linkModules(root, copy, path);
    else if (!entry.name.startsWith('.') || entry.name === '.bin') await linkModule(root, copy, path);
  }
}

async function linkModule(root: string, copy: string, path: string): Promise<void> {
  const target = await realpath(join(root, path));
  const inRoot = relative(root, target);
  const belongsToWorkspace = !inRoot.startsWith('..') && !inRoot.split(/[\\/]/).includes('node_modules');
  await symlink(belongsToWorkspace ? join(copy, inRoot) : target, join(copy, path));
}

function ignoreMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
