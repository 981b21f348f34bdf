import { fileUrl } from './file-url.ts';
import { RemoteLoadError } from './load-error.ts';
import type { RemotePageAddress } from './page-registry.ts';

declare global {
  /** Set by tests before the page loads: a busy machine is slower than any line that people wait for. */
  var fursaFileTimeout: number | undefined;
}

/** A file of a remote that brings nothing for this time (ms) has failed: people see Retry instead of an endless wait. */
export const fileTimeout = globalThis.fursaFileTimeout ?? 5000;

const complete = new Set<string>();
const suspect = new Set<string>();

/**
 * Brings everything a page of a remote needs into the browser's HTTP cache, side by side; the script and style elements that
 * follow find it there. `<link rel="preload">` would do the same with less code, but what it fetched cannot be cancelled
 * when it hangs, and a failed answer is handed to the next element that asks for the file, so that a Retry would fail too.
 *
 * Nothing is executed or trusted here: integrity is checked by the elements.
 *
 * @throws RemoteLoadError of stage `download`
 */
export async function downloadPage(address: RemotePageAddress): Promise<void> {
  const missing = listFiles(address).filter((url) => !complete.has(url));
  await Promise.all(
    missing.map((url) =>
      download(url).catch((reason: unknown) => {
        throw new RemoteLoadError('download', `${url} did not arrive`, reason);
      }),
    ),
  );
}

/** What arrived did not work, so what the cache holds may be damaged: the next download goes past it and replaces it. */
export function distrustPage(address: RemotePageAddress): void {
  for (const url of listFiles(address)) {
    complete.delete(url);
    suspect.add(url);
  }
}

/** The time limit is none on the whole: on a slow line a file may take as long as it takes, while it moves. */
async function download(url: string): Promise<void> {
  const stalled = new AbortController();
  const abort = () => stalled.abort(new Error(`no byte for ${fileTimeout} ms`));
  let timer = setTimeout(abort, fileTimeout);
  try {
    const response = await fetch(url, {
      // Those of `crossorigin="anonymous"`: anything else would be another entry of the cache.
      mode: 'cors',
      credentials: 'same-origin',
      cache: suspect.has(url) ? 'reload' : 'default',
      signal: stalled.signal,
    });
    if (!response.ok || !response.body) throw new Error(`HTTP status ${response.status}`);
    const reader = response.body.getReader();
    for (let isDone = false; !isDone; isDone = (await reader.read()).done) {
      clearTimeout(timer);
      timer = setTimeout(abort, fileTimeout);
    }
    suspect.delete(url);
    complete.add(url);
  } finally {
    clearTimeout(timer);
  }
}

function listFiles({ remote, page }: RemotePageAddress): string[] {
  return [remote.entry, ...remote.preload, ...page.preload].map((file) => fileUrl(remote, file));
}
