import { useEffect, useState } from 'react';

/** Counts seconds down to 0, at first from `initial`, by the clock: a tab that slept has waited too. */
export function useWaitingTime(initial = 0): readonly [secondsLeft: number, wait: (seconds: number) => void] {
  const [now, setNow] = useState(Date.now);
  const [until, setUntil] = useState(now + initial * 1000);
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000));
  const isWaiting = secondsLeft > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  function wait(seconds: number): void {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  }
  return [secondsLeft, wait];
}
