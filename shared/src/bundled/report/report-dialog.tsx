import { useModalDialog } from '@fursa/shared/ui';
import { type ReactNode, type RefObject, useId } from 'react';

export interface ReportDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Receives the focus after the dialog closes, also where an address opened it. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A native modal dialog; Escape closes it. */
export function ReportDialog({ title, onClose, opener, children }: ReportDialogProps) {
  const titleId = useId();
  const { dialog, heading } = useModalDialog(opener);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-[32rem] overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-4 text-ink shadow-float backdrop:bg-[rgb(0_0_0/0.5)] md:p-6"
    >
      <h2 ref={heading} id={titleId} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
