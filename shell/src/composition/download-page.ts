import { fetchWhole, type PageFiles } from '@fursa/shared/contract/page-files';
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
  await downloadRemote(remote, [...remote.preload, ...page.preload]);
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

/** For the builds, remotes' and the shell's own, and their workers. */
export const pageFiles: PageFiles = {
  fetch: async (address) => {
    const url = new URL(address, window.location.origin).href;
    if (!complete.has(url)) await download(url);
  },
  distrust,
};

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

/**
 * The same for what slots and sources need. An element asks for nothing that is not there: one whose answer hangs cannot be
 * cancelled, and keeps the cache's entry from everybody else who asks for that file.
 *
 * @throws RemoteLoadError of stage `download`
 */
export async function downloadRemote(remote: RegisteredRemote, files: readonly string[]): Promise<void> {
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

async function download(url: string, signal?: AbortSignal): Promise<void> {
  const isSuspect = suspect.has(url);
  try {
    // Past the cache it does not wait for whoever still holds the entry, either.
    await fetchWhole(url, isSuspect ? 'reload' : 'default', fileTimeout, signal);
  } catch (reason) {
    distrust(url);
    throw reason;
  }
  if (isSuspect) suspect.delete(url);
  // Its element may have failed meanwhile, when two have asked for it: then the cache holds what is no good.
  if (!suspect.has(url)) complete.add(url);
}
