/** Why a feed was skipped, in words of ours: what a stranger answered stays out of logs and tables. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}
