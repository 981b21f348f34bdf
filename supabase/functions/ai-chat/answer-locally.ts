import { answer, writeAnswer } from '@fursa/engine/answer';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { readJobs } from './read-jobs.ts';
import type { Turn } from './read-turns.ts';

/** The local engine's answer to the latest message, with the pages of the product to read on. */
export async function answerLocally(turns: readonly Turn[], environment: FunctionEnvironment): Promise<string> {
  const said = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  const question = said.at(-1) ?? '';
  const jobs = await readJobs(question, environment);
  const isFirst = turns.every(({ role }) => role === 'user');
  return writeAnswer(answer(question, { jobs, earlier: said.slice(0, -1) }), isFirst);
}
