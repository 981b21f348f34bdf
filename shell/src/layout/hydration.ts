import type { DataStrategyFunction } from '@fursa/shared/router';

let resolve: (() => void) | undefined;

const hydrated = new Promise<void>((done) => {
  resolve = done;
});

/** To be called when React has taken over the prerendered page. */
export function markHydrated(): void {
  resolve?.();
}

/**
 * Loads what the matched routes need at once, and hands it over when the page is hydrated: a page that is there sooner, out
 * of the cache, would not match the prerendered frame.
 */
export const loadAfterHydration: DataStrategyFunction = async ({ matches }) => {
  const loading = matches.filter(({ shouldLoad }) => shouldLoad);
  const [results] = await Promise.all([
    Promise.all(loading.map(async (match) => [match.route.id, await match.resolve()] as const)),
    hydrated,
  ]);
  return Object.fromEntries(results);
};
