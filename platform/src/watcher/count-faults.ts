import type { Measured } from '../gateway/index.ts';

/** How often a version was to be shown, and how often it could not be or broke. */
export interface Faults {
  readonly visits: number;
  readonly faults: number;
}

const faultMetrics = ['fursa.remote.errors', 'fursa.remote.fallbacks'];

const hour = 3_600_000;

/** @param since milliseconds since 1970; the hour that it lies in counts as well, since nothing finer is known */
export function countFaults(
  measured: readonly Measured[],
  { remote, version, since }: { readonly remote: string; readonly version: string; readonly since: number },
): Faults {
  const own = measured.filter(
    (row) => row.remote === remote && row.version === version && Date.parse(row.hour) + hour > since,
  );
  // Of what is only counted, how often it happened: one report may say up to a hundred.
  const times = (metrics: readonly string[]) =>
    own.filter(({ metric }) => metrics.includes(metric)).reduce((sum, { count }) => sum + count, 0);
  const faults = times(faultMetrics);
  // A version that gives way to the one before is never mounted: that was a visit as well.
  return { visits: times(['fursa.remote.mounts']) + times(['fursa.remote.fallbacks']), faults };
}
