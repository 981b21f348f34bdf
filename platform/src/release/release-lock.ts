import { access, constants, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { waitForLock } from '@fursa/backend/lock';
import { makeFolder, removeTemporaries } from './files/atomic-write.ts';
import { errorCode, isMissing } from './files/read-json-file.ts';
import { releasePaths } from './files/release-paths.ts';
import { ReleaseError } from './release-error.ts';

const lockTimeoutMs = 15_000;

/**
 * Runs `action` while nobody else, in this process or another, changes the release folder, in which nothing incomplete is left of
 * killed processes.
 *
 * @throws ReleaseError when the others take longer than anybody should.
 */
export async function withReleaseLock<Result>(releaseDir: string, action: () => Promise<Result>): Promise<Result> {
  const { lock, assets, shells, remotes } = releasePaths(releaseDir);
  await ensureReleaseDir(releaseDir);
  const release = await waitForLock(lock, lockTimeoutMs);
  if (release === undefined) throw new ReleaseError(`Another release step holds ${lock}. Try again when it has ended.`);
  try {
    const perRemote = (await namesIn(remotes)).map((name) => join(remotes, name));
    for (const folder of [releaseDir, assets, shells, ...perRemote]) await removeTemporaries(folder);
    return await action();
  } finally {
    release();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** @throws ReleaseError when nothing can be written there. */
export async function ensureReleaseDir(releaseDir: string): Promise<void> {
  try {
    await makeFolder(releaseDir);
    await access(releaseDir, constants.W_OK);
  } catch (error) {
    throw new ReleaseError(
      `The release folder ${releaseDir} cannot be written (${errorCode(error)}). Make it writable or name another one with FURSA_RELEASE_DIR.`,
    );
  }
}
