import { shortcutMessages, shortcuts } from '@fursa/shared/bundled/shortcuts';
import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { Button, useModalDialog } from '@fursa/shared/ui';
import { type RefObject, useId } from 'react';
import { messages } from './messages.ts';

interface ShortcutsDialogProps {
  /** Receives the focus after the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Every key of the product, on every page. */
export function ShortcutsDialog({ opener, onClose }: ShortcutsDialogProps) {
  const text = useMessages(messages).help;
  const actions = useMessages(shortcutMessages);
  const titleId = useId();
  const { dialog, heading } = useModalDialog(opener);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-[28rem] overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-4 text-ink shadow-float backdrop:bg-[rgb(0_0_0/0.5)] md:p-6"
    >
      <h2 ref={heading} id={titleId} tabIndex={-1} className="text-xl outline-none">
        {text.title}
      </h2>
      <dl className="mt-4 flex flex-col">
        {shortcuts.map(({ action, keys }) => (
          <div key={action} className="flex flex-wrap items-baseline gap-x-4 border-line border-t py-2">
            <dt className="w-20 shrink-0">
              <kbd
                translate="no"
                className="rounded-sm border border-edge bg-canvas px-2 py-0.5 font-sans font-semibold text-sm whitespace-nowrap"
              >
                {keys}
              </kbd>
            </dt>
            <dd className="min-w-0 flex-1 basis-40">{actions[action]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-sm">{text.note}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button variant="primary" onClick={onClose}>
          {text.close}
        </Button>
        <Link
          to={paths.accessibility}
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
          onClick={onClose}
        >
          {text.settings}
        </Link>
      </div>
    </dialog>
  );
}
