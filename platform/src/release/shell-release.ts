import { readdir } from 'node:fs/promises';
import * as z from 'zod/mini';
import { atomicWrite } from './files/atomic-write.ts';
import { readJsonFile } from './files/read-json-file.ts';
import { releasePaths } from './files/release-paths.ts';
import { ReleaseError } from './release-error.ts';

const keptShellSchema = z.object({
  version: z.string(),
  /** The version of the contract that it provides; shells from before it was recorded say nothing. */
  contract: z.optional(z.string()),
  /** What is served from the root of the site beside the pages (`favicon.svg`); nothing else is. */
  rootFiles: z.array(z.string()),
});
/** `shells/<version>/shell.json`: what a kept shell says of itself. */
export type KeptShell = z.infer<typeof keptShellSchema>;

const shellReleaseSchema = z.extend(keptShellSchema, {
  /** Why it was published, or rolled back to, although live remotes did not fit it. */
  forced: z.optional(z.string()),
});
/** `shell.json`: which of the kept shells is served. */
export type ShellRelease = z.infer<typeof shellReleaseSchema>;

/** Which shell is in the release folder; `undefined` before the first one was published. */
export async function readShellRelease(releaseDir: string): Promise<ShellRelease | undefined> {
  const advice = 'Delete it and publish the shell again.';
  return await readJsonFile(releasePaths(releaseDir).shell, shellReleaseSchema, advice);
}

/** Moves the pointer to the shell. Call it under the lock of the release only. */
export async function writeShellRelease(releaseDir: string, shell: ShellRelease): Promise<void> {
  await atomicWrite(releasePaths(releaseDir).shell, `${JSON.stringify(shell, undefined, 2)}\n`);
}

/** @throws ReleaseError when that shell is not kept. */
export async function readKeptShell(releaseDir: string, version: string): Promise<KeptShell> {
  const { keptDescription, shells } = releasePaths(releaseDir);
  const kept = await readJsonFile(keptDescription(version), keptShellSchema, 'Publish that version again.');
  if (kept?.version === version) return kept;
  throw new ReleaseError(`shell ${version} is not in ${shells}. Publish it.`);
}

/** Root files of all kept shells; those of the others are no longer served. */
export async function readAllRootFiles(releaseDir: string): Promise<string[]> {
  const versions = await readdir(releasePaths(releaseDir).shells);
  const kept = versions.filter((name) => !name.startsWith('.')).map((version) => readKeptShell(releaseDir, version));
  return (await Promise.all(kept)).flatMap(({ rootFiles }) => rootFiles);
}
