import { useMessages } from '@fursa/shared/i18n';
import { Button, useModalDialog } from '@fursa/shared/ui';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { messages } from './messages.ts';

export interface FilterSheetProps {
  /** The filters. */
  readonly children: ReactNode;
  /** What the button at the foot says: how many there are to see. */
  readonly showLabel: string;
  /** How many were found, said aloud when it changes; undefined while it is not known. */
  readonly count: string | undefined;
  readonly canClear: boolean;
  readonly onClear: () => void;
  readonly onClose: () => void;
  /** Receives the focus after the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** The filters on a phone: a sheet from below. The list behind it follows each choice, so that nothing has to be confirmed. */
export function FilterSheet({ children, showLabel, count, canClear, onClear, onClose, opener }: FilterSheetProps) {
  const text = useMessages(messages);
  const titleId = useId();
  const { dialog, heading } = useModalDialog(opener);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key that closes a dialog.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      // A press on the dialog itself is one on what is behind it: its own area is covered by its parts.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="mx-0 mt-auto mb-0 max-h-[calc(100dvh-2rem)] w-full max-w-none overflow-hidden rounded-t-lg border-line border-t bg-surface p-0 text-ink shadow-float backdrop:bg-[rgb(0_0_0/0.5)] not-[[open]]:hidden [&[open]]:flex"
    >
      <div className="flex min-h-0 w-full flex-col">
        <div className="flex items-center justify-between gap-3 border-line border-b py-1 pr-1 pl-4">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="text-lg outline-none">
            {text.filters}
          </h2>
          <Button variant="quiet" className="text-ink!" aria-label={text.close} onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
          </Button>
        </div>
        <div className="min-h-0 overflow-y-auto overscroll-contain p-4">{children}</div>
        <div className="flex gap-3 border-line border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <Button disabled={!canClear} onClick={handleClear}>
            {text.clear}
          </Button>
          <Button variant="primary" className="min-w-0 flex-1" onClick={onClose}>
            {showLabel}
          </Button>
        </div>
        {/* The count beside the list is out of reach while the sheet is open. */}
        <p role="status" className="sr-only">
          {count}
        </p>
      </div>
    </dialog>
  );

  function handleClear(): void {
    // With nothing left to clear the button can no longer have the focus.
    heading.current?.focus();
    onClear();
  }
}
