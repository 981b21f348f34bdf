import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readBuildFiles } from './build-files.ts';
import { errorCode, isMissing } from './read-json-file.ts';
import { ReleaseError } from './release-error.ts';

/**
 * Puts a whole build at `target` in one step. A target that is there already must hold the very same bytes: what browsers
 * were told to keep for a year never changes.
 */
export async function copyFolderOnce(files: ReadonlyMap<string, Buffer>, target: string): Promise<void> {
  const temporary = join(dirname(target), `.${randomUUID()}.tmp`);
  try {
    for (const [path, content] of files) {
      await mkdir(dirname(join(temporary, path)), { recursive: true });
      await writeFile(join(temporary, path), content);
    }
    await rename(temporary, target);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
    await requireSameFolder(files, target);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** The same bytes may compress to others elsewhere; whoever publishes has checked what they unpack to. */
const isCompressed = (path: string) => /\.(br|gz)$/.test(path);

/** Puts one file at `target`, by the same rule as {@link copyFolderOnce}. */
export async function copyFileOnce(content: Buffer, target: string): Promise<void> {
  try {
    if ((await readFile(target)).equals(content) || isCompressed(target)) return;
    throw new ReleaseError(`${target} is published already, with other bytes. A published file never changes.`);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const temporary = `${target}.${randomUUID()}.tmp`;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(temporary, content);
  await rename(temporary, target);
}

async function requireSameFolder(files: ReadonlyMap<string, Buffer>, target: string): Promise<void> {
  const published = await readBuildFiles(target);
  const paths = new Set([...files.keys(), ...published.keys()]);
  for (const path of [...paths].filter((path) => !isCompressed(path))) {
    const content = files.get(path);
    if (content !== undefined && published.get(path)?.equals(content)) continue;
    throw new ReleaseError(
      `${target} is published already, with another ${path}. A published version never changes: give the new build a new version.`,
    );
  }
}
