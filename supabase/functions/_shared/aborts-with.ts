/**
 * Aborts with the first of the signals, or after so many milliseconds. In Node 24 `AbortSignal.any` loses an abort when the garbage
 * collection takes its source before anybody listens, and the timer of `AbortSignal.timeout` holds its signal as little: whoever
 * listened later waited for ever (https://github.com/nodejs/node/issues/65995).
 */
export function abortsWith(signals: readonly AbortSignal[], afterMs?: number): AbortSignal {
  const controller = new AbortController();
  const timer = afterMs === undefined ? undefined : setTimeout(abort, afterMs);
  function abort(): void {
    clearTimeout(timer);
    controller.abort();
  }
  for (const signal of signals) {
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  }
  return controller.signal;
}
