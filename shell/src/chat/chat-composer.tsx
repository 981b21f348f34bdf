import { VoiceButton } from '@fursa/shared/bundled/voice';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type RefObject, type SubmitEvent, useLayoutEffect, useState } from 'react';
import type { chatMessages } from './messages.ts';

/** Pixels; a longer message scrolls in its field. */
const tallestInput = 128;
/** What the assistant reads of one message. */
const maxMessageLength = 4000;

interface ChatComposerProps {
  readonly text: typeof chatMessages.en;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly isPending: boolean;
  /** Tells whether the message can be given up; else it comes back into the field. */
  readonly onSend: (typed: string) => Promise<boolean>;
}

/** Enter sends, Shift+Enter begins a new line. */
export function ChatComposer({ text, input, isPending, onSend }: ChatComposerProps) {
  const [typed, setTyped] = useState('');
  const canSend = !isPending && typed.trim() !== '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    field.style.height = 'auto';
    // Its borders count, too.
    const height = field.scrollHeight + field.offsetHeight - field.clientHeight;
    field.style.height = `${Math.min(height, tallestInput)}px`;
  }, [typed, input]);

  async function send(): Promise<void> {
    if (!canSend) return;
    setTyped('');
    const isDone = await onSend(typed);
    if (!isDone) setTyped(typed);
  }

  /** What was said is read before it is sent. */
  function handleSaid(said: string): void {
    setTyped((before) => `${before.trimEnd()} ${said}`.trimStart().slice(0, maxMessageLength));
    input.current?.focus();
  }

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    void send();
  }

  function handleKey(event: KeyboardEvent): void {
    // While a word is being composed Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  return (
    <form className="flex items-end gap-2 border-t border-line p-3" onSubmit={handleSubmit}>
      <textarea
        ref={input}
        rows={1}
        aria-label={text.inputLabel}
        placeholder={text.inputLabel}
        maxLength={maxMessageLength}
        disabled={isPending}
        value={typed}
        className="min-h-11 flex-1 resize-none rounded-md border border-edge bg-surface px-3 py-2 text-ink placeholder:text-muted in-data-[contrast=high]:placeholder:italic hover:border-ink disabled:cursor-not-allowed disabled:bg-canvas disabled:text-muted"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleKey}
      />
      <VoiceButton fieldName={text.inputLabel} isDisabled={isPending} onText={handleSaid} />
      <button
        type="submit"
        aria-label={text.send}
        disabled={!canSend}
        className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md border border-primary bg-primary text-on-primary hover:bg-primary-hover disabled:cursor-not-allowed disabled:border-fill disabled:bg-fill disabled:text-muted"
      >
        <SendHorizontal aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
    </form>
  );
}
