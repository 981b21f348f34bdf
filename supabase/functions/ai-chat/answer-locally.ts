import { answer, writeAnswer } from '@fursa/engine/answer';
import type { LocalReason } from '../_shared/budget-error.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { readJobs } from './read-jobs.ts';
import type { Turn } from './read-turns.ts';

/** The local engine's answer to the latest message, with the pages of the product to read on; it says why it stands in for a provider. */
export async function answerLocally(
  turns: readonly Turn[],
  environment: FunctionEnvironment,
  reason?: LocalReason,
): Promise<string> {
  const said = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  const question = said.at(-1) ?? '';
  const jobs = await readJobs(question, said.slice(0, -1), environment);
  const isFirst = turns.every(({ role }) => role === 'user');
  return writeAnswer(answer(question, { jobs, earlier: said.slice(0, -1) }), isFirst, reason === 'budget');
}
