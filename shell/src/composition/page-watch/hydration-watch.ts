import { useEffect } from 'react';
import { countSeconds } from './count-seconds.ts';

/** The boundary around the part knows it by its name: the class would be in what the landing page loads. */
export class MountError extends Error {
  override readonly name = 'MountError';
}

/** Prerendered pages that stand in this document, which is one at most. */
let hydrated = 0;

/** For what stands inside the boundary of a prerendered page: it has come to be with the page. */
export function useNoteHydrated(isPrerendered: boolean): void {
  useEffect(() => {
    if (!isPrerendered) return;
    hydrated += 1;
    return () => {
      hydrated -= 1;
    };
  }, [isPrerendered]);
}

/**
 * For a prerendered page whose code has arrived. While it waits, nothing inside its Suspense boundary comes to be: what is around it gives
 * it up, after as long as any other page may wait.
 */
export function watchHydration(onStuck: (reason: Error) => void): void {
  countSeconds(() => {
    if (hydrated === 0) onStuck(new MountError('A prerendered page waits without end'));
  });
}
