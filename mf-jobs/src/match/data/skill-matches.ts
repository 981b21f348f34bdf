import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { parseRows, readAnswer } from '@fursa/shared/data';
import { cleanLine } from '@fursa/shared/values/clean-text';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { searchRowSchema, toJob, toLines } from '../../job/data/job-schema.ts';
import { keys } from '../../job/data/keys.ts';
import type { Job } from '../../job/model/job.ts';
import type { NamedSkills } from '../model/skill-score.ts';

/** A job that names a skill of the person. */
export interface SkillMatch extends NamedSkills {
  readonly job: Job;
}

export interface SkillMatches {
  /** How many there are; at least so many where not all were looked at. */
  readonly matches: number;
  /** How many of the newest jobs were looked at; null: all that could match. */
  readonly compared: number | null;
  /** Those that name the most skills first, then the newest. */
  readonly jobs: readonly SkillMatch[];
}

const names = z.pipe(
  z.catch(z.array(z.string()), []),
  z.transform((texts) => toLines(texts)),
);
const matchSchema = z.pipe(
  z.extend(searchRowSchema, {
    in_text: z.catch(z.array(z.object({ skill: z.string(), sentence: z.nullable(z.string()) })), []),
    listed: names,
    partly: z.catch(z.nullable(z.string()), null),
  }),
  z.transform(
    (row): SkillMatch => ({
      job: toJob(row),
      inText: row.in_text.map(({ skill, sentence }) => ({
        skill,
        sentence: sentence === null ? null : cleanLine(sentence),
      })),
      listed: row.listed,
      partly: row.partly,
    }),
  ),
);

const answerSchema = z.object({
  matches: z.int().check(z.nonnegative()),
  compared: z.nullable(z.int().check(z.nonnegative())),
  jobs: z.array(z.unknown()),
});

/**
 * The open jobs posted after `since` (null: all) that name a skill of the person who asks.
 *
 * @param most jobs that are sent, 1 to 100
 * @throws AppError
 */
export async function fetchSkillMatches(
  client: BackendClient,
  { since, most }: { readonly since: string | null; readonly most: number },
  signal: AbortSignal,
): Promise<SkillMatches> {
  const answer = await client.rpc('match_skills', { since, most }).abortSignal(signal);
  const found = readAnswer(answerSchema, answer);
  return { ...found, jobs: parseRows(matchSchema, found.jobs).rows };
}

/** More than anybody reads. */
const most = 100;

/** The open jobs that match somebody whose CV cannot be read, by the skills of their profile alone. */
export function skillMatchesQueryOptions(
  userId: string,
  person: { readonly skills: readonly string[]; readonly hasCv: boolean },
) {
  return queryOptions<SkillMatches, AppError>({
    queryKey: keys.skillMatches(userId, person),
    queryFn: ({ signal }) => fetchSkillMatches(getBackendClient(), { since: null, most }, signal),
  });
}
