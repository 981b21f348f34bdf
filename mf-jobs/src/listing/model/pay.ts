import type { Listing } from './listing.ts';
import { readSalary } from './salary.ts';

/**
 * Whether a job's pay is for a month though it does not say so: that of jobs of this product is, unless it names another
 * period. What a feed leaves out nobody knows.
 */
export function isMonthlyUnsaid({ isLocal, salaryRange }: Pick<Listing, 'isLocal' | 'salaryRange'>): boolean {
  return isLocal && salaryRange !== null && /\d$/.test(salaryRange) && readSalary(salaryRange)?.unit === 'MONTH';
}
