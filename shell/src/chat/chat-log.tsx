import { type LoginState, paths } from '@fursa/shared/contract';
import { Link, useLocation } from '@fursa/shared/router';
import { ButtonLink } from '@fursa/shared/ui';
import { useEffect, useRef } from 'react';
import { listPages, readRegistry } from '../composition/page-registry.ts';
import { type ChatMessage, useConversation } from './conversation.ts';
import type { chatMessages } from './messages.ts';
import { splitAnswer } from './model/split-answer.ts';

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

interface ChatBubbleProps {
  readonly message: ChatMessage;
  readonly text: typeof chatMessages.en;
  readonly onLeave: () => void;
}

const bubble = 'max-w-[80%] rounded-lg px-3 py-2 whitespace-pre-wrap wrap-anywhere';

function ChatBubble({ message: { kind, text: said, sentAt }, text, onLeave }: ChatBubbleProps) {
  const sent = new Date(sentAt);
  const isQuestion = kind === 'question';
  return (
    <div className={`flex flex-col gap-1 ${isQuestion ? 'items-end' : 'items-start'}`}>
      <div className={`${bubble} ${isQuestion ? 'bg-primary text-on-primary' : 'bg-fill text-ink'}`}>
        <span className="sr-only">{`${isQuestion ? text.authors.person : text.authors.assistant} `}</span>
        {isQuestion && <span>{said}</span>}
        {kind === 'answer' && <AnswerText text={said} onLeave={onLeave} />}
        {!isQuestion && kind !== 'answer' && <span className="block">{text.notices[kind]}</span>}
        {kind === 'signIn' && <SignInLink label={text.signIn} onLeave={onLeave} />}
      </div>
      <time dateTime={sent.toISOString()} className="text-sm text-muted">
        {text.sentAt(sent)}
      </time>
    </div>
  );
}

function SignInLink({ label, onLeave }: { readonly label: string; readonly onLeave: () => void }) {
  const { pathname, search, hash } = useLocation();
  const state: LoginState = { from: pathname + search + hash };
  return (
    <ButtonLink to={paths.login} state={state} variant="secondary" className="mt-2 mb-1" onClick={onLeave}>
      {label}
    </ButtonLink>
  );
}

interface AnswerTextProps {
  readonly text: string;
  readonly onLeave: () => void;
}

/** The width up to which the panel is a sheet that covers the page. */
const sheet = '(width < 48rem)';

function listProductPages(): ReadonlySet<string> {
  const pages = listPages(readRegistry()).map(({ page }) => page.path);
  return new Set([...pages, ...Object.values(paths)].map((path) => path.toLowerCase()));
}

/** An answer as plain text, where paths of this product, and nothing else, are links. */
function AnswerText({ text, onLeave }: AnswerTextProps) {
  const handleFollow = () => {
    if (window.matchMedia(sheet).matches) onLeave();
  };
  let position = 0;
  return splitAnswer(text, listProductPages()).map((part) => {
    const key = position;
    position += part.text.length;
    return part.path === undefined ? (
      <span key={key}>{part.text}</span>
    ) : (
      <Link key={key} to={part.path} className="text-primary underline underline-offset-4" onClick={handleFollow}>
        {part.text}
      </Link>
    );
  });
}
