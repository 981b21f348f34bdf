import { useMessages } from '@fursa/shared/i18n';
import { useModalDialog } from '@fursa/shared/ui';
import { type RefObject, useEffect, useId } from 'react';
import { sharingMessages } from '../messages.ts';
import { SharingForm, type SharingFormProps } from './sharing-form.tsx';

export interface SharingDialogProps extends SharingFormProps {
  /** The job it is about. */
  readonly jobTitle: string;
  /** It has been stored: the dialog closes. */
  readonly isDone: boolean;
  /** Receives the focus after the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** Says what an employer sees, and asks what else they may: before an application is sent, and whenever its person changes their mind. */
export function SharingDialog({ jobTitle, isDone, opener, ...form }: SharingDialogProps) {
  const text = useMessages(sharingMessages);
  const titleId = useId();
  const { dialog, heading } = useModalDialog(opener);

  // By the browser, before it goes: the opener learns that it has the focus again, and keeps it when it can be pressed no more.
  useEffect(() => {
    if (isDone) dialog.current?.close();
  }, [isDone, dialog]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={form.onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-[32rem] scroll-pb-24 overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-4 font-normal text-base text-ink shadow-float backdrop:bg-[rgb(0_0_0/0.5)] md:p-6"
    >
      <h2 ref={heading} id={titleId} tabIndex={-1} className="text-xl outline-none">
        {text[form.kind].title}
      </h2>
      <p className="wrap-anywhere mt-1 text-muted">
        <bdi>{jobTitle}</bdi>
      </p>
      <SharingForm {...form} />
    </dialog>
  );
}
