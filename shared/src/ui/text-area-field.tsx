import type { ComponentProps } from 'react';
import { controlClasses, FieldFrame, type FieldProps } from './field-frame.tsx';
import { joinClasses } from './join-classes.ts';

export interface TextAreaFieldProps extends FieldProps, ComponentProps<'textarea'> {}

/** Several lines of text; grows with what is typed where the browser can. `className` goes to the whole field. */
export function TextAreaField({
  label,
  labelHidden,
  help,
  error,
  id,
  className,
  rows = 4,
  'aria-describedby': describedBy,
  ...native
}: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, labelHidden, help, error, id, describedBy, className }}>
      {(wiring) => (
        <textarea
          rows={rows}
          {...native}
          {...wiring}
          className={joinClasses(controlClasses, 'field-sizing-content max-h-96 resize-y')}
        />
      )}
    </FieldFrame>
  );
}
