import { useModalDialog } from '@fursa/shared/ui';
import { type DialogHTMLAttributes, type ReactNode, type RefObject, useId } from 'react';

export interface ModalDialogProps
  extends Pick<DialogHTMLAttributes<HTMLDialogElement>, 'aria-describedby' | 'onCancel'> {
  readonly title: string;
  readonly width?: 'narrow' | 'wide';
  /** Receives the focus after the dialog closes, also where an address opened it. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A native modal dialog under a heading, which has the focus first; Escape closes it. Open as long as it is rendered. */
export function ModalDialog({ title, width = 'narrow', opener, children, ...native }: ModalDialogProps) {
  const titleId = useId();
  const { dialog, heading } = useModalDialog(opener);
  return (
    <dialog
      {...native}
      ref={dialog}
      aria-labelledby={titleId}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] ${width === 'wide' ? 'max-w-[32rem]' : 'max-w-[28rem]'} overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-4 text-ink shadow-float backdrop:bg-[rgb(0_0_0/0.5)] md:p-6`}
    >
      <h2 ref={heading} id={titleId} tabIndex={-1} className="wrap-anywhere text-xl outline-none">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
