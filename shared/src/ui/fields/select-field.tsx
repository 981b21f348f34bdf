import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import { controlClasses, FieldFrame, type FieldProps } from './field-frame.tsx';

export interface SelectFieldProps extends FieldProps, ComponentProps<'select'> {}

/** One of a list. The phone's own picker is better than any of ours, so this is the native control. */
export function SelectField({
  label,
  labelHidden,
  help,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...native
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, labelHidden, help, error, id, describedBy, className }}>
      {(wiring) => (
        <div className="ui relative">
          <select {...native} {...wiring} className={joinClasses(controlClasses, 'appearance-none pr-10')} />
          <ChevronDown
            aria-hidden="true"
            className="ui pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
          />
        </div>
      )}
    </FieldFrame>
  );
}
