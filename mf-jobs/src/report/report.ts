import type { Listing } from '../listing/model/listing.ts';

/** What somebody can say is wrong with a job. */
export const reportReasons = ['money', 'fake', 'contact', 'discrimination', 'closed', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** As long as the database takes. */
export const longestDetails = 2000;

/** What somebody has written so far. */
export interface ReportDraft {
  readonly reason: ReportReason | undefined;
  readonly details: string;
}

export const emptyReport: ReportDraft = { reason: undefined, details: '' };

/** Part of the address while somebody is away to sign in, so that the dialog of that job is open when they come back. */
export function reportHash({ id }: Pick<Listing, 'id'>): string {
  return `#report-${encodeURIComponent(id)}`;
}
