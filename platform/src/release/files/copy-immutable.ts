import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ReleaseError } from '../release-error.ts';
import { atomicWrite, makeFolder, syncFolder, temporaryName } from './atomic-write.ts';
import { isCompressed, readBuildFiles, unpackFile } from './build-files.ts';
import { errorCode, isMissing } from './read-json-file.ts';

type Files = ReadonlyMap<string, Buffer>;

/**
 * What becomes of files that differ from those that are given. `refuse`: another build may have been published under their name.
 * `altered`: these very bytes were published, so somebody has altered them since, and it is refused by saying so. `repair`: the same,
 * and they are written again.
 */
export type Differing = 'refuse' | 'altered' | 'repair';

/**
 * Puts a whole build at `target` in one step, on the disk when it returns. A target that is there already must hold the very
 * same bytes: what browsers were told to keep for a year never changes. Files of it that a crash cut short are completed.
 */
export async function copyFolderOnce(files: Files, target: string, differing: Differing): Promise<void> {
  if (await isFolder(target)) return await completeFolder(files, target, differing);
  const parent = dirname(target);
  const temporary = temporaryName(parent);
  try {
    await writeFolder(files, temporary);
    await rename(temporary, target);
    await syncFolder(parent);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
    await completeFolder(files, target, differing);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Adds files to a folder, by the same rule as {@link copyFolderOnce} for each. */
export async function addFilesOnce(files: Files, folder: string, differing: Differing): Promise<void> {
  const present = new Map<string, Buffer>();
  for (const path of files.keys()) {
    const content = await readFile(join(folder, path)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    if (content !== undefined) present.set(path, content);
  }
  await completeFiles(files, present, { folder, differing });
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function writeFolder(files: Files, folder: string): Promise<void> {
  const folders = new Set([folder]);
  await makeFolder(folder);
  for (const [path, content] of files) {
    const file = join(folder, path);
    folders.add(dirname(file));
    await makeFolder(dirname(file));
    await writeFile(file, content, { flush: true });
  }
  for (const written of folders) await syncFolder(written);
}

interface Place {
  readonly folder: string;
  readonly differing: Differing;
}

async function completeFolder(files: Files, folder: string, differing: Differing): Promise<void> {
  const present = await readBuildFiles(folder);
  const surplus = [...present.keys()].filter((path) => !files.has(path) && !isCompressed(path));
  await completeFiles(files, present, { folder, differing }, surplus);
  for (const path of surplus) await rm(join(folder, path));
}

/** Looks at every file before it writes one: a build that is refused changes nothing. */
async function completeFiles(
  files: Files,
  present: Files,
  { folder, differing }: Place,
  surplus: readonly string[] = [],
): Promise<void> {
  const altered = [...surplus];
  const incomplete = [...files].filter(([path, content]) => {
    const found = present.get(path);
    if (found === undefined || isCutShort(found, content)) return true;
    if (found.equals(content)) return false;
    // The same bytes may compress to others elsewhere; whoever publishes has checked what they unpack to.
    if (isCompressed(path)) return unpackFile(path, found) === undefined;
    altered.push(path);
    return true;
  });
  if (altered.length > 0 && differing !== 'repair') refuse(folder, altered, differing);
  for (const [path, content] of incomplete) await atomicWrite(join(folder, path), content);
}

/** As a crash leaves a file that was not synced: with its first bytes, or none. */
function isCutShort(found: Buffer, content: Buffer): boolean {
  return found.length < content.length && content.subarray(0, found.length).equals(found);
}

function refuse(folder: string, altered: readonly string[], differing: Exclude<Differing, 'repair'>): never {
  const paths = altered.join(', ');
  throw new ReleaseError(
    differing === 'altered'
      ? `In ${folder} somebody has altered ${paths} after that was published. With --repair it is written again as it was.`
      : `${folder} is published already, with another ${paths}. What is published never changes: give the new build a new version.`,
  );
}
