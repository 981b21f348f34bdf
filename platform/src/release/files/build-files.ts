import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ReleaseError } from '../release-error.ts';
import { errorCode } from './read-json-file.ts';

/** For longer than this there is no folder only if there is no build. */
const replacingMs = 50;

/**
 * Every file of a build by its path inside the folder, in order. Names that start with a dot are the build's own notes and
 * stay behind.
 *
 * @throws ReleaseError when there is no build, or it holds anything but plain files and folders.
 */
export async function readBuildFiles(distDir: string): Promise<ReadonlyMap<string, Buffer>> {
  for (;;) {
    const before = await identityOf(distDir);
    try {
      const files = await readFiles(distDir);
      if ((await identityOf(distDir)) === before) return files;
    } catch (error) {
      await delay(replacingMs);
      if ((await identityOf(distDir)) === before) throw error;
    }
  }
}

/** A build that ends meanwhile puts a new folder in the place of the one that is being read. */
async function identityOf(distDir: string): Promise<string> {
  const entry = await stat(distDir).catch(() => undefined);
  return `${entry?.ino} ${entry?.ctimeMs}`;
}

async function readFiles(distDir: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const path of await listBuildFiles(distDir)) files.set(path, await readFile(join(distDir, path)));
  return files;
}

async function listBuildFiles(distDir: string): Promise<string[]> {
  try {
    const entries = await readdir(distDir, { recursive: true, withFileTypes: true });
    const paths: string[] = [];
    for (const entry of entries) {
      const path = relative(distDir, join(entry.parentPath, entry.name)).split(sep).join('/');
      if (path.split('/').some((segment) => segment.startsWith('.')) || entry.isDirectory()) continue;
      if (!entry.isFile())
        throw new ReleaseError(`${join(distDir, path)} is not a plain file; a release holds nothing else.`);
      paths.push(path);
    }
    return paths.sort();
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    throw new ReleaseError(`${distDir} cannot be read (${errorCode(error)}). Build it first.`);
  }
}

/** One hash over the files of a build. Not over the compressed ones, which come out differently elsewhere. */
export function digestOf(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [path, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (!isCompressed(path)) hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whether a file is the compressed neighbour of another. */
export function isCompressed(path: string): boolean {
  return /\.(br|gz)$/.test(path);
}

/** What a compressed file holds; `undefined` when it is damaged. */
export function unpackFile(path: string, content: Buffer): Buffer | undefined {
  try {
    return path.endsWith('.br') ? brotliDecompressSync(content) : gunzipSync(content);
  } catch {
    // Whatever is wrong with it, it holds nothing that can be served.
    return undefined;
  }
}
