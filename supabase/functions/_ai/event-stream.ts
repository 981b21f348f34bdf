import { ProviderError } from './provider-error.ts';

/** The longest line of an event stream, in characters; a chunk of a chat answer has a few hundred. */
const maxLineLength = 64_000;

/**
 * The `data` of each server-sent event. Events of one line suffice: an OpenAI-compatible chunk is JSON without line breaks.
 *
 * @throws ProviderError `unreadable` for a line that does not end
 */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength) throw new ProviderError('unreadable', 'an event is too long');
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
  }
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim();
}

/** One server-sent event; JSON has no line breaks, so it fits one line. */
export function writeEvent(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

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
