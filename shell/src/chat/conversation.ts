import { tabStorage } from '@fursa/shared/contract';
import { createPersistedStore } from '@fursa/shared/persisted-store';
import { useAuthStore } from '@fursa/shared/session';
import * as z from 'zod/mini';

const messageSchema = z.object({
  id: z.number(),
  /** `question` and `answer` are turns of the conversation; the others are words of the widget, in the page's language. */
  kind: z.enum(['question', 'answer', 'greeting', 'failure', 'empty', 'signIn']),
  /** What was said; empty for the words of the widget. */
  text: z.string(),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
});
export type ChatMessage = z.infer<typeof messageSchema>;

const persistedSchema = z.object({ messages: z.array(messageSchema) });

interface Conversation {
  readonly messages: readonly ChatMessage[];
  /** Aborts the answer that is under way; null when there is none. */
  readonly pending: AbortController | null;
}

/** The conversation of this tab. It outlives a reload, not the tab and not the session. */
export const useConversation = createPersistedStore<Conversation>({
  name: 'fursa-chat',
  storage: tabStorage,
  initial: { messages: [], pending: null },
  read: (persisted, current) => ({ ...current, ...persistedSchema.safeParse(persisted).data }),
});

export function addMessage(kind: ChatMessage['kind'], text = ''): void {
  useConversation.setState(({ messages }) => ({
    messages: [...messages, { id: (messages.at(-1)?.id ?? 0) + 1, kind, text, sentAt: Date.now() }],
  }));
}

/** Adds a piece to the answer that is coming in. */
export function extendAnswer(piece: string): void {
  const last = useConversation.getState().messages.at(-1);
  if (last?.kind !== 'answer') {
    addMessage('answer', piece);
    return;
  }
  const longer = { ...last, text: last.text + piece };
  useConversation.setState(({ messages }) => ({ messages: [...messages.slice(0, -1), longer] }));
}

// A visitor who signs in goes on; whoever comes after somebody who was signed in finds nothing of theirs.
useAuthStore.subscribe((state, previous) => {
  if (!previous.user || state.user?.id === previous.user.id) return;
  useConversation.getState().pending?.abort();
  useConversation.setState({ messages: [], pending: null });
});
