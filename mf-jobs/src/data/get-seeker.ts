import { AppError, getBackendClient, toAppError } from '@fursa/shared/backend';
import * as z from 'zod/mini';

/** What of a person decides which jobs are new matches; the rest is known where the jobs are. */
export interface Seeker {
  readonly skills: readonly string[];
  /** When the person last looked, as the database wrote it; null: never. */
  readonly lastSeenMatchesAt: string | null;
}

const seekerSchema = z.object({
  skills: z.array(z.string()),
  last_seen_matches_at: z.nullable(z.iso.datetime({ offset: true })),
});

/**
 * Reads the person's own row.
 *
 * @throws AppError
 */
export async function getSeeker(userId: string, signal: AbortSignal): Promise<Seeker> {
  const { data, error, status } = await getBackendClient()
    .from('profiles')
    .select('skills, last_seen_matches_at')
    .eq('id', userId)
    .abortSignal(signal)
    .single();
  if (error) throw toAppError(error, status);
  const row = seekerSchema.safeParse(data);
  if (!row.success) throw new AppError('invalid-response', 'Failed to fetch user profile', row.error);
  return { skills: row.data.skills, lastSeenMatchesAt: row.data.last_seen_matches_at };
}
