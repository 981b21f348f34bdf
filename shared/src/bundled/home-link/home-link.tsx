import { Link } from '@fursa/shared/router';
import { ArrowRight } from 'lucide-react';

export interface HomeLinkProps {
  /** A path of the product. */
  readonly to: string;
  /** What is new, or what comes next, in a few words. */
  readonly children: string;
}

/**
 * One part of the strip above the landing page, which remotes fill through the slot `home-panel`. All its words stand in one line, and the
 * strip scrolls sideways: it is as high before they come as after.
 */
export function HomeLink({ to, children }: HomeLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-lg border border-edge bg-canvas px-4 py-1 font-semibold text-ink hover:border-ink max-sm:px-3 max-sm:text-sm"
    >
      <span>{children}</span>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-primary" />
    </Link>
  );
}
