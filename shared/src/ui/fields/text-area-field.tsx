import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import { controlClasses, FieldFrame, type FieldProps } from './field-frame.tsx';

export interface TextAreaFieldProps extends FieldProps, ComponentProps<'textarea'> {}

/** In rem, as `controlClasses` draws them. A field that grows with its content ignores `rows`. */
const lineHeight = 1.5;
const padding = 1.125;

/** Several lines of text; grows with what is typed where the browser can, until its label, error and button would leave the screen. `className` goes to the whole field. */
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
          style={{ minHeight: `${rows * lineHeight + padding}rem`, maxHeight: '60dvh' }}
          {...native}
          {...wiring}
          className={joinClasses(controlClasses, 'field-sizing-content resize-y')}
        />
      )}
    </FieldFrame>
  );
}
