import type { RemoteDescription } from '@fursa/shared/contract/registry';
import { weighFiles } from '../changes/compare-versions.ts';

/** Bytes over the line, brotli: what a remote's entry, and what a page needs beyond that of every page, may weigh. */
const byteBudgets = { entry: 10 * 1024, page: 40 * 1024 } as const;

/** What of a build weighs more than its budget. */
export function findOverweight(description: RemoteDescription, files: ReadonlyMap<string, Buffer>): string[] {
  const { entry, pages } = weighFiles(description, files);
  const parts = [
    { what: 'the entry', weight: entry, budget: byteBudgets.entry },
    ...Object.entries(pages).map(([id, weight]) => ({ what: `page ${id}`, weight, budget: byteBudgets.page })),
  ];
  return parts
    .filter(({ weight, budget }) => weight > budget)
    .map(({ what, weight, budget }) => `${what} weighs ${weight} bytes, more than its ${budget}`);
}
