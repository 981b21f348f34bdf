import { useLocation } from '@fursa/shared/router';
import { useEffect, useRef } from 'react';
import { current } from '../current-router.ts';
import { countSeconds } from './count-seconds.ts';

/** Seconds for which the next page may wait until React begins with it. */
const limit = 2;

/** Keys of the locations with whose page React has begun. */
const begun = new Set<string>();

/**
 * Calls `onStuck` when the router has gone elsewhere and React does not begin with the page there, because a part that updates without end
 * leaves it no time. A page that is still being loaded has not moved the router, and one that renders slowly has begun.
 */
export function useLeaveWatch(onStuck: () => void): void {
  const { key } = useLocation();
  // While rendering: what takes long is committed late.
  begun.add(key);
  const stuck = useRef(onStuck);

  useEffect(() => {
    let stopCounting: (() => void) | undefined;
    const stopListening = current.router?.subscribe(({ location }) => {
      stopCounting?.();
      stopCounting = countSeconds(() => {
        if (!begun.has(location.key)) stuck.current();
      }, limit);
    });
    return () => {
      stopListening?.();
      stopCounting?.();
    };
  }, []);
}
