import { Button, type ButtonProps } from '@fursa/shared/ui';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';

export interface ConfirmationProps {
  readonly question: string;
  readonly confirm: string;
  /** The answer that changes nothing. It receives the focus. */
  readonly keep: string;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}

/** The question of {@link ConfirmedButton}, for what is lost by something else than a press of one button. */
export function Confirmation({ question, confirm, keep, onConfirm, onKeep }: ConfirmationProps) {
  const questionId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a question with two answers
    <div role="group" aria-labelledby={questionId} className="flex basis-full flex-col gap-3 py-2">
      <p id={questionId}>{question}</p>
      <div className="flex flex-wrap gap-3">
        <Button autoFocus aria-describedby={questionId} onClick={onKeep}>
          {keep}
        </Button>
        <Button variant="destructive" aria-describedby={questionId} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </div>
  );
}

export interface ConfirmedButtonProps
  extends Omit<ButtonProps, 'onClick' | 'autoFocus' | 'type'>,
    Omit<ConfirmationProps, 'onKeep'> {
  /** Whether anything would be lost; if not, a press acts at once. */
  readonly asks?: boolean | undefined;
}

/** A button for what cannot be undone: a press asks in its place, and only the answer acts. */
export function ConfirmedButton({
  question,
  confirm,
  keep,
  onConfirm,
  asks = true,
  variant = 'destructive',
  ...button
}: ConfirmedButtonProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'answered'>('idle');

  function handleConfirm(): void {
    // The button is back and has the focus before `onConfirm` acts, which may move it to what stays.
    flushSync(() => setState('answered'));
    onConfirm();
  }

  if (state === 'asking') {
    return (
      <Confirmation {...{ question, confirm, keep }} onConfirm={handleConfirm} onKeep={() => setState('answered')} />
    );
  }
  return (
    <Button
      {...button}
      variant={variant}
      // The answer that was pressed is gone, and the focus with it.
      autoFocus={state !== 'idle'}
      onClick={() => (asks ? setState('asking') : onConfirm())}
    />
  );
}
