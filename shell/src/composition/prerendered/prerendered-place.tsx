import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useIsHydrated } from '../../use-is-hydrated.ts';
import type { PrerenderedPage } from './prerendered-page.ts';

interface PrerenderedPlaceProps {
  /** Of the page's code. */
  readonly arrival: PrerenderedPage['arrival'];
  /** Called in the moment in which the page can be used. */
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/**
 * The place of a prerendered page. React keeps its HTML while the code is on its way. Nothing in it can be pressed or typed into
 * until then: a form that is sent without its code would put a password into the address. A page that waits for ever then is
 * thrown out, as any other.
 */
export function PrerenderedPlace({ arrival, onHydrated, children }: PrerenderedPlaceProps) {
  const [failure, setFailure] = useState<Error>();
  if (failure) throw failure;

  useEffect(() => {
    // Where it failed, something else takes this place.
    void arrival.then((arrived) => arrived.watchHydration?.(setFailure));
  }, [arrival]);

  return (
    <Suspense>
      <Place onHydrated={onHydrated}>{children}</Place>
    </Suspense>
  );
}

/** Inside the boundary, so that it is hydrated together with the page. */
function Place({ onHydrated, children }: Omit<PrerenderedPlaceProps, 'arrival'>) {
  const isHydrated = useIsHydrated();
  // With the commit that makes it usable: whoever looks at the page in between would see it and be told of it, too.
  useLayoutEffect(() => {
    if (isHydrated) onHydrated();
  }, [isHydrated, onHydrated]);
  return <div inert={!isHydrated}>{children}</div>;
}
