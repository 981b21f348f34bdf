import { useLocation } from '@fursa/shared/router';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
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
function useLeaveWatch(onStuck: () => void): void {
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

interface Pulse {
  readonly isPage: boolean;
  /** Since it came, somebody could have gone elsewhere. */
  isProven: boolean;
}

/** Of all parts that stand in this document, in the order in which they came. */
const pulses = new Set<Pulse>();

/** How many parts were thrown out. */
let thrownOut = 0;

/**
 * Transitions that stop do so for every part. Most likely the first one that came and was never proven stops them: those before it are
 * proven, and those after it wait with everybody else. When all are proven it is the page, in which people do most.
 */
function isToBlame(pulse: Pulse): boolean {
  const parts = [...pulses];
  const suspect = parts.find(({ isProven }) => !isProven) ?? parts.find(({ isPage }) => isPage) ?? parts[0];
  return suspect === pulse;
}

/** One may begin by chance between two of endless updates, and React lets it end then. */
const beatsInRow = 3;

interface HeartbeatProps {
  readonly isPage: boolean;
  readonly onStopped: () => void;
  /** The next page does not come, either. */
  readonly onStuck: () => void;
  readonly children: ReactNode;
}

/**
 * A part that sets its state in an effect without end lets the browser breathe, and nobody navigate: transitions wait until
 * there is nothing more urgent, which is never. So after the part came, and at each press, a small one is tried.
 */
export function Heartbeat({ isPage, onStopped, onStuck, children }: HeartbeatProps) {
  const [beat, setBeat] = useState(0);
  const [pulse] = useState<Pulse>({ isPage, isProven: false });
  const stopCounting = useRef<() => void>(undefined);
  const stopped = useRef(onStopped);
  useLeaveWatch(() => {
    if (isToBlame(pulse)) onStuck();
  });

  useEffect(() => {
    const count = () => {
      const before = thrownOut;
      stopCounting.current = countSeconds(() => {
        // Without another one that was thrown out meanwhile, the next beat may come through.
        if (thrownOut !== before || !isToBlame(pulse)) return count();
        thrownOut += 1;
        stopped.current();
      });
    };
    const tryBeat = () => {
      if (stopCounting.current) return;
      count();
      startTransition(() => setBeat((number) => number + 1));
    };
    pulses.add(pulse);
    tryBeat();
    document.addEventListener('click', tryBeat, true);
    return () => {
      pulses.delete(pulse);
      document.removeEventListener('click', tryBeat, true);
      stopCounting.current?.();
      stopCounting.current = undefined;
    };
  }, [pulse]);

  useEffect(() => {
    if (beat === 0) return;
    if (beat % beatsInRow !== 0) {
      startTransition(() => setBeat(beat + 1));
      return;
    }
    pulse.isProven = true;
    stopCounting.current?.();
    stopCounting.current = undefined;
  }, [beat, pulse]);

  // Nothing beside them: in prerendered HTML another child would change the ids that React gives.
  return children;
}
