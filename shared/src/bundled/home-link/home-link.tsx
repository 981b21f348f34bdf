import { Link } from '@fursa/shared/router';
import { ArrowRight } from 'lucide-react';

export interface HomeLinkProps {
  /** A path of the product. */
  readonly to: string;
  /** What is new, or what comes next, in a few words. */
  readonly children: string;
}

/** Longer texts do not fit in two lines of half a phone. */
const maxHalfLength = 32;

/**
 * One part of the strip above the landing page, which remotes fill through the slot `home-panel`. Two of them stand side by
 * side on a phone, each with its words in two lines, which are as high as the strip is before they come.
 */
export function HomeLink({ to, children }: HomeLinkProps) {
  return (
    <Link
      to={to}
      className={`inline-flex min-h-11 items-center gap-2 rounded-lg border border-edge bg-canvas px-4 py-1 font-semibold text-ink hover:border-ink max-sm:max-w-max max-sm:px-2.5 max-sm:text-sm max-sm:leading-tight sm:whitespace-nowrap ${children.length > maxHalfLength ? longClasses : halfClasses}`}
    >
      <span>{children}</span>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-primary max-sm:hidden" />
    </Link>
  );
}

// In a larger font, where two lines would be higher than the strip, the second term wins and all words stand in one line.
const halfClasses = 'max-sm:w-[max(50vw-1.375rem,(1rem-18px)*999)]';
const longClasses = 'max-sm:w-[max(13rem,(1rem-18px)*999)]';
