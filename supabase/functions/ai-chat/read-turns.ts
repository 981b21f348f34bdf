import type { ChatMessage } from '../_ai/provider.ts';
import { FunctionError } from '../_shared/function-error.ts';
import { type ChatRequest, limits, texts } from './contract.ts';

/** A turn of the person or of the assistant. */
export type Turn = ChatMessage & { readonly role: 'user' | 'assistant' };

/**
 * The latest turns of a conversation, oldest first, ending with what the person says now.
 *
 * @throws FunctionError 400 when they say nothing, 413 when they say more than is read
 */
export function readTurns({ messages }: ChatRequest): readonly [...Turn[], Turn] {
  const turns = messages.flatMap(({ role, content }): Turn[] => {
    const text = textOf(content).trim();
    return (role === 'user' || role === 'assistant') && text !== '' ? [{ role, content: text }] : [];
  });
  const latest = turns.pop();
  if (latest?.role !== 'user') throw new FunctionError(400, texts.noMessage);
  if (latest.content.length > limits.message) throw new FunctionError(413, texts.tooLarge);
  return [...latestOf(turns, limits.conversation - latest.content.length), latest];
}

function textOf(content: ChatRequest['messages'][number]['content']): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map(({ text }) => text ?? '').join('\n');
}

/** Former turns, each cut to the length of a message, as many of the latest as fit. */
function latestOf(turns: readonly Turn[], longest: number): Turn[] {
  const kept: Turn[] = [];
  let left = longest;
  for (const { role, content } of turns.slice(1 - limits.turns).reverse()) {
    const cut = content.slice(0, limits.message);
    left -= cut.length;
    if (left < 0) break;
    kept.unshift({ role, content: cut });
  }
  return kept;
}
