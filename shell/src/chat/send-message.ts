import { useAuthStore } from '@fursa/shared/session';
import { recoverSession } from '../session/recover-session.ts';
import { addMessage, type ChatMessage, extendAnswer, useConversation } from './conversation.ts';
import type { Turn } from './data/ask-assistant.ts';

/** How many of the latest turns the assistant is told. */
const toldTurns = 20;

export type SendOutcome = 'answered' | 'failed' | 'not-sent';

/** Says something to the assistant. Who is signed out is asked to sign in, without a call. */
export async function sendMessage(typed: string): Promise<SendOutcome> {
  const question = typed.trim();
  if (question === '' || useConversation.getState().pending) return 'not-sent';
  addMessage('question', question);
  if (!useAuthStore.getState().isAuthenticated) {
    addMessage('signIn');
    return 'not-sent';
  }
  const pending = new AbortController();
  useConversation.setState({ pending });
  try {
    const hasAnswer = await receiveAnswer(pending.signal);
    if (!hasAnswer) addMessage('empty');
    return 'answered';
  } catch (reason) {
    if (pending.signal.aborted) return 'not-sent';
    addMessage('failure');
    if (reason instanceof Error && 'code' in reason && reason.code === 'unauthenticated') void recoverSession();
    return 'failed';
  } finally {
    // After a sign-out the conversation is another one.
    if (useConversation.getState().pending === pending) useConversation.setState({ pending: null });
  }
}

/** Whether anything but white space came. */
async function receiveAnswer(signal: AbortSignal): Promise<boolean> {
  const { askAssistant } = await import(/* webpackChunkName: "chat-client" */ './data/ask-assistant.ts').catch(
    (cause: unknown) => {
      throw new Error('Chat client not initialized', { cause });
    },
  );
  let held = '';
  for await (const piece of askAssistant(turnsOf(useConversation.getState().messages), signal)) {
    signal.throwIfAborted();
    held += piece;
    // White space in front of an answer is not an answer yet.
    if (held.trim() === '') continue;
    extendAnswer(held);
    held = '';
  }
  signal.throwIfAborted();
  return useConversation.getState().messages.at(-1)?.kind === 'answer';
}

/** Questions that found no answer are left out, except the one that is asked now. */
function turnsOf(messages: readonly ChatMessage[]): Turn[] {
  return messages
    .flatMap(({ kind, text }, index): Turn[] => {
      const next = messages[index + 1]?.kind ?? 'answer';
      if (kind === 'question') return next === 'answer' ? [{ role: 'user', content: text }] : [];
      return kind === 'answer' ? [{ role: 'assistant', content: text }] : [];
    })
    .slice(-toldTurns);
}
