import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { parseRows, readAnswer } from '@fursa/shared/data';
import { useAuthStore } from '@fursa/shared/session';
import { keepPreviousData, queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from '../../job/data/keys.ts';
import { scoreSchema } from './score-schema.ts';

/** By the id of the job, 0 to 100; null without a CV, for a job that names nothing that could be compared, and when asking failed. */
export type Scores = ReadonlyMap<string, number | null>;

const rowSchema = z.object({ id: z.string(), score: z.nullable(scoreSchema) });

async function fetchScores(client: BackendClient, names: readonly string[], signal: AbortSignal): Promise<Scores> {
  const answer = await client.rpc('match_scores', { names }).abortSignal(signal);
  const rows = readAnswer(z.array(z.unknown()), answer);
  return new Map(parseRows(rowSchema, rows).rows.map(({ id, score }) => [id, score]));
}

/** So many jobs one question names, as `match_scores` allows. */
const questionSize = 100;

/** How well the signed-in person's CV fits these jobs. */
function scoresQueryOptions(userId: string, names: readonly string[]) {
  return queryOptions<Scores, AppError>({
    queryKey: keys.scores(userId, names),
    queryFn: ({ signal }) => fetchScores(getBackendClient(), names, signal),
    placeholderData: keepPreviousData,
    // A list without scores is still a list.
    retry: false,
  });
}

function joinScores(
  answers: readonly UseQueryResult<Scores, AppError>[],
  questions: readonly (readonly string[])[],
): Scores | undefined {
  const known = answers.flatMap(({ data, isError }, index): readonly (readonly [string, number | null])[] => {
    if (data !== undefined) return [...data];
    return isError ? (questions[index] ?? []).map((name) => [name, null] as const) : [];
  });
  return known.length > 0 ? new Map(known) : undefined;
}

/** Undefined until it is known, and for visitors. */
export function useScores(names: readonly string[]): Scores | undefined {
  const userId = useAuthStore((state) => state.user?.id);
  const questions = Array.from({ length: Math.ceil(names.length / questionSize) }, (_, count) =>
    names.slice(count * questionSize, (count + 1) * questionSize),
  );
  return useQueries({
    queries: userId === undefined ? [] : questions.map((some) => scoresQueryOptions(userId, some)),
    combine: (answers) => joinScores(answers, questions),
  });
}
