import { engineVersion } from '@fursa/engine/engine-version';
import * as z from 'zod';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { SupabaseCallError } from '../_shared/supabase-call-error.ts';
import { createServiceClient } from '../_shared/supabase-client.ts';
import { type MatchState, matchStateSchema } from './contract.ts';
import { type Reading, type ReadingTask, readingTasksSchema } from './reading.ts';

const stateSchema = z.object({ state: matchStateSchema });

/** The queue of the database. */
export interface ReadingStore {
  /** What is due now, some at a time; of one person what is queued of them. */
  take(person?: string): Promise<ReadingTask[]>;
  /** Stores facts and answers of how many; a text that has changed since stays in the queue. */
  store(readings: readonly Reading[]): Promise<number>;
  stateOf(person: string): Promise<MatchState>;
}

export function createReadingStore(environment: FunctionEnvironment): ReadingStore {
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
