import { AppError, getBackendClient, toAppError } from '@fursa/shared/backend';
import { readAnswer } from '@fursa/shared/data';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from '../../cached-answers/keys.ts';

/** Characters, as the database has it. */
export const maxCoverLetterLength = 10_000;

/** The application to a job. */
export interface StoredApplication {
  readonly id: string;
  readonly coverLetter: string | null;
}

const rowSchema = z.nullable(
  z.pipe(
    z.object({ id: z.string(), cover_letter: z.nullable(z.string()) }),
    z.transform(({ id, cover_letter: coverLetter }): StoredApplication => ({ id, coverLetter })),
  ),
);

async function fetchApplication(jobId: string, signal: AbortSignal): Promise<StoredApplication | null> {
  const answer = await getBackendClient()
    .from('applied_jobs')
    .select('id, cover_letter')
    .eq(jobId.includes(':') ? 'adzuna_id' : 'job_id', jobId)
    .abortSignal(signal)
    .maybeSingle();
  return readAnswer(rowSchema, answer);
}

/** The person's application to a listed job; null before they applied. */
export function applicationQueryOptions(userId: string, jobId: string) {
  return queryOptions<StoredApplication | null, AppError>({
    queryKey: keys.application(userId, jobId),
    queryFn: ({ signal }) => fetchApplication(jobId, signal),
    // The job's own page makes and removes it.
    staleTime: 0,
  });
}

async function saveCoverLetter(id: string, letter: string): Promise<void> {
  const answer = await getBackendClient()
    .from('applied_jobs')
    .update({ cover_letter: letter })
    .eq('id', id)
    .select('id');
  if (answer.error) throw toAppError(answer.error, answer.status);
  if (answer.data.length === 0) throw new AppError('not-found', 'no such application is left');
}

/** Stores a letter, at most {@link maxCoverLetterLength} characters, with the application, in the place of the one before. */
export function useSaveCoverLetter(userId: string, jobId: string) {
  const queryClient = useQueryClient();
  return useMutation<void, AppError, { readonly id: string; readonly letter: string }>({
    mutationFn: ({ id, letter }) => saveCoverLetter(id, letter),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.application(userId, jobId) }),
  });
}
