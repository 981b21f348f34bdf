import type { FunctionEnvironment } from '../_shared/environment.ts';
import { faultOf } from '../_shared/fault-of.ts';
import { serveFunction } from '../_shared/serve-function.ts';
import { takeCall } from '../_shared/take-quota.ts';
import { type OwnReadingAnswer, type ReadingAnswer, readingRequestSchema } from './contract.ts';
import { readTexts } from './read-texts.ts';
import { createReadingStore } from './reading-store.ts';

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
