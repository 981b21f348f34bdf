import type { AppError } from '@fursa/shared/backend';
import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  generateInterviewQuestions,
  type InterviewQuestions,
} from '../../ai-service/data/generate-interview-questions.ts';
import { readKept, writeKept } from '../../kept/use-kept.ts';
import { withLock } from '../../kept/with-lock.ts';

const keptSchema = z.array(
  z.object({
    role: z.string(),
    /** Milliseconds since 1970. */
    at: z.number(),
    questions: z.array(z.string()),
    source: z.enum(['provider', 'local', 'default']),
  }),
);
const keptName = 'questions';
/** Roles whose questions stay on the device. */
const mostRoles = 20;

function readAll(userId: string): z.infer<typeof keptSchema> {
  return readKept(userId, keptName, keptSchema) ?? [];
}

/** Milliseconds. */
const [longestDelay, step] = [1_000, 50];

/**
 * What another tab has kept since. What it stored may reach this tab later than the lock does: tabs are processes of their own, and each
 * has its view of the storage (https://html.spec.whatwg.org/multipage/webstorage.html#introduction-16).
 */
async function findKept(userId: string, role: string, since: number): Promise<InterviewQuestions | undefined> {
  for (let waited = 0; waited <= longestDelay; waited += step) {
    const found = readAll(userId).find((kept) => kept.role === role && kept.at >= since);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, step));
  }
  return undefined;
}

/** Two tabs that ask at once make one call: the second finds what the first got. */
function generateOnce(userId: string, role: string): Promise<InterviewQuestions> {
  const pressedAt = Date.now();
  return withLock(`fursa-ai-questions:${userId}:${role}`, async (hasWaited) => {
    const fromOtherTab = hasWaited ? await findKept(userId, role, pressedAt) : undefined;
    if (fromOtherTab !== undefined) return fromOtherTab;
    const generated = await generateInterviewQuestions(role);
    const others = readAll(userId).filter((kept) => kept.role !== role);
    writeKept(userId, keptName, [{ role, at: Date.now(), ...generated }, ...others].slice(0, mostRoles));
    return generated;
  });
}

function questionsQueryOptions(userId: string, role: string) {
  return queryOptions<InterviewQuestions, AppError>({
    queryKey: ['mf-ai', 'questions', userId, role],
    queryFn: () => generateOnce(userId, role),
    initialData: () => readAll(userId).find((kept) => kept.role === role),
    // Asked by a press alone. It goes on while the person looks elsewhere.
    enabled: false,
    retry: false,
    networkMode: 'always',
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** The questions for a role that were asked for on this device, and how to ask for them: once, however often it is pressed. */
export function useInterviewQuestions(userId: string, role: string) {
  const { data, error, isFetching, refetch } = useQuery(questionsQueryOptions(userId, role));
  return { data, error, isFetching, generate: () => refetch({ cancelRefetch: false }) };
}
