import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import { controlClasses, FieldFrame, type FieldProps } from './field-frame.tsx';

export interface SearchFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {}

/** What a list is searched by. `className` goes to the whole field. */
export function SearchField({
  label,
  labelHidden,
  help,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...native
}: SearchFieldProps) {
  return (
    <FieldFrame {...{ label, labelHidden, help, error, id, describedBy, className }}>
      {(wiring) => (
        <div className="ui relative">
          <Search
            aria-hidden="true"
            className="ui pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-muted"
          />
          <input
            autoComplete="off"
            enterKeyHint="search"
            {...native}
            {...wiring}
            type="search"
            className={joinClasses(controlClasses, 'pl-10')}
          />
        </div>
      )}
    </FieldFrame>
  );
}
