import { ModalDialog } from '@fursa/shared/bundled/modal-dialog';
import { ShortcutTable } from '@fursa/shared/bundled/shortcut-table';
import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { Button } from '@fursa/shared/ui';
import type { RefObject } from 'react';
import { messages } from './messages.ts';

interface ShortcutsDialogProps {
  /** Receives the focus after the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Every key of the product, on every page. */
export function ShortcutsDialog({ opener, onClose }: ShortcutsDialogProps) {
  const text = useMessages(messages).help;
  return (
    <ModalDialog title={text.title} opener={opener} onClose={onClose}>
      <ShortcutTable className="mt-4 flex flex-col" />
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
    </ModalDialog>
  );
}
