import type { Measured } from '../gateway/index.ts';

/** How often a version was to be shown, and how often it could not be or broke. */
interface Faults {
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

/** The rule of the watcher; `docs/decisions/190` says how the numbers were chosen. */
const watchRule = {
  /** Fewer say nothing, neither of the version nor of the one before. */
  minVisits: 200,
  /** A version with fewer faults a visit is well enough, whatever the one before had. */
  minRate: 0.05,
  /** How many times the rate of the one before. */
  minRatio: 3,
  /** Standard errors of the difference of two shares: chance alone does this once in 30,000 times. */
  minDeviation: 4,
} as const;

/**
 * Why a version is worse than the one before, in numbers; undefined while that is not beyond doubt.
 *
 * @param before undefined when nobody was measured with the version before: then nothing is compared, and nothing is done
 */
export function judgeVersion(version: Faults, before: Faults | undefined): string | undefined {
  if (before === undefined) return undefined;
  const { minVisits, minRate, minRatio, minDeviation } = watchRule;
  if (version.visits < minVisits || before.visits < minVisits) return undefined;
  const [rate, usual] = [rateOf(version), rateOf(before)];
  if (rate < minRate || rate < usual * minRatio) return undefined;
  if (deviation(version, before) < minDeviation) return undefined;
  return `${version.faults} faults in ${version.visits} visits (${percent(rate)}), before it ${before.faults} in ${before.visits} (${percent(usual)})`;
}

/** A page may throw more than once in a visit. */
function rateOf({ visits, faults }: Faults): number {
  return Math.min(1, faults / visits);
}

/** The z of the test of two proportions. */
function deviation(one: Faults, other: Faults): number {
  const visits = one.visits + other.visits;
  const pooled = (rateOf(one) * one.visits + rateOf(other) * other.visits) / visits;
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.visits + 1 / other.visits));
  return error === 0 ? 0 : (rateOf(one) - rateOf(other)) / error;
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`;
}
