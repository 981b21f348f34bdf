import type { Job } from '../../job/model/job.ts';

export const postingStatuses = ['draft', 'active', 'closed'] as const;
export type PostingStatus = (typeof postingStatuses)[number];

/** A job of this product as its own page and its employer see it: whole texts, and what the employer decides about it. */
export interface Posting extends Job {
  /** A line each. */
  readonly requirements: string | null;
  readonly status: PostingStatus;
}

/** Whether people can still apply. */
export function isOpen(posting: Pick<Posting, 'status' | 'closesAt'>, now: Date): boolean {
  return posting.status === 'active' && (posting.closesAt === null || posting.closesAt > now);
}
