import { useMessages } from '@fursa/shared/i18n';
import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { showToast, useLazyPart } from '@fursa/shared/ui';
import { MessageCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStepAside } from './use-step-aside.ts';

/** Texts of the chat's button; those of the panel come with the panel. */
const messages = defineMessages({
  en: {
    open: 'Open chat',
    notLoaded: { title: 'Error', description: 'The chat did not load. Please try again.' },
  },
});

const loadPanel = () =>
  import(/* webpackChunkName: "chat-panel" */ './chat-panel.tsx').then((module) => module.ChatPanel);

const roundButton =
  'fixed right-4 bottom-4 z-30 size-11 cursor-pointer items-center justify-center rounded-full border border-primary bg-primary text-on-primary shadow-float transition-[translate] duration-150 ease-out hover:border-primary-hover hover:bg-primary-hover md:right-6 md:bottom-6 print:hidden';

/** A handle in the margin of the page, or nothing of it; whole again for whoever comes to it by keyboard. */
const elsewhere = {
  home: '',
  aside:
    'justify-start! rounded-r-none rounded-l-md pl-0.5 [&>svg]:size-3 translate-x-[calc(var(--spacing)*15-var(--spacing-inset))] focus-visible:translate-x-0 md:translate-x-11',
  away: 'translate-y-20 focus-visible:translate-y-0',
};

/** Who signs in or registers has one thing to do, and the form needs the room. */
const notOnAccountPages = "[body:has(main_[data-mf='mf-auth'])_&]:hidden";

/** The round button on every page of the product. The panel's bytes come when it is pressed. */
export function ChatButton() {
  const text = useMessages(messages);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = useStepAside(button);
  const Panel = useLazyPart(loadPanel, { isNeeded: isOpen, onFailure: handleFailure });

  function handleFailure(): void {
    setIsOpen(false);
    showToast({ ...text.notLoaded, variant: 'destructive' });
  }

  function handleClose(): void {
    // The button must be back before it can take the focus.
    flushSync(() => setIsOpen(false));
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={text.open}
        className={`${isOpen && Panel ? 'hidden' : 'flex'} ${roundButton} ${elsewhere[place]} ${notOnAccountPages}`}
        onClick={() => setIsOpen(true)}
      >
        <MessageCircle aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
      {isOpen && Panel && <Panel onClose={handleClose} onLeave={() => setIsOpen(false)} />}
    </>
  );
}
