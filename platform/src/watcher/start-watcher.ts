import { messageOf } from '../release/release-error.ts';
import { createWatch, type WatchOptions } from './watch-releases.ts';

/** Milliseconds between two looks. */
const pause = 60_000;

/** Looks every minute until it is stopped. A look that fails is told and followed by the next one. */
export function startWatcher(options: WatchOptions): () => void {
  const look = createWatch(options);
  let lastFailure: string | undefined;
  let isLooking = false;

  async function lookAgain(): Promise<void> {
    // A database that is slow is not asked twice at once.
    if (isLooking) return;
    isLooking = true;
    try {
      await look();
      lastFailure = undefined;
    } catch (error) {
      const failure = messageOf(error);
      if (failure !== lastFailure) options.tell(`The watcher of releases could not look: ${failure}`);
      lastFailure = failure;
    } finally {
      isLooking = false;
    }
  }

  const timer = setInterval(() => void lookAgain(), pause).unref();
  return () => clearInterval(timer);
}
