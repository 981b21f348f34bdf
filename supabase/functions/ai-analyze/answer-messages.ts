import type { ChatMessage } from '../_ai/completion.ts';
import { withoutContacts } from '../_ai/contacts.ts';
import { plainText } from '../_ai/plain-text.ts';
import type { Provider } from '../_ai/provider.ts';
import { isHtmlPage, readJson } from '../_ai/read-answer.ts';
import { answerLocally } from './answer-locally.ts';
import type { Engine } from './contract.ts';
import { messagesInstruction } from './prompts.ts';

const maxTokens = 2_000;

export interface FreeAnswer {
  readonly engine: Engine;
  /** A text, or what the JSON holds that was written. */
  readonly content: unknown;
}

/**
 * Answers messages of the caller's own making. A provider gets them behind an instruction of ours, the caller's system
 * messages as messages of a user. Only the form of the answer is checked; the typed tasks check more.
 *
 * @throws ProviderError when the provider fails, or answers with nothing, a web page or JSON that is cut off
 */
export async function answerMessages(
  messages: readonly ChatMessage[],
  provider: Provider | undefined,
): Promise<FreeAnswer> {
  if (provider === undefined) {
    return { engine: 'local', content: answerLocally(messages.map(({ content }) => content).join('\n\n')) };
  }
  const asked = messages.map(({ role, content }) => ({ role: role === 'assistant' ? role : 'user', content }) as const);
  const completion = { messages: [{ role: 'system', content: messagesInstruction } as const, ...asked], maxTokens };
  return { engine: 'provider', content: await provider.complete(completion, readContent) };
}

function readContent(answer: string): unknown {
  const text = answer.trim();
  if (text === '' || isHtmlPage(text)) return undefined;
  // A model that was asked for JSON begins with it; sentences with a bracket in them are a text.
  if (/^[[{]/.test(text)) return cleaned(readJson(text));
  return cleaned((/^(?:```|")/.test(text) ? readJson(text) : undefined) ?? plainText(text));
}

/** The same value, its texts without contacts. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return withoutContacts(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [withoutContacts(key), cleaned(held)]));
}
