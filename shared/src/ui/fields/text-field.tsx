import type { ComponentProps } from 'react';
import { controlClasses, FieldFrame, type FieldProps } from './field-frame.tsx';

export interface TextFieldProps extends FieldProps, ComponentProps<'input'> {}

/** One line of text. Native props and `ref` go to the input, `className` to the whole field. */
export function TextField({
  label,
  labelHidden,
  help,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...native
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, labelHidden, help, error, id, describedBy, className }}>
      {(wiring) => <input type="text" {...native} {...wiring} className={controlClasses} />}
    </FieldFrame>
  );
}
