import { answer } from '../_local-engine/answer.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { readSources } from './read-sources.ts';

/** The local engine's answer to the latest message, with the pages of the product to read on. */
export async function answerLocally(question: string, environment: FunctionEnvironment): Promise<string> {
  const { text, sources } = answer(question, await readSources(question, environment));
  return [text, ...sources.map(({ title, path }) => `${title}: ${path}`)].join('\n');
}
