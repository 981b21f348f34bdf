import type { RemoteDescription } from '@fursa/shared/contract/registry';
import { weighFiles } from '../changes/compare-versions.ts';
import type { CheckFindings } from './check-result.ts';

/** Bytes over the line, brotli: what a remote's entry, and what a page needs beyond that of every page, may weigh. */
const byteBudgets = { entry: 10 * 1024, page: 40 * 1024 } as const;

/** So little above a budget is a note: which of two changes is the one too many is chance. */
const tolerance = 1.02;

export interface Weighed {
  readonly what: string;
  /** In bytes, as the budget. */
  readonly weight: number;
  readonly budget: number;
}

export function weighRemote(description: RemoteDescription, files: ReadonlyMap<string, Buffer>): Weighed[] {
  const { entry, pages } = weighFiles(description, files);
  return [
    { what: 'the entry', weight: entry, budget: byteBudgets.entry },
    ...Object.entries(pages).map(([id, weight]) => ({ what: `page ${id}`, weight, budget: byteBudgets.page })),
  ];
}

/** What weighs more than its budget. */
export function findOverweight(parts: readonly Weighed[]): CheckFindings {
  const heavy = parts.filter(({ weight, budget }) => weight > budget);
  const describe = (isFault: boolean) =>
    heavy
      .filter(({ weight, budget }) => weight > budget * tolerance === isFault)
      .map(({ what, weight, budget }) => `${what} weighs ${weight} bytes, more than its ${budget}`);
  return { faults: describe(true), notes: describe(false) };
}
