import type { ComponentProps } from 'react';
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
  ...native
}: ButtonProps) {
  return (
    <button
      {...native}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClasses({ variant, isActive: busy || !disabled, className })}
    >
      {busy && <SpinnerMark className="size-4" />}
      {children}
    </button>
  );
}
