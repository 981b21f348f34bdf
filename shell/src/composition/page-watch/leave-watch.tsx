import { useLocation } from '@fursa/shared/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { countSeconds } from './count-seconds.ts';

interface LeaveWatchProps {
  readonly onStuck: () => void;
  readonly children: ReactNode;
}

/**
 * React takes over prerendered HTML when it has nothing better to do, and keeps that lowest priority for what the page sets in its effects. So a
 * page that updates without end lets every heartbeat through, and yet no page in its place. After each press, the location that is shown
 * must become the one that the router has.
 */
export function LeaveWatch({ onStuck, children }: LeaveWatchProps) {
  const { key } = useLocation();
  const shownKey = useRef(key);
  const stuck = useRef(onStuck);

  useEffect(() => {
    shownKey.current = key;
  }, [key]);

  useEffect(() => {
    let stopCounting: (() => void) | undefined;
    const handleClick = () => {
      stopCounting?.();
      stopCounting = countSeconds(() => {
        if (isElsewhere(shownKey.current)) stuck.current();
      });
    };
    document.addEventListener('click', handleClick, true);
    return () => {
      document.removeEventListener('click', handleClick, true);
      stopCounting?.();
    };
  }, []);

  return children;
}

/** By the state in which React Router keeps the key of a location. What somebody else has put into the history says nothing. */
function isElsewhere(shownKey: string): boolean {
  const key: unknown = window.history.state?.key;
  return typeof key === 'string' && key !== shownKey;
}
