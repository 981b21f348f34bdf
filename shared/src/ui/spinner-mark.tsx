import { joinClasses } from './join-classes.ts';

/** The turning ring alone, for beside a text that says what is going on. */
export function SpinnerMark({ className }: { readonly className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'ui inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}
