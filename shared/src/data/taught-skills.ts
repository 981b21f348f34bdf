import { type AppError, getBackendClient } from '@fursa/shared/backend';
import { paths } from '@fursa/shared/contract';
import { useAuthStore } from '@fursa/shared/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from './keys.ts';
import { readAnswer } from './read-answer.ts';

/** A skill that some career resource teaches. */
export interface TaughtSkill {
  /** As the engine calls it. */
  readonly name: string;
  /** How many teach it. */
  readonly resources: number;
  /** The first of them. */
  readonly title: string;
  /** Where all of them are listed. */
  readonly path: string;
}

/** By every way to write them, as {@link toKey} makes it. */
export type TaughtSkills = ReadonlyMap<string, TaughtSkill>;

const answerSchema = z.array(
  z.object({ name: z.string(), resources: z.number(), title: z.string(), spellings: z.array(z.string()) }),
);

/** Words in lower case with one space between them. */
function toKey(skill: string): string {
  return (
    skill
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]+/gu)
      ?.join(' ') ?? ''
  );
}

function learnPath(skill: string): string {
  return `${paths.resources}?skill=${encodeURIComponent(skill)}`;
}

async function fetchTaughtSkills(signal: AbortSignal): Promise<TaughtSkills> {
  const answer = await getBackendClient().rpc('taught_skills').abortSignal(signal);
  const taught = new Map<string, TaughtSkill>();
  for (const { spellings, ...skill } of readAnswer(answerSchema, answer)) {
    const entry = { ...skill, path: learnPath(skill.name) };
    for (const spelling of spellings) if (!taught.has(spelling)) taught.set(spelling, entry);
    // A spelling of another skill gives way to the name of this one.
    taught.set(toKey(skill.name), entry);
  }
  return taught;
}

/** Everything that resources teach, in one request for as long as the page is open. */
export function taughtSkillsQueryOptions() {
  return queryOptions<TaughtSkills, AppError>({
    queryKey: keys.taughtSkills,
    queryFn: ({ signal }) => fetchTaughtSkills(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What teaches a skill; undefined where nothing does, nobody is signed in, or it is not known. */
export function useTaughtSkill(skill: string): TaughtSkill | undefined {
  const isSignedIn = useAuthStore((state) => state.isAuthenticated);
  const { data } = useQuery({ ...taughtSkillsQueryOptions(), enabled: isSignedIn });
  return data?.get(toKey(skill));
}
