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
 * side on a phone, each with its words in two lines, which are as high as the strip is before they come; in the largest font, where they would be
 * higher, in one line, and the strip scrolls sideways.
 */
export function HomeLink({ to, children }: HomeLinkProps) {
  return (
    <Link
      to={to}
      className={`inline-flex min-h-11 items-center gap-2 rounded-lg border border-edge bg-canvas px-4 py-1 font-semibold text-ink hover:border-ink max-sm:px-2.5 max-sm:text-sm max-sm:leading-tight sm:whitespace-nowrap @max-[16rem]:max-w-none! @max-[16rem]:whitespace-nowrap ${children.length > maxHalfLength ? 'max-sm:max-w-52' : 'max-sm:max-w-[calc(50cqi-var(--spacing)*1.5)]'}`}
    >
      <span>{children}</span>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-primary max-sm:hidden" />
    </Link>
  );
}
