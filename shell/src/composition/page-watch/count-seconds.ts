/** Seconds after which a part of a remote that waits for ever, or updates without end, gives its place up. */
const limit = 5;

/**
 * Calls `onEnd` after the limit, while somebody looks. Ticks instead of one timer: a device that slept, or a thread that was busy, counts as
 * one of them.
 *
 * @returns what stops it
 */
export function countSeconds(onEnd: () => void, seconds = limit): () => void {
  let left = seconds;
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    onEnd();
  }, 1000);
  return () => clearInterval(timer);
}
