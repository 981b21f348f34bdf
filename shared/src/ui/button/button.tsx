import { type ComponentProps, type MouseEvent, useRef, useState } from 'react';
import { SpinnerMark } from '../spinner-mark.tsx';
import { type ButtonVariant, buttonClasses } from './button-classes.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant | undefined;
  /** The action runs: the button cannot be pressed again. Say so in the label too (`Signing in...`). */
  readonly busy?: boolean | undefined;
}

export function Button({
  variant = 'secondary',
  busy = false,
  type = 'button',
  disabled = false,
  className,
  children,
  onClick,
  onFocus,
  onBlur,
  ...native
}: ButtonProps) {
  // No state: a button that merely gets the focus is not drawn again.
  const hasFocus = useRef(false);
  const [, redraw] = useState({});
  const isBlocked = busy || disabled;
  // The browser takes the focus from what it disables, and gives it to nothing: whoever has just pressed it would be lost.
  const isDisabled = disabled && !busy && !hasFocus.current;

  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    // Nor does it send its form.
    if (isBlocked) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...native}
      type={type}
      disabled={isDisabled}
      aria-disabled={(isBlocked && !isDisabled) || undefined}
      aria-busy={busy || undefined}
      className={buttonClasses({ variant, isActive: busy || !disabled, className })}
      onClick={handleClick}
      onFocus={(event) => {
        hasFocus.current = true;
        onFocus?.(event);
      }}
      onBlur={(event) => {
        hasFocus.current = false;
        if (isBlocked) redraw({});
        onBlur?.(event);
      }}
    >
      {busy && <SpinnerMark className="size-4" />}
      {/* An element of its own: a browser that translates the page exchanges the text, and React would look for it in vain. */}
      <span className="ui contents">{children}</span>
    </button>
  );
}
