import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Button, ButtonLink, useModalDialog } from '@fursa/shared/ui';
import { type RefObject, useId } from 'react';
import { cvMessages } from '../messages.ts';

export interface MatchesDialogProps {
  readonly onClose: () => void;
  /** Receives the focus after the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** Asks whoever has just had skills found whether to look for jobs now. */
export function MatchesDialog({ onClose, opener }: MatchesDialogProps) {
  const text = useMessages(cvMessages);
  const { dialog, heading } = useModalDialog(opener);
  const titleId = useId();
  const questionId = useId();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={questionId}
      onClose={onClose}
      className="m-auto w-[calc(100%-2rem)] max-w-[28rem] rounded-lg border border-line bg-surface p-4 text-ink shadow-float backdrop:bg-[rgb(0_0_0/0.5)] md:p-6"
    >
      <h2 ref={heading} id={titleId} tabIndex={-1} className="text-xl outline-none">
        {text.dialogTitle}
      </h2>
      <p id={questionId} className="mt-2">
        {text.dialogQuestion}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink variant="primary" to={paths.jobMatch}>
          {text.dialogYes}
        </ButtonLink>
        <Button variant="secondary" onClick={onClose}>
          {text.dialogNo}
        </Button>
      </div>
    </dialog>
  );
}
