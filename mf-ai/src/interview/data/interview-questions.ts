import type { AppError } from '@fursa/shared/backend';
import { readFromDevice, writeToDevice } from '@fursa/shared/data/device-draft';
import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  generateInterviewQuestions,
  type InterviewQuestions,
} from '../../ai-service/data/generate-interview-questions.ts';
import { answerOnce } from '../../cached-answers/answer-once.ts';
import { keys } from '../../cached-answers/keys.ts';

const storedSchema = z.array(
  z.object({
    role: z.string(),
    /** Milliseconds since 1970. */
    at: z.number(),
    questions: z.array(z.string()),
    source: z.enum(['provider', 'local', 'budget', 'default']),
  }),
);
const storageName = 'ai-questions';
/** Roles whose questions stay on the device. */
const maxRoles = 20;

function readAll(userId: string): z.infer<typeof storedSchema> {
  return readFromDevice({ userId, name: storageName }, storedSchema) ?? [];
}

/** One call for one wish, whichever tab it is made in. */
function generateOnce(userId: string, role: string): Promise<InterviewQuestions> {
  return answerOnce(`fursa-ai-questions:${userId}:${role}`, {
    findStored: (since) => readAll(userId).find((stored) => stored.role === role && stored.at >= since),
    ask: async () => {
      const generated = await generateInterviewQuestions(role);
      const others = readAll(userId).filter((stored) => stored.role !== role);
      writeToDevice(
        { userId, name: storageName },
        [{ role, at: Date.now(), ...generated }, ...others].slice(0, maxRoles),
      );
      return generated;
    },
  });
}

function questionsQueryOptions(userId: string, role: string) {
  return queryOptions<InterviewQuestions, AppError>({
    queryKey: keys.questions(userId, role),
    queryFn: () => generateOnce(userId, role),
    initialData: () => readAll(userId).find((stored) => stored.role === role),
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
