import { joinClasses, pieceClasses } from '../join-classes.ts';

/**
 * `primary`: the one thing the view is for, once per view. `secondary`: everything else. `quiet`: beside content, where a
 * border would shout. `destructive`: takes something away; red as text, because filled red is for the confirmation.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';

const base =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border py-2 text-center font-semibold transition-colors duration-150 ease-out';

const active: Readonly<Record<ButtonVariant, string>> = {
  primary: 'border-primary bg-primary text-on-primary hover:border-primary-hover hover:bg-primary-hover',
  secondary: 'border-edge bg-surface text-ink hover:border-ink hover:bg-canvas',
  quiet: 'border-transparent text-primary underline-offset-4 hover:text-primary-hover hover:underline',
  destructive: 'border-edge bg-surface text-danger hover:border-danger hover:bg-danger-soft',
};

const inactive: Readonly<Record<ButtonVariant, string>> = {
  primary: 'border-fill bg-fill text-muted',
  secondary: 'border-line text-muted in-data-[contrast=high]:border-dashed',
  quiet: 'border-transparent text-muted',
  destructive: 'border-line text-muted in-data-[contrast=high]:border-dashed',
};

interface ButtonLook {
  readonly variant: ButtonVariant;
  readonly isActive?: boolean;
  readonly className: string | undefined;
}

/** How a control looks that is pressed, be it a button or a link. Quiet ones start at the edge of the text around them. */
export function buttonClasses({ variant, isActive = true, className }: ButtonLook): string {
  return pieceClasses(
    joinClasses(
      base,
      variant === 'quiet' ? undefined : 'px-4',
      isActive ? 'cursor-pointer' : 'cursor-not-allowed',
      (isActive ? active : inactive)[variant],
    ),
    className,
  );
}
