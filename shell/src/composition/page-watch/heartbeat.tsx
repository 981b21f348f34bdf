import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { countSeconds } from './count-seconds.ts';

interface Pulse {
  readonly isPage: boolean;
  /** Since it came, somebody could have gone elsewhere. */
  isProven: boolean;
}

/** Of all parts that stand in this document, in the order in which they came. */
const pulses = new Set<Pulse>();

/**
 * Transitions that stop do so for every part. Most likely the first one that came and was never proven stops them: those before it are
 * proven, and those after it wait with everybody else. When all are proven it is the page, in which people do most.
 */
function isToBlame(pulse: Pulse): boolean {
  const parts = [...pulses];
  const suspect = parts.find(({ isProven }) => !isProven) ?? parts.find(({ isPage }) => isPage) ?? parts[0];
  return suspect === pulse;
}

interface HeartbeatProps {
  readonly isPage: boolean;
  readonly onStopped: () => void;
  readonly children: ReactNode;
}

/**
 * A part that sets its state in an effect without end lets the browser breathe, and nobody navigate: transitions wait until
 * there is nothing more urgent, which is never. So after the part came, and at each press, a small one is tried.
 */
export function Heartbeat({ isPage, onStopped, children }: HeartbeatProps) {
  const [beat, setBeat] = useState(0);
  const [pulse] = useState<Pulse>({ isPage, isProven: false });
  const stopCounting = useRef<() => void>(undefined);
  const stopped = useRef(onStopped);

  useEffect(() => {
    const count = () => {
      stopCounting.current = countSeconds(() => {
        if (isToBlame(pulse)) stopped.current();
        else count();
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
    // It has come through.
    if (beat === 0) return;
    pulse.isProven = true;
    stopCounting.current?.();
    stopCounting.current = undefined;
  }, [beat, pulse]);

  // Nothing beside them: in prerendered HTML another child would change the ids that React gives.
  return children;
}
