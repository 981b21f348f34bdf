import { findPasswordWeakness, type PasswordWeakness } from '@fursa/shared/passwords';

/** What the estimator says of a password. */
export interface Judgement {
  /** Why it should not be chosen; undefined for a good one. */
  readonly weakness: PasswordWeakness | undefined;
}

/**
 * What is to be said of a password; undefined where the estimator did not arrive.
 *
 * @param about what anybody may know of the person
 */
export async function judgePassword(password: string, about: readonly string[]): Promise<Judgement | undefined> {
  try {
    return { weakness: await findPasswordWeakness(password, about) };
  } catch (reason) {
    if (isMissingChunk(reason)) return undefined;
    throw reason;
  }
}

/**
 * Why a password should not be chosen; undefined for a good one, and where nobody can say: the backend asks the same and has the
 * last word.
 */
export async function findWeakness(password: string, about: readonly string[]): Promise<PasswordWeakness | undefined> {
  const judgement = await judgePassword(password, about);
  return judgement?.weakness;
}

/** As the bundler and as browsers call a script that could not be fetched. */
function isMissingChunk(reason: unknown): boolean {
  return reason instanceof Error && (reason.name === 'ChunkLoadError' || reason instanceof TypeError);
}
