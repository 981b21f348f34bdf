/**
 * The bytes of an answer as they arrive, until its end or until the signal aborts, which ends the connection as well. In Deno 2.9 a
 * signal given to `fetch` does that only while something holds the response: what reads the body alone waited for ever after a
 * garbage collection (undici had the same: https://github.com/nodejs/undici/issues/3644).
 *
 * @throws the signal's reason when it aborts
 */
export async function* readBody({ body }: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  // A read that waits ends with it.
  const stop = () => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
