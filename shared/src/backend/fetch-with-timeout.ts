import { timeoutErrorName } from './app-error.ts';
import { noteRetryAfter } from './retry-after.ts';

const requestTimeout = 20_000;
/** By specification: what stands behind the AI functions may think. */
const aiTimeout = 30_000;

/**
 * No request may spin for ever: on a line that swallows packets `fetch` alone would wait for minutes. Done by hand, because
 * `AbortSignal.any` and `AbortSignal.timeout` are younger than the browsers we serve. Files go up by `uploadFile`, which
 * gives them as long as they move.
 */
export async function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const timeout = timeoutOf(input);
  const timedOut = new DOMException(`${timeoutErrorName}: no answer within ${timeout} ms`, timeoutErrorName);
  const controller = new AbortController();
  // Not cleared when the answer begins: its end may be slow, too.
  setTimeout(() => controller.abort(timedOut), timeout);
  const outer = init?.signal;
  const followOuter = () => controller.abort(outer?.reason);
  if (outer?.aborted) followOuter();
  outer?.addEventListener('abort', followOuter, { once: true });
  try {
    const response = await fetch(input, { ...init, signal: controller.signal });
    noteRetryAfter(response);
    return response;
  } catch (error) {
    throw controller.signal.reason === timedOut ? timedOut : error;
  }
}

function timeoutOf(input: RequestInfo | URL): number {
  const address = input instanceof Request ? input.url : String(input);
  return new URL(address).pathname.startsWith('/functions/v1/ai-') ? aiTimeout : requestTimeout;
}
