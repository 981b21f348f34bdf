import { type ReactNode, Suspense } from 'react';
import { useIsHydrated } from '../../use-is-hydrated.ts';

/**
 * The place of a prerendered page. React keeps its HTML while the code is on its way. Nothing in it can be pressed or typed into
 * until then: a form that is sent without its code would put a password into the address.
 */
export function PrerenderedPlace({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <Place>{children}</Place>
    </Suspense>
  );
}

/** Inside the boundary, so that it is hydrated together with the page. */
function Place({ children }: { readonly children: ReactNode }) {
  return <div inert={!useIsHydrated()}>{children}</div>;
}
