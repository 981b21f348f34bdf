const eventName = 'fursa:line-restored';

/** Tells whoever failed for want of a line that there is one again. */
export function notifyLineRestored(): void {
  window.dispatchEvent(new Event(eventName));
}

/**
 * Calls `listener` when the line is back, as the device says or as the product's own questions have found out, until the returned
 * function is called.
 */
export function onLineRestored(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener(eventName, listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener(eventName, listener);
  };
}
