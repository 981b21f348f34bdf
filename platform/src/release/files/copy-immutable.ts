import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ReleaseError } from '../release-error.ts';
import { atomicWrite, temporaryName } from './atomic-write.ts';
import { readBuildFiles } from './build-files.ts';
import { errorCode, isMissing } from './read-json-file.ts';
import { makeFolder, syncFolder } from './sync-folder.ts';
import { isCompressed, unpackFile } from './unpack-file.ts';

type Files = ReadonlyMap<string, Buffer>;

/**
 * Puts a whole build at `target` in one step, on the disk when it returns. A target that is there already must hold the very
 * same bytes: what browsers were told to keep for a year never changes. Files of it that a crash cut short are completed.
 */
export async function copyFolderOnce(files: Files, target: string): Promise<void> {
  if (await isFolder(target)) return await completeFolder(files, target);
  const parent = dirname(target);
  const temporary = temporaryName(parent);
  try {
    await writeFolder(files, temporary);
    await rename(temporary, target);
    await syncFolder(parent);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
    await completeFolder(files, target);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Adds files to a folder, by the same rule as {@link copyFolderOnce} for each. */
export async function addFilesOnce(files: Files, folder: string): Promise<void> {
  const present = new Map<string, Buffer>();
  for (const path of files.keys()) {
    const content = await readFile(join(folder, path)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    if (content !== undefined) present.set(path, content);
  }
  await completeFiles(files, present, folder);
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

async function completeFolder(files: Files, target: string): Promise<void> {
  const present = await readBuildFiles(target);
  const surplus = [...present.keys()].find((path) => !files.has(path) && !isCompressed(path));
  if (surplus !== undefined) refuse(target, surplus);
  await completeFiles(files, present, target);
}

/** Looks at every file before it writes one: a build that is refused changes nothing. */
async function completeFiles(files: Files, present: Files, folder: string): Promise<void> {
  const incomplete = [...files].filter(([path, content]) => {
    const found = present.get(path);
    if (found === undefined || isCutShort(found, content)) return true;
    if (found.equals(content)) return false;
    if (!isCompressed(path)) refuse(folder, path);
    // The same bytes may compress to others elsewhere; whoever publishes has checked what they unpack to.
    return unpackFile(path, found) === undefined;
  });
  for (const [path, content] of incomplete) await atomicWrite(join(folder, path), content);
}

/** As a crash leaves a file that was not synced: with its first bytes, or none. */
function isCutShort(found: Buffer, content: Buffer): boolean {
  return found.length < content.length && content.subarray(0, found.length).equals(found);
}

function refuse(folder: string, path: string): never {
  throw new ReleaseError(
    `${folder} is published already, with another ${path}. What is published never changes: give the new build a new version.`,
  );
}
