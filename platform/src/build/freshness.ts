import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryFolder } from './app-names.ts';

/** Folders and files of every app's build beside its own. */
const commonInputs = ['shared/src', 'platform/src/preset', 'platform/src/build', 'pnpm-lock.yaml'];
const ownInputs = ['src', 'public', 'package.json', 'rspack.config.ts'];

/** Whether the app's `dist` is what its sources would give. Reads contents, not times: a checkout changes only those. */
export function isFresh(name: string, root: string = repositoryFolder): boolean {
  const stamp = stampFile(`${root}/${name}`);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs(name, root);
}

/** Called last of all, with the hash from before the build: a build cut short or overtaken by a change is never fresh. */
export async function rememberBuild(appFolder: string, inputs: string): Promise<void> {
  await writeFile(stampFile(appFolder), inputs);
}

export async function forgetBuild(appFolder: string): Promise<void> {
  await rm(stampFile(appFolder), { force: true });
}

function stampFile(appFolder: string): string {
  return `${appFolder}/dist/.stamp`;
}

/** One hash over everything the app is built from. */
export function hashInputs(name: string, root: string): string {
  const hash = createHash('sha256');
  const inputs = [
    ...commonInputs.map((input) => path.join(repositoryFolder, input)),
    ...ownInputs.map((input) => path.join(root, name, input)),
  ];
  for (const input of inputs) if (existsSync(input)) hashInput(hash, input);
  return hash.digest('hex');
}

function hashInput(hash: Hash, input: string): void {
  for (const file of filesIn(input)) {
    const bytes = readFileSync(file);
    hash.update(`${path.relative(repositoryFolder, file)}\0${bytes.length}\0`).update(bytes);
  }
}

function filesIn(input: string): string[] {
  if (statSync(input).isFile()) return [input];
  const entries = readdirSync(input, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
