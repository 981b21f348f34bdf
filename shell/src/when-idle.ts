import { useEffect, useState } from 'react';

/** Runs `task` once the page has loaded and the main thread is free. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback
  const schedule = () => ('requestIdleCallback' in window ? window.requestIdleCallback(task) : setTimeout(task, 200));
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
}

/** True from the first moment after mounting in which the page has nothing better to do. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
