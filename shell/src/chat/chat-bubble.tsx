import { type LoginState, paths } from '@fursa/shared/contract';
import { useLocation } from '@fursa/shared/router';
import { ButtonLink } from '@fursa/shared/ui';
import { AnswerText } from './answer-text.tsx';
import type { ChatMessage } from './conversation.ts';
import type { chatMessages } from './messages.ts';

interface ChatBubbleProps {
  readonly message: ChatMessage;
  readonly text: typeof chatMessages.en;
  readonly onLeave: () => void;
}

const bubble = 'max-w-[80%] rounded-lg px-3 py-2 whitespace-pre-wrap wrap-anywhere';

export function ChatBubble({ message: { kind, text: said, sentAt }, text, onLeave }: ChatBubbleProps) {
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
