import { Button } from '@fursa/shared/ui';
import { useId, useState } from 'react';

export interface ConfirmedButtonProps {
  readonly label: string;
  readonly question: string;
  /** The answer that changes nothing. */
  readonly keep: string;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
}

/** A button for what cannot be undone: it asks before it does anything. */
export function ConfirmedButton({ label, question, keep, isBusy = false, onConfirm }: ConfirmedButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const questionId = useId();

  function ask(isAsked: boolean): void {
    setIsAsking(isAsked);
    setWasAsked(true);
  }

  if (!isAsking) {
    return (
      // The button that was pressed to get back here is gone.
      <Button variant="destructive" autoFocus={wasAsked} className="self-start" onClick={() => ask(true)}>
        {label}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a question with two answers
    <div role="group" aria-labelledby={questionId} className="flex basis-full flex-col gap-3 border-line border-t pt-4">
      <p id={questionId}>{question}</p>
      <div className="flex flex-wrap gap-3">
        <Button autoFocus aria-describedby={questionId} onClick={() => ask(false)}>
          {keep}
        </Button>
        <Button variant="destructive" busy={isBusy} aria-describedby={questionId} onClick={onConfirm}>
          {label}
        </Button>
      </div>
    </div>
  );
}
