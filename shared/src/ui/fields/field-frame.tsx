import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { joinClasses, pieceClasses } from '../join-classes.ts';
import { useUiMessages } from '../messages.ts';

/** What every field has, whatever control it holds. */
export interface FieldProps {
  readonly label: string;
  /** Keeps the label for screen readers only, where the place of the field says what it is for (a search in a bar). */
  readonly labelHidden?: boolean | undefined;
  /** Shown below the control, always. */
  readonly help?: ReactNode;
  /** What is wrong and how to put it right; shown below and marks the control as invalid. */
  readonly error?: string | undefined;
}

interface ControlWiring {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  readonly id: string | undefined;
  readonly describedBy: string | undefined;
  readonly className: string | undefined;
  readonly children: (wiring: ControlWiring) => ReactNode;
}

/** Label above, control, help below, error below that; and the attributes that tie them together. */
export function FieldFrame({
  id,
  label,
  labelHidden = false,
  help,
  error,
  describedBy,
  className,
  children,
}: FieldFrameProps) {
  const generatedId = useId();
  const messages = useUiMessages();
  const controlId = id ?? generatedId;
  const helpId = help ? `${controlId}-help` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const descriptions = joinClasses(describedBy, helpId, errorId);
  return (
    <div className={pieceClasses('flex flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className={labelHidden ? 'ui sr-only' : 'ui font-semibold'}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descriptions === '' ? undefined : descriptions,
      })}
      {help && (
        <div id={helpId} className="ui text-sm text-muted">
          {help}
        </div>
      )}
      {error && (
        <p id={errorId} className="ui flex items-start gap-1.5 text-sm font-semibold text-danger">
          <CircleAlert aria-hidden="true" className="ui mt-0.5 size-4 shrink-0" />
          <span>
            <span className="ui sr-only">{messages.errorPrefix} </span>
            <span>{error}</span>
          </span>
        </p>
      )}
    </div>
  );
}

/** How a control looks that is filled in. */
export const controlClasses =
  'ui min-h-11 w-full rounded-md border border-edge bg-surface px-3 py-2 text-ink placeholder:text-muted in-data-[contrast=high]:placeholder:italic hover:border-ink aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-canvas disabled:text-muted disabled:hover:border-edge';
