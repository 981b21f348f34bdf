import type { Measured } from './measured.ts';

const counted = {
  mounts: 'fursa.remote.mounts',
  errors: 'fursa.remote.errors',
  retries: 'fursa.remote.retries',
  fallbacks: 'fursa.remote.fallbacks',
} as const;

/** How often one version was shown, and what went wrong. */
export type Health = Readonly<Record<keyof typeof counted, number>>;

/** A measurement hour by hour: three quarters of the visits were at or below each value. */
export interface VitalLine {
  readonly metric: string;
  /** The oldest hour first; hours without a visit are left out. */
  readonly values: readonly number[];
}

/** In the order that a page comes in. */
const vitals = [
  'browser.web_vital.ttfb',
  'browser.web_vital.fcp',
  'browser.web_vital.lcp',
  'browser.web_vital.inp',
  'browser.web_vital.cls',
  'fursa.remote.load.duration',
] as const;
export type VitalName = (typeof vitals)[number];

/** @returns undefined where nobody measured anything of the version */
export function sumHealth(measured: readonly Measured[], app: string, version: string): Health | undefined {
  const own = measured.filter((row) => row.remote === app && row.version === version);
  if (own.length === 0) return undefined;
  const sum = (name: string) =>
    own.filter(({ metric }) => metric === name).reduce((total, { count }) => total + count, 0);
  return {
    mounts: sum(counted.mounts),
    errors: sum(counted.errors),
    retries: sum(counted.retries),
    fallbacks: sum(counted.fallbacks),
  };
}

/** Of all versions: where two had visits in one hour, the one with more of them stands for it. */
export function listVitals(measured: readonly Measured[], app: string) {
  return vitals.flatMap((metric) => {
    const byHour = new Map<string, Measured>();
    for (const row of measured) {
      if (row.remote !== app || row.metric !== metric || row.p75 === null) continue;
      if ((byHour.get(row.hour)?.count ?? 0) < row.count) byHour.set(row.hour, row);
    }
    const rows = [...byHour.values()].sort((one, other) => one.hour.localeCompare(other.hour));
    const values = rows.flatMap(({ p75 }) => p75 ?? []);
    return values.length === 0 ? [] : [{ metric, values }];
  });
}
