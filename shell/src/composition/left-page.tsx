import type { RemoteName } from '@fursa/shared/contract';
import { Outlet, useLocation } from '@fursa/shared/router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { reportFailure } from './load-error.ts';
import { Catch } from './remote-boundary.tsx';

/** Whose page was left, until the next one stands. */
let lastLeft: RemoteName | undefined;

/** Remembers whose page was left. */
export function useNoteLeft(name: RemoteName): void {
  useLayoutEffect(
    () => () => {
      lastLeft = name;
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
      if (caught?.location === location && lastLeft !== undefined) reportFailure(lastLeft, caught.reason, 'render');
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
