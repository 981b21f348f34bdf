/** How an external job feed stood when it was last asked. */
export interface FeedStatus {
  readonly source: string;
  /** False: it failed; what it brought before is still shown. */
  readonly isWorking: boolean;
  /** Null: it never worked. */
  readonly lastWorkedAt: Date | null;
}

/** The feeds that failed. */
export function failedFeeds(feeds: readonly FeedStatus[]): readonly FeedStatus[] {
  return feeds.filter(({ isWorking }) => !isWorking);
}

/** When the last of the feeds brought something, in milliseconds since 1970; 0: none ever did. */
export function newestLoad(feeds: readonly FeedStatus[]): number {
  return Math.max(0, ...feeds.map(({ lastWorkedAt }) => lastWorkedAt?.getTime() ?? 0));
}
