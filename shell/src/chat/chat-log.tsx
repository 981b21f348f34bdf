import { useEffect, useRef } from 'react';
import { ChatBubble } from './chat-bubble.tsx';
import { useConversation } from './conversation.ts';
import type { chatMessages } from './messages.ts';

interface ChatLogProps {
  readonly text: typeof chatMessages.en;
  readonly onLeave: () => void;
}

/** The conversation, oldest first, always at its newest message. */
export function ChatLog({ text, onLeave }: ChatLogProps) {
  const messages = useConversation((state) => state.messages);
  const isPending = useConversation((state) => state.pending !== null);
  const list = useRef<HTMLDivElement>(null);
  const isWaiting = isPending && messages.at(-1)?.kind !== 'answer';

  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what makes the list longer
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages, isWaiting]);

  return (
    <div
      ref={list}
      role="log"
      aria-label={text.log}
      // An answer is read out once, when it is complete, and not piece by piece.
      aria-busy={isPending}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls the list with the arrow keys
      tabIndex={0}
      className="flex flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4 -outline-offset-2"
    >
      {messages.map((message) => (
        <ChatBubble key={message.id} message={message} text={text} onLeave={onLeave} />
      ))}
      {isWaiting && <TypingDots label={text.typing} />}
    </div>
  );
}

/** Says that an answer is on its way, to the eye and to the ear. */
function TypingDots({ label }: { readonly label: string }) {
  return (
    <div className="flex gap-1.5 self-start rounded-lg bg-fill px-4 py-4">
      <span className="chat-dot size-2 rounded-full bg-muted" />
      <span className="chat-dot size-2 rounded-full bg-muted" />
      <span className="chat-dot size-2 rounded-full bg-muted" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
