import { readBytes } from '../_shared/read-bytes.ts';
import { FeedError, type FeedRequest } from './feed.ts';

const maxBytes = 1024 * 1024;

/**
 * Asks a feed. It is not followed elsewhere, and no more than 1 MB of it is taken.
 *
 * @throws FeedError
 */
export async function readFeed({ url, headers, body }: FeedRequest, signal: AbortSignal): Promise<unknown> {
  const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const contentType = body === undefined ? {} : { 'content-type': 'application/json' };
  const bytes = await ask(url, signal, {
    ...post,
    headers: { accept: 'application/json', 'user-agent': 'Fursa job board', ...contentType, ...headers },
  });
  if (bytes === undefined) throw new FeedError('it answered more than 1 MB');
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // The parser's message quotes the answer.
    throw new FeedError('it answered no JSON');
  }
}

async function ask(url: URL, signal: AbortSignal, init: RequestInit): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(url, { ...init, signal, redirect: 'error' });
    if (response.ok) return await readBytes(response, maxBytes);
    await response.body?.cancel();
    throw new FeedError(`it answered with status ${response.status}`);
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError(signal.aborted ? 'it did not answer in time' : 'it cannot be reached', { cause: error });
  }
}
