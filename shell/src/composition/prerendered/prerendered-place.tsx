import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { useIsHydrated } from '../../use-is-hydrated.ts';

interface PrerenderedPlaceProps {
  /** Called in the moment in which the page can be used. */
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/**
 * The place of a prerendered page. React keeps its HTML while the code is on its way. Nothing in it can be pressed or typed into
 * until then: a form that is sent without its code would put a password into the address.
 */
export function PrerenderedPlace({ onHydrated, children }: PrerenderedPlaceProps) {
  return (
    <Suspense>
      <Place onHydrated={onHydrated}>{children}</Place>
    </Suspense>
  );
}

/** Inside the boundary, so that it is hydrated together with the page. */
function Place({ onHydrated, children }: PrerenderedPlaceProps) {
  const isHydrated = useIsHydrated();
  // With the commit that makes it usable: whoever looks at the page in between would see it and be told of it, too.
  useLayoutEffect(() => {
    if (isHydrated) onHydrated();
  }, [isHydrated, onHydrated]);
  return <div inert={!isHydrated}>{children}</div>;
}
