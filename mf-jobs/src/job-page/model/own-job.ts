import type { Job } from '../../job/model/job.ts';

export const jobStatuses = ['draft', 'active', 'closed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** A job of this product as its own page and its employer see it: whole texts, and what the employer decides about it. */
export interface OwnJob extends Job {
  /** A line each. */
  readonly requirements: string | null;
  readonly status: JobStatus;
}

/** Whether people can still apply. */
export function isOpen(job: Pick<OwnJob, 'status' | 'closesAt'>, now: Date): boolean {
  return job.status === 'active' && (job.closesAt === null || job.closesAt > now);
}
