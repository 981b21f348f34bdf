import { useEffect, useState } from 'react';

/** True once `isWaiting` has lasted that long (ms). */
export function useIsLate(isWaiting: boolean, patience: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting, patience]);
  return isLate;
}
