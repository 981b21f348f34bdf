import type { DataStrategyFunction } from '@fursa/shared/router';

let tell: (() => void) | undefined;

const firstDraw = new Promise<void>((resolve) => {
  tell = resolve;
});

/** To be called when the page that arrived drawn has been taken over. */
export function tellFirstDraw(): void {
  tell?.();
}

/**
 * Loads what the matched routes need at once, and hands it over when the page has been taken over: a page that is there
 * sooner, out of the cache, would not match the frame that arrived drawn.
 */
export const loadAfterFirstDraw: DataStrategyFunction = async ({ matches }) => {
  const loading = matches.filter(({ shouldLoad }) => shouldLoad);
  const [results] = await Promise.all([
    Promise.all(loading.map(async (match) => [match.route.id, await match.resolve()] as const)),
    firstDraw,
  ]);
  return Object.fromEntries(results);
};
