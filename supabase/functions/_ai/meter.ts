import type { FunctionEnvironment } from '../_shared/environment.ts';
import { takeCharacters } from '../_shared/take-quota.ts';
import type { Completion } from './completion.ts';

/** Counts what one call of a provider is charged for. */
export interface Meter {
  countAnswer(text: string): void;
  /** Gives back what was not used. */
  close(): Promise<void>;
}

/** What an English text has on average. Room for an answer is taken by it, and never more of an answer is charged. */
const charactersPerToken = 4;

/**
 * Takes, before a provider is asked, all that the call may cost: what is sent, and the longest answer.
 *
 * @throws BudgetError when the person or the installation has not that much left today
 */
export async function openMeter(
  environment: FunctionEnvironment,
  userId: string,
  { messages, maxTokens }: Completion,
): Promise<Meter> {
  const sent = messages.reduce((sum, { content }) => sum + content.length, 0);
  const grant = await takeCharacters(environment, userId, sent + maxTokens * charactersPerToken);
  let answered = 0;
  return {
    countAnswer(text) {
      answered += text.length;
    },
    // What was sent is charged even when the provider fails: it may have read it.
    close: () => grant.settle(sent + answered),
  };
}
