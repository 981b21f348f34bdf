import { getBackendClient } from '@fursa/shared/backend';
import { readRow } from '@fursa/shared/data';
import * as z from 'zod/mini';

/** What of a person decides which jobs are new matches; the rest is known where the jobs are. */
export interface Seeker {
  readonly skills: readonly string[];
  /** When the person last looked, as the database wrote it; null: never. */
  readonly lastSeenMatchesAt: string | null;
}

const seekerSchema = z.pipe(
  z.object({
    skills: z.array(z.string()),
    last_seen_matches_at: z.nullable(z.iso.datetime({ offset: true })),
  }),
  z.transform((row): Seeker => ({ skills: row.skills, lastSeenMatchesAt: row.last_seen_matches_at })),
);

/**
 * Reads the person's own row.
 *
 * @throws AppError
 */
export async function getSeeker(userId: string, signal: AbortSignal): Promise<Seeker> {
  const answer = await getBackendClient()
    .from('profiles')
    .select('skills, last_seen_matches_at')
    .eq('id', userId)
    .abortSignal(signal);
  return readRow(seekerSchema, answer, 'Failed to fetch user profile');
}
