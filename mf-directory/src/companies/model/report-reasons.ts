/** What somebody can say is wrong with a company. */
export const reportReasons = ['money', 'fake', 'impostor', 'treatment', 'outdated', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
