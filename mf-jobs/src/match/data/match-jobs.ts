import { AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { parseRows } from '@fursa/shared/data';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from '../../listing/data/keys.ts';
import type { Listing } from '../../listing/model/listing.ts';
import type { ServiceMatch } from '../model/shown-match.ts';
import { markOf } from '../model/text-mark.ts';
import { readMatches, serviceMatchSchema, storeMatches } from './match-store.ts';

/** `ai-analyze` takes ten; a provider that is slow must still answer before the request is given up. */
const jobsPerCall = 5;
const callsAtOnce = 2;

export interface ServiceMatches {
  /** By the id of the job. */
  readonly answers: ReadonlyMap<string, ServiceMatch | 'failed'>;
  /** Why some jobs have no answer at all. */
  readonly error: AppError | null;
}

const answerSchema = z.object({ matches: z.array(z.unknown()), failed: z.array(z.object({ jobId: z.string() })) });

type Answers = Map<string, ServiceMatch | 'failed'>;

async function fetchMatches(
  client: BackendClient,
  cv: string,
  listings: readonly Listing[],
  signal: AbortSignal,
): Promise<ServiceMatches> {
  const known = readMatches(cv, listings);
  const answers: Answers = new Map(known);
  const unknown = listings.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  const calls = Array.from({ length: Math.ceil(unknown.length / jobsPerCall) }, (_, call) =>
    unknown.slice(call * jobsPerCall, (call + 1) * jobsPerCall),
  );
  let error: AppError | null = null;
  async function work(): Promise<void> {
    for (let ids = calls.shift(); ids !== undefined && error === null; ids = calls.shift()) {
      try {
        for (const [id, answer] of await askService(client, ids, signal)) answers.set(id, answer);
      } catch (reason) {
        error = toAppError(reason);
      }
    }
  }
  await Promise.all(Array.from({ length: callsAtOnce }, work));
  // Nobody waits any more: the person may have signed out, and nothing of theirs comes back then.
  if (!signal.aborted) storeMatches(cv, listings, onlyMatches(answers));
  throwWhenOver(error);
  return { answers, error };
}

async function askService(client: BackendClient, jobIds: readonly string[], signal: AbortSignal): Promise<Answers> {
  const { data, error, response } = await client.functions.invoke('ai-analyze', {
    body: { task: 'matches', jobIds },
    signal,
  });
  if (error) throw toAppError(error, response?.status);
  const answer = answerSchema.safeParse(data);
  if (!answer.success) throw new AppError('invalid-response', 'Invalid response format from AI service', answer.error);
  const { rows } = parseRows(serviceMatchSchema, answer.data.matches);
  // A match that cannot be read has failed, too.
  return new Map<string, ServiceMatch | 'failed'>([
    ...jobIds.map((id) => [id, 'failed'] as const),
    ...rows.filter(({ jobId }) => jobIds.includes(jobId)).map((match) => [match.jobId, match] as const),
  ]);
}

/** The shell hears of a session that is over by a question that failed as a whole. */
function throwWhenOver(error: AppError | null): void {
  if (error?.code === 'unauthenticated') throw error;
}

function onlyMatches(answers: Answers): ReadonlyMap<string, ServiceMatch> {
  return new Map([...answers].flatMap(([id, answer]) => (answer === 'failed' ? [] : [[id, answer] as const])));
}

/** How well that CV fits each of these jobs, asked once for each: until the page is closed, and longer on the device. */
export function matchesQueryOptions(resume: string, listings: readonly Listing[]) {
  const cv = markOf(resume);
  return queryOptions<ServiceMatches, AppError>({
    queryKey: keys.matches(
      cv,
      listings.map(({ id }) => id),
    ),
    queryFn: ({ signal }) => fetchMatches(getBackendClient(), cv, listings, signal),
    enabled: listings.length > 0,
    staleTime: ({ state: { data } }) => (data?.error === null ? Number.POSITIVE_INFINITY : 0),
    refetchOnReconnect: false,
    retry: false,
  });
}
