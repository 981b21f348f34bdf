import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { fileUrl } from './file-url.ts';
import { RemoteLoadError } from './load-error.ts';
import type { RemotePageAddress } from './page-registry.ts';

declare global {
  /** Set by tests before the page loads: a busy machine is slower than any line that people wait for. */
  var fursaFileTimeout: number | undefined;
}

/**
 * A file of a remote that shows no sign of life for this time (ms) has failed: people see Retry instead of an endless wait. It is
 * not a limit on the whole: on a slow line a file may take as long as it takes, while it moves.
 */
export const fileTimeout = globalThis.fursaFileTimeout ?? 5000;

/** Bytes that count as moving. A line that drips a byte a second would keep people waiting for ever. */
const minProgress = 256;

const complete = new Set<string>();
const suspect = new Set<string>();
/** By an element, which has checked the integrity. */
const taken = new Set<string>();

/**
 * Brings everything a page of a remote needs into the browser's HTTP cache, side by side; the script and style elements that
 * follow find it there. `<link rel="preload">` would do the same with less code, but what it fetched cannot be cancelled
 * when it hangs, and a failed answer is handed to the next element that asks for the file, so that a Retry would fail too.
 *
 * Nothing is executed or trusted here: integrity is checked by the elements.
 *
 * @throws RemoteLoadError of stage `download`
 */
export async function downloadPage({ remote, page }: RemotePageAddress): Promise<void> {
  await downloadAll(remote, [...remote.preload, ...page.preload]);
}

/**
 * The same for what slots and sources need. An element asks for nothing that is not there: one whose answer hangs cannot be
 * cancelled, and keeps the cache's entry from everybody else who asks for that file.
 *
 * @throws RemoteLoadError of stage `download`
 */
export async function downloadRemote(remote: RegisteredRemote, files: readonly string[]): Promise<void> {
  await downloadAll(remote, files);
  const folder = fileUrl(remote, '');
  // Of these nobody says what needs them: one that is still missing fails where it is used.
  await Promise.allSettled([...suspect].filter((url) => url.startsWith(folder)).map((url) => download(url)));
}

/**
 * From now on a file whose element failed is asked for past the cache the next time its remote is: what the cache holds may be
 * damaged, and would be for as long as the version lives. So are the files that came with it and that no element has taken yet: a line
 * that answers with pages of its own, or cuts files short, does so with all of them.
 */
export function distrustFailedFiles(): void {
  // Events of elements do not bubble, and `load` does not reach the window.
  document.addEventListener('load', ({ target }) => void taken.add(addressOf(target)), true);
  window.addEventListener('error', ({ target }) => distrustWithSiblings(addressOf(target)), true);
}

function addressOf(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement ? target.href : '';
}

function distrustWithSiblings(url: string): void {
  // An error of a script that runs has the window as its target.
  if (url === '') return;
  distrust(url);
  const folder = new URL('.', url).href;
  for (const other of complete) if (other.startsWith(folder) && !taken.has(other)) distrust(other);
}

function distrust(url: string): void {
  complete.delete(url);
  suspect.add(url);
}

async function downloadAll(remote: RegisteredRemote, files: readonly string[]): Promise<void> {
  const urls = [remote.entry, ...files].map((file) => fileUrl(remote, file));
  const failed = new AbortController();
  await Promise.all(
    urls
      .filter((url) => !complete.has(url))
      .map((url) =>
        download(url, failed.signal).catch((reason: unknown) => {
          // The others would go on holding their entries of the cache, and the line.
          failed.abort(reason);
          throw new RemoteLoadError('download', `${url} did not arrive`, reason);
        }),
      ),
  );
}

async function download(url: string, given?: AbortSignal): Promise<void> {
  const stalled = new AbortController();
  const abort = () => stalled.abort(new Error(`no progress for ${fileTimeout} ms`));
  const giveUp = () => stalled.abort(given?.reason);
  given?.addEventListener('abort', giveUp);
  let timer = setTimeout(abort, fileTimeout);
  try {
    const response = await fetch(url, {
      // Those of `crossorigin="anonymous"`: anything else would be another entry of the cache.
      mode: 'cors',
      credentials: 'same-origin',
      // Past the cache it does not wait for whoever still holds the entry, either.
      cache: suspect.has(url) ? 'reload' : 'default',
      signal: stalled.signal,
    });
    if (!response.ok || !response.body) throw new Error(`HTTP status ${response.status}`);
    const reader = response.body.getReader();
    let progress = minProgress;
    for (let part = 0; ; progress += part) {
      if (progress >= minProgress) {
        clearTimeout(timer);
        timer = setTimeout(abort, fileTimeout);
        progress = 0;
      }
      const { done, value } = await reader.read();
      if (done) break;
      part = value.length;
    }
    suspect.delete(url);
    complete.add(url);
  } catch (reason) {
    distrust(url);
    throw reason;
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', giveUp);
  }
}
