import { ModalDialog } from '@fursa/shared/bundled/modal-dialog';
import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Button, ButtonLink } from '@fursa/shared/ui';
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
  const questionId = useId();
  return (
    <ModalDialog title={text.dialogTitle} aria-describedby={questionId} opener={opener} onClose={onClose}>
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
    </ModalDialog>
  );
}
