import type { Job } from '../../job/model/job.ts';

/** A job with how well the person's CV fits it, as the backend counted it: the one number of the product. */
export interface JobMatch {
  readonly job: Job;
  /** 0 to 100. */
  readonly score: number;
  /** Skills that the advert asks for and the person has, the weightiest first. */
  readonly matched: readonly string[];
  /** Skills that the advert asks for and the CV does not show. */
  readonly missing: readonly string[];
}
