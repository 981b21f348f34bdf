import { useMessages } from '@fursa/shared/i18n';
import { PasswordField, type PasswordFieldProps, TextField, type TextFieldProps } from '@fursa/shared/ui';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { messages } from '../messages.ts';
import { fieldId } from './error-summary.tsx';

/** The address that an account belongs to. */
export function EmailField(field: Pick<TextFieldProps, 'error' | 'name' | 'ref' | 'onChange' | 'onBlur'>) {
  const { fields } = useMessages(messages);
  return <TextField {...field} id={fieldId('email')} label={fields.email} type="email" autoComplete="username" />;
}

/** A password that says when Caps Lock is on, the mistake that the dots hide. */
export function AccountPasswordField({ help, onBlur, ...field }: PasswordFieldProps) {
  const text = useMessages(messages).capsLock;
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);

  function handleKey(event: KeyboardEvent): void {
    setIsCapsLockOn(event.getModifierState('CapsLock'));
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>): void {
    setIsCapsLockOn(false);
    onBlur?.(event);
  }

  return (
    <PasswordField
      {...field}
      help={
        <>
          <span>{help}</span>
          <span role="status" className="block font-semibold text-warning empty:hidden">
            {isCapsLockOn && text}
          </span>
        </>
      }
      onKeyDown={handleKey}
      onKeyUp={handleKey}
      onBlur={handleBlur}
    />
  );
}
