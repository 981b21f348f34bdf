/** How scripts of builds come: fetched first, so that one that hangs can be given up, and past the cache after a failure. */
export interface PageFiles {
  /** Brings a file into the browser's HTTP cache. Without an answer of five seconds, and with one that is no file, it rejects. */
  fetch(url: string): Promise<void>;
  /** What has come was no good: the next time it is fetched past the cache. */
  distrust(url: string): void;
}

/**
 * Fetches a file into the browser's HTTP cache, from which an element or a worker then takes it. There is no limit on the whole: on a slow line
 * a file may take as long as it takes, while it moves.
 *
 * It uses nothing from outside its braces: the build writes its text into workers.
 *
 * @param maxSilence milliseconds
 * @throws DOMException `TimeoutError` when nothing has come for so long
 */
export async function fetchWhole(
  url: string,
  cache: RequestCache,
  maxSilence: number,
  signal?: AbortSignal,
): Promise<void> {
  // Bytes that count as moving. A line that drips a byte a second would keep people waiting for ever.
  const minProgress = 256;
  const stalled = new AbortController();
  const abort = () => stalled.abort(new DOMException(`no progress for ${maxSilence} ms`, 'TimeoutError'));
  const giveUp = () => stalled.abort(signal?.reason);
  signal?.addEventListener('abort', giveUp);
  let timer = setTimeout(abort, maxSilence);
  try {
    // Mode and credentials of `crossorigin="anonymous"`: anything else would be another entry of the cache.
    const response = await fetch(url, { mode: 'cors', credentials: 'same-origin', cache, signal: stalled.signal });
    if (!response.ok || !response.body) throw new Error(`HTTP status ${response.status}`);
    const reader = response.body.getReader();
    let progress = minProgress;
    for (let part = 0; ; progress += part) {
      if (progress >= minProgress) {
        clearTimeout(timer);
        timer = setTimeout(abort, maxSilence);
        progress = 0;
      }
      const { done, value } = await reader.read();
      if (done) break;
      part = value.length;
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
