import type { RegisteredRemote } from '@fursa/shared/contract/registry';

export interface LoadFigures {
  readonly files: number;
  /** Over the line; nothing for what came out of a cache, or from an origin that does not tell. */
  readonly bytes: number;
  /** From the first request to the last byte. */
  readonly milliseconds: number;
}

/** What this document has fetched of a remote; undefined when that is nothing. */
export function readLoadFigures({ baseUrl }: RegisteredRemote): LoadFigures | undefined {
  const folder = new URL(baseUrl, window.location.href).href;
  const entries = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.startsWith(folder));
  if (entries.length === 0) return undefined;
  const start = Math.min(...entries.map(({ startTime }) => startTime));
  const end = Math.max(...entries.map(({ responseEnd }) => responseEnd));
  return {
    files: new Set(entries.map(({ name }) => name)).size,
    bytes: entries.reduce((sum, { transferSize }) => sum + transferSize, 0),
    milliseconds: Math.round(end - start),
  };
}
