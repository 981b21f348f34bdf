import { waitForLock } from '@fursa/backend/lock';
import { ReleaseError } from '../release-error.ts';

const lockTimeoutMs = 15_000;

/**
 * Runs `action` while nobody else, in this process or another, runs one under the same lock file.
 *
 * @throws ReleaseError when the others take longer than anybody should.
 */
export async function withLock<Result>(lockFile: string, action: () => Promise<Result>): Promise<Result> {
  const release = await waitForLock(lockFile, lockTimeoutMs);
  if (release === undefined) {
    throw new ReleaseError(`Another release step holds ${lockFile}. Try again when it has ended.`);
  }
  try {
    return await action();
  } finally {
    release();
  }
}
