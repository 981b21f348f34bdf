import { onEvent } from '@fursa/shared/contract';

/** Any answer proves the line, also a refusal. HEAD, because no cache of ours keeps answers to it. */
const probe = { address: '/config.json', init: { method: 'HEAD', cache: 'no-store' } } as const;
const probeLimitMs = 6_000;
/** While the line is down it is tried again this often, and at once when the device says that it is back. */
const retryMs = 10_000;
/** How long a line that was just proven is trusted. */
const trustMs = 5_000;

/**
 * Calls `onChange` when the line to the product is lost and when it is back, until the returned function is called.
 *
 * A device that says it is offline is believed: it knows. One that says it is online may still hang on a line that leads
 * nowhere, so a request without an answer makes us ask the product itself, and only that decides.
 */
export function watchConnection(onChange: (isOnline: boolean) => void): () => void {
  let isOnline = true;
  let isProbing = false;
  let provenAt = Number.NEGATIVE_INFINITY;
  let retry: number | undefined;
  const stopped = new AbortController();
  const { signal } = stopped;

  function settle(nowOnline: boolean): void {
    if (signal.aborted) return;
    clearTimeout(retry);
    if (nowOnline) provenAt = performance.now();
    else retry = window.setTimeout(() => void check(), retryMs);
    if (nowOnline === isOnline) return;
    isOnline = nowOnline;
    onChange(isOnline);
  }

  async function check(): Promise<void> {
    if (isProbing) return;
    isProbing = true;
    const hasAnswer = navigator.onLine && (await isReachable());
    isProbing = false;
    settle(hasAnswer);
  }

  function suspect(): void {
    if (isOnline && performance.now() - provenAt > trustMs) void check();
  }

  window.addEventListener('offline', () => settle(false), { signal });
  window.addEventListener('online', () => void check(), { signal });
  const stopListening = [watchFailedRequests(suspect), onEvent('shell:remote-failed', suspect)];
  if (!navigator.onLine) settle(false);

  return () => {
    stopped.abort();
    clearTimeout(retry);
    for (const stop of stopListening) stop();
  };
}

async function isReachable(): Promise<boolean> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), probeLimitMs);
  try {
    await fetch(probe.address, { ...probe.init, signal: limit.signal });
    return true;
  } catch {
    // Refused, cut or too late: which of them does not matter, there was no answer.
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Tells of requests of any script that got no answer; browsers list those with status 0. */
function watchFailedRequests(listener: () => void): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch' && entry.responseStatus === 0) {
        listener();
      }
    }
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}
