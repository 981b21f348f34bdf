import { useMessages } from '@fursa/shared/i18n';
import { Button, showToast } from '@fursa/shared/ui';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { iconButtonClass } from '../layout/icon-button-class.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import { addMessage, useConversation } from './conversation.ts';
import { chatMessages } from './messages.ts';
import { sendMessage } from './send-message.ts';

/** By specification; a screen reader hears the end of the answer before the name of the field. */
const focusDelay = 100;

export interface ChatPanelProps {
  /** Closed by the person, who goes on where the panel was opened. */
  readonly onClose: () => void;
  /** A link of an answer was followed, and the panel covers the page it leads to. */
  readonly onLeave: () => void;
}

/** The open chat: beside the page on wide screens, a sheet over its lower part on phones. The page stays usable. */
export function ChatPanel({ onClose, onLeave }: ChatPanelProps) {
  const text = useMessages(chatMessages);
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const isPending = useConversation((state) => state.pending !== null);
  const isNew = useConversation((state) => state.messages.every(({ kind }) => kind === 'greeting'));
  const wasPending = useRef(isPending);

  useEffect(() => {
    if (useConversation.getState().messages.length === 0) addMessage('greeting');
  }, []);

  // With the panel, not after it: Escape would reach nothing in between.
  useLayoutEffect(() => {
    (input.current?.disabled ? panel.current : input.current)?.focus();
  }, []);

  useEffect(() => {
    const isOver = wasPending.current && !isPending;
    wasPending.current = isPending;
    if (!isOver) return;
    const timer = setTimeout(() => {
      // Who meanwhile went on in the page is left alone there.
      const { activeElement } = document;
      if (activeElement === document.body || panel.current?.contains(activeElement)) input.current?.focus();
    }, focusDelay);
    return () => clearTimeout(timer);
  }, [isPending]);

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose();
  }

  async function handleSend(typed: string): Promise<boolean> {
    const hasFailed = (await sendMessage(typed)) === 'failed';
    if (hasFailed) showToast({ ...text.failed, variant: 'destructive' });
    return !hasFailed;
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: Escape closes a dialog from wherever in it the focus is
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="chat-panel fixed inset-x-0 bottom-0 z-40 flex flex-col rounded-t-lg border border-line bg-surface shadow-float outline-none md:right-6 md:bottom-6 md:left-auto md:w-96 md:rounded-lg print:hidden"
      onKeyDown={handleKey}
    >
      <div className="flex items-center justify-between border-b border-line py-1 pr-2 pl-4">
        <h2 id={titleId} className="text-lg">
          {text.title}
        </h2>
        <button type="button" className={`${iconButtonClass} cursor-pointer`} aria-label={text.close} onClick={onClose}>
          <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
      </div>
      <ChatLog text={text} onLeave={onLeave} />
      {isNew && (
        <ul aria-label={text.starters} className="flex flex-wrap gap-2 px-4 pb-3">
          {Object.values(text.starterQuestions).map((question) => (
            <li key={question}>
              <Button className="text-left text-sm" onClick={() => void handleSend(question)}>
                {question}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ChatComposer text={text} input={input} isPending={isPending} onSend={handleSend} />
    </div>
  );
}
