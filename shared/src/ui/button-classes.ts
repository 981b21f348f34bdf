import { joinClasses } from './join-classes.ts';

/**
 * `primary`: the one thing the view is for, once per view. `secondary`: everything else. `quiet`: beside content, where a
 * border would shout. `destructive`: takes something away; red as text, because filled red is for the confirmation.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';

const base =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md border px-4 py-2 text-center font-semibold no-underline transition-colors duration-150 ease-out disabled:cursor-not-allowed aria-disabled:cursor-not-allowed';

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary: 'border-primary bg-primary text-on-primary hover:border-primary-hover hover:bg-primary-hover',
  secondary: 'border-edge bg-surface text-ink hover:border-ink hover:bg-canvas',
  quiet: 'border-transparent bg-transparent text-primary hover:bg-primary-soft hover:text-primary-hover',
  destructive: 'border-edge bg-surface text-danger hover:border-danger hover:bg-danger-soft',
};

/** How a control looks that is pressed, be it a button or a link. */
export function buttonClasses(variant: ButtonVariant, className: string | undefined): string {
  return joinClasses(base, variants[variant], className);
}
