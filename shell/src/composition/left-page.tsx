import type { RemoteName } from '@fursa/shared/contract';
import { Outlet, useLocation } from '@fursa/shared/router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { tellFailure } from './load-error.ts';
import { Catch } from './remote-boundary.tsx';

/** Whose page was left, until the next one stands. */
let lastLeft: RemoteName | undefined;

/** Takes away what a page of a remote leaves on `html` and `body`, such as the lock of a scroll, and remembers whose page was left. */
export function useLeavesNothing(name: RemoteName): void {
  useLayoutEffect(
    () => () => {
      lastLeft = name;
      // The shell gives body neither of them.
      document.body.removeAttribute('class');
      document.body.removeAttribute('style');
      // Its other style is the size of the text, which may have been changed meanwhile.
      document.documentElement.style.overflow = '';
    },
    [name],
  );
}

/**
 * Outlives the pages: one that throws while it is left is gone with its boundary, and would take the next one with it. That begins anew:
 * where it stands then, the page that was left is to blame, and otherwise itself.
 */
export function PagesAfterPages() {
  const { key: location } = useLocation();
  const [caught, setCaught] = useState<{ readonly location: string; readonly reason: unknown }>();
  const [failure, setFailure] = useState<{ readonly reason: unknown }>();
  if (failure !== undefined) throw failure.reason;

  useEffect(() => {
    // Errors of effects are told before this.
    const timer = setTimeout(() => {
      if (caught?.location === location && lastLeft !== undefined) tellFailure(lastLeft, caught.reason, 'render');
      lastLeft = undefined;
    });
    return () => clearTimeout(timer);
  }, [location, caught]);

  function handleFailure(reason: unknown): void {
    if (caught?.location === location || lastLeft === undefined) setFailure({ reason });
    else setCaught({ location, reason });
  }

  return (
    <Catch key={caught?.location} fallback={() => null} onFailure={handleFailure}>
      <Outlet />
    </Catch>
  );
}
