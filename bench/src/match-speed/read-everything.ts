import * as z from 'zod';
import { readTexts } from '../../../supabase/functions/read-postings/read-texts.ts';
import { readingTasksSchema } from '../../../supabase/functions/read-postings/reading.ts';
import type { MatchDatabase } from './measure-matches.ts';

/** Of the facts that the bench stores; nothing else reads them. */
const engineVersion = '1';
const takenSchema = z.tuple([z.object({ tasks: readingTasksSchema })]);

/** Reads all that is queued, as the function `read-postings` does, and answers how many a second. */
export async function readEverything(database: MatchDatabase): Promise<number> {
  const start = performance.now();
  let read = 0;
  for (;;) {
    const taken = await database.query('select public.take_readings($1::integer) as tasks', [engineVersion]);
    const [{ tasks }] = takenSchema.parse(taken);
    if (tasks.length === 0) return (read / (performance.now() - start)) * 1000;
    const readings = await readTexts(tasks, (error) => {
      throw error;
    });
    const stored = [engineVersion, JSON.stringify(readings)];
    await database.query('select public.store_readings($1::integer, $2::text::jsonb)', stored);
    read += tasks.length;
  }
}
