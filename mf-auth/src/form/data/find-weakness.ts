import { findPasswordWeakness, type PasswordWeakness } from '@fursa/shared/passwords';

/**
 * Why a password should not be chosen; undefined for a good one, and where the estimator did not arrive: the backend asks the
 * same and has the last word.
 *
 * @param about what anybody may know of the person
 */
export async function findWeakness(password: string, about: readonly string[]): Promise<PasswordWeakness | undefined> {
  try {
    return await findPasswordWeakness(password, about);
  } catch (reason) {
    if (isMissingChunk(reason)) return undefined;
    throw reason;
  }
}

/** As the bundler and as browsers call a script that could not be fetched. */
function isMissingChunk(reason: unknown): boolean {
  return reason instanceof Error && (reason.name === 'ChunkLoadError' || reason instanceof TypeError);
}
