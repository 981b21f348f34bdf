import { engineVersion } from '@fursa/engine/engine-version';
import * as z from 'zod';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { faultOf } from '../_shared/function-error.ts';
import { serveFunction } from '../_shared/serve-function.ts';
import { createServiceClient, SupabaseCallError } from '../_shared/supabase-client.ts';
import { takeCall } from '../_shared/take-quota.ts';
import {
  type MatchState,
  matchStateSchema,
  type OwnReadingAnswer,
  type ReadingAnswer,
  readingRequestSchema,
} from './contract.ts';
import { readTexts } from './read-texts.ts';
import { type Reading, type ReadingTask, readingTasksSchema } from './reading.ts';

const stateSchema = z.object({ state: matchStateSchema });

/** The queue of the database. */
interface ReadingStore {
  /** What is due now, some at a time; of one person what is queued of them. */
  take(person?: string): Promise<ReadingTask[]>;
  /** Stores facts and answers of how many; a text that has changed since stays in the queue. */
  store(readings: readonly Reading[]): Promise<number>;
  stateOf(person: string): Promise<MatchState>;
}

function createReadingStore(environment: FunctionEnvironment): ReadingStore {
  const supabase = createServiceClient(environment);
  return {
    async take(person) {
      const { data, error } = await supabase.rpc('take_readings', {
        p_engine_version: engineVersion,
        ...(person === undefined ? {} : { p_person: person }),
      });
      if (error !== null) throw new SupabaseCallError('take_readings', error);
      return readingTasksSchema.parse(data);
    },
    async store(readings) {
      const { data, error } = await supabase.rpc('store_readings', {
        p_engine_version: engineVersion,
        p_readings: readings,
      });
      if (error !== null) throw new SupabaseCallError('store_readings', error);
      return z.number().parse(data);
    },
    async stateOf(person) {
      const { data, error } = await supabase.rpc('person_scores', { p_user: person, p_names: [] });
      if (error !== null) throw new SupabaseCallError('person_scores', error);
      return stateSchema.parse(data).state;
    },
  };
}

/** A run stops taking batches after this long; a schedule calls again. */
const runMs = 10_000;
/** A person changes their CV now and then. */
const readingsPerDay = 100;

/**
 * Reads postings and CVs whose texts are new or have changed, or that an earlier version of the engine has read, and stores what
 * they ask for and show. A schedule calls with the secret key; a person may have their own CV read at once.
 */
export const handler = serveFunction({
  name: 'read-postings',
  body: { schema: readingRequestSchema, maxBytes: 1024, tooLargeMessage: 'The request is too large' },
  async answer({ userId, environment }) {
    const store = createReadingStore(environment);
    const tasks = await store.take(userId);
    if (tasks.length > 0) {
      await takeCall(environment, userId, { kind: 'read-me', callsPerDay: readingsPerDay });
      await store.store(await readTexts(tasks, logFault(environment)));
    }
    const answer: OwnReadingAnswer = { state: await store.stateOf(userId) };
    return Response.json(answer);
  },
  async maintain(environment) {
    const store = createReadingStore(environment);
    const end = performance.now() + runMs;
    let read = 0;
    let tasks = await store.take();
    while (tasks.length > 0) {
      read += await store.store(await readTexts(tasks, logFault(environment)));
      if (performance.now() > end) break;
      tasks = await store.take();
    }
    const answer: ReadingAnswer = { read, isMoreDue: tasks.length > 0 };
    return Response.json(answer);
  },
});

function logFault(environment: FunctionEnvironment): (error: unknown) => void {
  return (error) =>
    environment.log({ function: 'read-postings', method: 'POST', status: 500, ms: 0, fault: faultOf(error) });
}
