import type { LandingFigures } from './measure-landing.ts';

/** The median of each figure by itself. */
export function medianFigures(runs: readonly LandingFigures[]): LandingFigures {
  const of = (key: keyof LandingFigures) => median(runs.map((run) => run[key]));
  return {
    requests: of('requests'),
    scriptBytes: of('scriptBytes'),
    totalBytes: of('totalBytes'),
    firstContentfulPaint: of('firstContentfulPaint'),
    largestContentfulPaint: of('largestContentfulPaint'),
    layoutShift: of('layoutShift'),
    longestTask: of('longestTask'),
    coldNavigation: of('coldNavigation'),
    coldNavigationRequests: of('coldNavigationRequests'),
    coldNavigationScriptBytes: of('coldNavigationScriptBytes'),
    prefetchedNavigation: of('prefetchedNavigation'),
  };
}

/** The one in the middle; of an even number, the mean of the two in the middle. NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}
