import { type ComponentProps, useState } from 'react';
import { joinClasses } from '../join-classes.ts';
import { useUiMessages } from '../messages.ts';
import { controlClasses, FieldFrame, type FieldProps } from './field-frame.tsx';

export interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {}

/** A password that can be looked at while it is typed: on a small keyboard most mistakes are made blind. */
export function PasswordField({
  label,
  labelHidden,
  help,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...native
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const messages = useUiMessages();
  return (
    <FieldFrame {...{ label, labelHidden, help, error, id, describedBy, className }}>
      {(wiring) => (
        <div className="ui relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...native}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            className={joinClasses(controlClasses, 'pr-[4.25rem]')}
          />
          <button
            type="button"
            aria-controls={wiring.id}
            disabled={native.disabled}
            className="ui absolute inset-y-0 right-0 min-w-16 cursor-pointer rounded-md px-3 text-sm font-semibold text-primary hover:text-primary-hover hover:underline"
            onClick={() => setIsShown((shown) => !shown)}
          >
            <span>{isShown ? messages.password.hide : messages.password.show}</span>{' '}
            <span className="ui sr-only">{messages.password.subject}</span>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
