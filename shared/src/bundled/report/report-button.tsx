import { type LoginState, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useLocation } from '@fursa/shared/router';
import { Button, ButtonLink, useModalDialog } from '@fursa/shared/ui';
import { Flag } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { messages } from './messages.ts';
import { type Report, type ReportDraft, type ReportOutcome, type ReportTexts, reportHash } from './report-draft.ts';
import { ReportForm } from './report-form.tsx';

export interface ReportButtonProps<Reason extends string> {
  /** Of what is reported; the only one on the page with this id. */
  readonly id: string;
  /** Its name. */
  readonly subject: string;
  /** In the order in which they are offered. */
  readonly reasons: readonly Reason[];
  readonly texts: ReportTexts<Reason>;
  readonly isAuthenticated: boolean;
  /** Rejects with an `AppError` when the report was not stored. */
  readonly onSend: (report: Report<Reason>) => Promise<ReportOutcome>;
}

/**
 * Opens the dialog in which something is reported. What was written in it outlives its being closed. Visitors are sent to sign in
 * and come back to the open dialog. Bundled by who imports it.
 */
export function ReportButton<Reason extends string>({
  id,
  subject,
  reasons,
  texts,
  isAuthenticated,
  onSend,
}: ReportButtonProps<Reason>) {
  const { hash } = useLocation();
  const [isOpen, setIsOpen] = useState(hash === reportHash(id) && isAuthenticated);
  const [draft, setDraft] = useState<ReportDraft<Reason>>({ reason: undefined, details: '' });
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        className="font-normal! text-muted! text-sm"
        aria-label={texts.openOf(subject)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Flag aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {texts.open}
      </Button>
      {isOpen && (
        <ReportDialog title={texts.title} onClose={close} opener={opener}>
          {isAuthenticated ? (
            <ReportForm {...{ reasons, texts, draft, onSend }} onDraft={setDraft} onClose={close} />
          ) : (
            <ReportSignIn id={id} onClose={close} />
          )}
        </ReportDialog>
      )}
    </>
  );
}

interface ReportDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Receives the focus after the dialog closes, also where an address opened it. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A native modal dialog; Escape closes it. */
function ReportDialog({ title, onClose, opener, children }: ReportDialogProps) {
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

interface ReportSignInProps {
  /** Of what is to be reported. */
  readonly id: string;
  readonly onClose: () => void;
}

/** For visitors: the way to sign in that comes back to the open dialog. */
function ReportSignIn({ id, onClose }: ReportSignInProps) {
  const text = useMessages(messages);
  const { pathname, search } = useLocation();
  const state: LoginState = { from: pathname + search + reportHash(id) };
  return (
    <>
      <p className="mt-2 text-muted">{text.signInText}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.login} state={state} variant="primary">
          {text.signIn}
        </ButtonLink>
        <Button onClick={onClose}>{text.cancel}</Button>
      </div>
    </>
  );
}
