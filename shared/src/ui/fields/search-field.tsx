import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import { controlClasses, FieldFrame, type FieldProps } from './field-frame.tsx';

export interface SearchFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {}

/**
 * What a list is searched by. `className` goes to the whole field; `children` stand at the end of the input's line, below the label. The
 * label is small on phones, where the list has to begin high.
 */
export function SearchField({
  label,
  labelHidden,
  help,
  error,
  id,
  className,
  children,
  'aria-describedby': describedBy,
  ...native
}: SearchFieldProps) {
  return (
    <FieldFrame
      {...{ label, labelHidden, help, error, id, describedBy }}
      className={joinClasses('max-md:gap-0.5 [&>label]:max-md:text-sm [&>label]:max-md:leading-tight', className)}
    >
      {(wiring) => (
        // In the largest font the input has the line of a phone to itself.
        <div className="ui flex flex-wrap justify-end gap-2 md:gap-3">
          <div className="ui relative min-w-0 flex-1 basis-[min(100%,10rem)]">
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
              className={joinClasses(controlClasses, 'pl-10 text-ellipsis')}
            />
          </div>
          {children}
        </div>
      )}
    </FieldFrame>
  );
}
