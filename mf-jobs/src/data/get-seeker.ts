import { AppError, getBackendClient, toAppError } from '@fursa/shared/backend';
import * as z from 'zod/mini';

/** What of a person decides which jobs are new matches. */
export interface MatchCandidate {
  readonly skills: readonly string[];
  readonly hasResume: boolean;
  /** When the person last looked, as the database wrote it; null: never. */
  readonly lastSeenMatchesAt: string | null;
}

const candidateSchema = z.object({
  skills: z.array(z.string()),
  last_seen_matches_at: z.nullable(z.iso.datetime({ offset: true })),
});

/**
 * Reads the person's own row. The text of the CV stays where it is: it may be large, and only whether there is one matters.
 *
 * @throws AppError
 */
export async function getMatchCandidate(userId: string, signal: AbortSignal): Promise<MatchCandidate> {
  const profiles = () => getBackendClient().from('profiles');
  const [profile, resume] = await Promise.all([
    profiles().select('skills, last_seen_matches_at').eq('id', userId).abortSignal(signal).single(),
    profiles().select('id').eq('id', userId).not('resume_text', 'is', null).abortSignal(signal),
  ]);
  const failed = [profile, resume].find(({ error }) => error !== null);
  if (failed) throw toAppError(failed.error, failed.status);
  const row = candidateSchema.safeParse(profile.data);
  if (!row.success) throw new AppError('invalid-response', 'Failed to fetch user profile', row.error);
  return {
    skills: row.data.skills,
    lastSeenMatchesAt: row.data.last_seen_matches_at,
    hasResume: (resume.data ?? []).length > 0,
  };
}
