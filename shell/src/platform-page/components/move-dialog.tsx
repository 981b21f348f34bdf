import { AppError } from '@fursa/shared/backend';
import { ModalDialog } from '@fursa/shared/bundled/modal-dialog';
import { useMessages } from '@fursa/shared/i18n';
import { Button, Notice, showToast, TextAreaField, useSubmit } from '@fursa/shared/ui';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { type Move, useMoveVersion } from '../data/move-version.ts';
import { messages } from '../messages.ts';

/** The gateway takes as many. */
const maxReasonLength = 300;
const minReasonLength = 3;

export interface PlannedMove extends Move {
  /** As people call the app. */
  readonly name: string;
  /** What visitors get afterwards, and what they get now. */
  readonly to: string;
  readonly from: string;
}

interface MoveDialogProps {
  readonly move: PlannedMove;
  /** Receives the focus after the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Asks why before anything is changed for everybody. */
export function MoveDialog({ move, opener, onClose, onMoved }: MoveDialogProps) {
  const { moves: text } = useMessages(messages);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const moveVersion = useMoveVersion();
  const words = text[move.kind];
  const { submit, isBusy, failure } = useSubmit(async (reason: string) => {
    await moveVersion(move, reason);
    showToast({ title: words.done(move.name, move.kind === 'end-canary' ? move.from : move.to) });
    onMoved();
  });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const reason = field.current?.value.trim() ?? '';
    setIsReasonMissing(reason.length < minReasonLength);
    if (reason.length < minReasonLength) field.current?.focus();
    else void submit(reason);
  }

  return (
    <ModalDialog
      title={words.title(move.name, move.kind === 'end-canary' ? move.from : move.to)}
      width="wide"
      opener={opener}
      onClose={onClose}
    >
      <form noValidate onSubmit={handleSubmit} className="mt-2 flex flex-col gap-4">
        <p className="wrap-anywhere text-muted">{words.text(move.to, move.from)}</p>
        {failure !== undefined && (
          <Notice tone="danger" role="alert" title={text.failed}>
            <p className="wrap-anywhere">{explain(text, failure)}</p>
          </Notice>
        )}
        <TextAreaField
          ref={field}
          label={text.reason}
          help={text.reasonHelp}
          error={isReasonMissing ? text.reasonMissing : undefined}
          required
          maxLength={maxReasonLength}
          rows={3}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={move.kind === 'promote' ? 'primary' : 'destructive'} busy={isBusy}>
            {isBusy ? words.busy : words.button}
          </Button>
          <Button onClick={onClose}>{text.cancel}</Button>
        </div>
      </form>
    </ModalDialog>
  );
}

function explain({ failures }: typeof messages.en.moves, failure: unknown): string {
  if (!(failure instanceof AppError)) return failures.other;
  // Why a release was refused is known to the gateway alone, and written for people.
  if (failure.code === 'conflict') return failure.message;
  const known: Readonly<Partial<Record<string, string>>> = failures;
  return known[failure.code] ?? failures.other;
}
