/** What the devices of visitors measured of one version in one hour. */
export interface Measured {
  readonly remote: string;
  readonly version: string;
  readonly metric: string;
  /** The beginning of the hour, ISO 8601. */
  readonly hour: string;
  /** How often it was measured. */
  readonly count: number;
  /** Three quarters of what was measured are no more than this. */
  readonly p75: number | null;
}
