import type { Job } from './job.ts';

export const postingStatuses = ['draft', 'active', 'closed'] as const;
export type PostingStatus = (typeof postingStatuses)[number];

/** A job with what its employer decides about it. */
export interface Posting extends Job {
  /** Null for rows from before companies had rows of their own. */
  readonly companyId: string | null;
  readonly status: PostingStatus;
  /** Last moment to apply; null: open until filled. */
  readonly closesAt: Date | null;
}
