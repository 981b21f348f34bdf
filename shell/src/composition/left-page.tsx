import { emitEvent, type RemoteName } from '@fursa/shared/contract';
import { Outlet, useLocation } from '@fursa/shared/router';
import { useLayoutEffect, useState } from 'react';
import { Catch } from './remote-boundary.tsx';

let lastLeft: RemoteName | undefined;

/** Puts back what a page of a remote leaves on `html` and `body`, such as the lock of a scroll, and remembers whose page was left. */
export function useLeavesNothing(name: RemoteName): void {
  useLayoutEffect(() => {
    const { body, documentElement } = document;
    const [className, style] = [body.className, body.style.cssText];
    return () => {
      lastLeft = name;
      body.className = className;
      body.style.cssText = style;
      // Its other style is the size of the text, which may have been changed meanwhile.
      documentElement.style.overflow = '';
    };
  }, [name]);
}

/**
 * Outlives the pages: one that throws while it is left is gone with its boundary, and would take the next one with it. That begins anew;
 * what fails there as well is a failure of its own.
 */
export function PagesAfterPages() {
  const { key: location } = useLocation();
  const [failedAt, setFailedAt] = useState<string>();
  const [failure, setFailure] = useState<{ readonly reason: unknown }>();
  if (failure !== undefined) throw failure.reason;

  function handleFailure(reason: unknown): void {
    if (failedAt === location || lastLeft === undefined) {
      setFailure({ reason });
      return;
    }
    const message = reason instanceof Error ? reason.message : String(reason);
    emitEvent('shell:remote-failed', { remote: lastLeft, stage: 'render', message });
    setFailedAt(location);
  }

  return (
    <Catch key={failedAt} fallback={() => null} onFailure={handleFailure}>
      <Outlet />
    </Catch>
  );
}
