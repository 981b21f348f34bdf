import { type AppError, toAppError } from '@fursa/shared/backend';
import { readFromDevice, writeToDevice } from '@fursa/shared/data/device-draft';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { answerOnce } from './answer-once.ts';
import { fingerprint } from './fingerprint.ts';
import { keys } from './keys.ts';

export interface CachedAnswerOptions<Answer> {
  readonly userId: string;
  /** Name of the answer on this device. */
  readonly name: string;
  /** Schema of the stored answer; anything else counts as none. */
  readonly schema: z.ZodMiniType<Answer>;
  /** What the answer depends on. */
  readonly inputs: readonly unknown[];
  /** @throws what becomes `error` */
  readonly find: () => Promise<Answer>;
}

export interface CachedAnswer<Answer> {
  /** The last one; it stays while the next one is looked for, and when that fails. */
  readonly answer: Answer | undefined;
  /** False for an answer to what stood there before. */
  readonly isCurrent: boolean;
  readonly isPending: boolean;
  readonly error: AppError | null;
  /** Whether an answer came since the page is there. */
  readonly hasArrived: boolean;
  /** Heading of the answer; it receives the focus when an answer comes, unless the person went somewhere else meanwhile. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Looks for it; a second press joins the first. Tells whether an answer came. Never rejects. */
  readonly ask: () => Promise<boolean>;
}

/**
 * An answer that is asked for with a press and stored on this device. People who leave the page meanwhile find it when they come
 * back.
 */
export function useCachedAnswer<Answer>(options: CachedAnswerOptions<Answer>): CachedAnswer<Answer> {
  const { userId, name, schema, find } = options;
  const inputs = fingerprint(JSON.stringify(options.inputs));
  // `at`, in milliseconds since 1970, tells another tab whether it is an answer to its press.
  const storedSchema = z.object({ inputs: z.string(), at: z.number(), answer: schema });
  const [seen, setSeen] = useState(() => readFromDevice({ userId, name: `ai-${name}` }, storedSchema));
  const [arrivals, setArrivals] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.answer(name, userId, inputs),
    queryFn: async () => {
      const found = await answerOnce(`fursa-ai-${name}:${userId}:${inputs}`, {
        findStored: (since) => {
          const stored = readFromDevice({ userId, name: `ai-${name}` }, storedSchema);
          return stored?.inputs === inputs && stored.at >= since ? stored : undefined;
        },
        ask: async () => {
          const answered = { inputs, answer: await find(), at: Date.now() };
          writeToDevice({ userId, name: `ai-${name}` }, answered);
          return answered;
        },
      });
      setSeen(found);
      setArrivals((count) => count + 1);
      return found;
    },
    enabled: false,
    retry: false,
    networkMode: 'always',
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const askedFrom = useRef<Element>(null);
  const shown = data ?? seen;

  useEffect(() => {
    const present = document.activeElement;
    // A busy button loses the focus to the page.
    if (arrivals > 0 && (present === askedFrom.current || present === document.body)) heading.current?.focus();
  }, [arrivals]);

  async function ask(): Promise<boolean> {
    askedFrom.current = document.activeElement;
    return (await refetch({ cancelRefetch: false })).isSuccess;
  }

  return {
    answer: shown?.answer,
    isCurrent: shown?.inputs === inputs,
    isPending: isFetching,
    error: error === null || isFetching ? null : toAppError(error),
    hasArrived: arrivals > 0,
    heading,
    ask,
  };
}
