import { describeJob } from '@fursa/engine/describe';
import { shownText } from '../_ai/plain-text.ts';
import type { Provider } from '../_ai/provider.ts';
import { readText } from '../_ai/read-answer.ts';
import { type DescribeAnswer, limits } from './contract.ts';
import { describePrompt } from './prompts.ts';

const maxTokens = 2_000;

/** @throws ProviderError when the provider fails, or answers with anything but a text */
export async function describeRole(role: string, provider: Provider | undefined): Promise<DescribeAnswer> {
  if (provider === undefined) return { engine: 'local', description: describeJob(role) };
  const description = await provider.complete({ messages: describePrompt(role), maxTokens }, (answer) => {
    const text = shownText(readText(answer, 'description') ?? '', limits.description);
    return text === '' ? undefined : text;
  });
  return { engine: 'provider', description };
}
