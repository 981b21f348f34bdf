import { access, constants } from 'node:fs/promises';
import { errorCode } from './files/read-json-file.ts';
import { makeFolder } from './files/sync-folder.ts';
import { ReleaseError } from './release-error.ts';

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
