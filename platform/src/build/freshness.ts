import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryFolder } from './app-names.ts';

/** Folders and files of every app's build beside its own. */
const lockfile = 'pnpm-lock.yaml';
const commonInputs = [
  'shared/src',
  'shared/package.json',
  // For apps whose workers use it; it changes too rarely to ask which.
  'engine/src',
  'engine/package.json',
  'platform/src/preset',
  lockfile,
];
const ownInputs = ['src', 'public', 'package.json', 'rspack.config.ts'];
/** What only tests import is in no build. */
const testFile = /\.test\.tsx?$|(^|[\\/])testing([\\/]|\.tsx?$)/;

/** Whether the app's `dist` is what its sources would give. Reads contents, not times: a checkout changes only those. */
export function isFresh(name: string, root: string = repositoryFolder): boolean {
  const appFolder = path.join(root, name);
  const stamp = stampFile(`${appFolder}/dist`);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs(appFolder);
}

/** Takes the hash from before the build, so that a build overtaken by a change is never fresh. */
export async function stampBuild(folder: string, inputs: string): Promise<void> {
  await writeFile(stampFile(folder), inputs);
}

function stampFile(folder: string): string {
  return `${folder}/.stamp`;
}

/** One hash over everything the app is built from. */
export function hashInputs(appFolder: string): string {
  const hash = createHash('sha256');
  for (const file of listInputs(appFolder)) {
    const name = path.relative(repositoryFolder, file);
    const bytes = readFileSync(file);
    const content = name === lockfile ? withoutOtherRemotes(bytes.toString(), path.basename(appFolder)) : bytes;
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** A lockfile without what it says of the packages of other remotes: adding a remote makes no other app stale. */
export function withoutOtherRemotes(text: string, appName: string): string {
  return text.replaceAll(/^ {2}(mf-[\w-]+):\n(?:(?: {4}.*)?\n)*/gm, (section, name) =>
    name === appName ? section : '',
  );
}

/** Every file the app is built from, in order. */
export function listInputs(appFolder: string): string[] {
  const inputs = [
    ...commonInputs.map((input) => path.join(repositoryFolder, input)),
    ...ownInputs.map((input) => path.join(appFolder, input)),
  ];
  return inputs.filter((input) => existsSync(input)).flatMap(filesIn);
}

function filesIn(input: string): string[] {
  if (statSync(input).isFile()) return [input];
  return readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !testFile.test(path.relative(input, file)))
    .sort();
}
