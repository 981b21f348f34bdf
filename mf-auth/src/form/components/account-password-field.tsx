import { useMessages } from '@fursa/shared/i18n';
import { PasswordField, type PasswordFieldProps } from '@fursa/shared/ui';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { messages } from '../messages.ts';

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
