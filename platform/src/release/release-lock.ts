import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTemporaries } from './files/atomic-write.ts';
import { isMissing } from './files/read-json-file.ts';
import { releasePaths } from './files/release-paths.ts';
import { withLock } from './files/with-lock.ts';
import { ensureReleaseDir } from './release-dir.ts';

/** Runs `action` while nobody else changes the release folder, in which nothing incomplete is left of killed processes. */
export async function withReleaseLock<Result>(releaseDir: string, action: () => Promise<Result>): Promise<Result> {
  const { lock, assets, shells, remotes } = releasePaths(releaseDir);
  await ensureReleaseDir(releaseDir);
  return await withLock(lock, async () => {
    const perRemote = (await namesIn(remotes)).map((name) => join(remotes, name));
    for (const folder of [releaseDir, assets, shells, ...perRemote]) await removeTemporaries(folder);
    return await action();
  });
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
