/** What else a person says about themselves. Only the pages of the profile read it, so it is no part of `OwnProfile`. */
export interface WorkProfile {
  readonly county: string | null;
  readonly workWanted: string | null;
  /** `YYYY-MM-DD`. */
  readonly availableFrom: string | null;
  /** Kenyan shillings a month. */
  readonly payExpected: number | null;
  /** In E.164. */
  readonly phone: string | null;
  /** As it is stored; the feature `experience` reads it. */
  readonly resume: unknown;
}
