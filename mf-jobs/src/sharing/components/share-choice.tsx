import { type ReactNode, useId } from 'react';

export interface ShareChoiceProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** Read with the box. */
  readonly help?: string | undefined;
  /** Stands below it. */
  readonly children?: ReactNode;
}

/** A box for one thing that is shared only when somebody says so. */
export function ShareChoice({ label, isChosen, onChoose, help, children }: ShareChoiceProps) {
  const helpId = useId();
  return (
    <div className="flex flex-col">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          aria-describedby={help === undefined ? undefined : helpId}
          className="size-5 shrink-0 accent-primary"
        />
        {label}
      </label>
      {help !== undefined && (
        <p id={helpId} className="pl-8 text-muted text-sm">
          {help}
        </p>
      )}
      {children}
    </div>
  );
}
