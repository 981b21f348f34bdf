/** What somebody can say is wrong with a job. */
export const reportReasons = ['money', 'fake', 'contact', 'discrimination', 'closed', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
