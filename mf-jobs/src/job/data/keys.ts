/** Every query key of this remote. */
export const keys = {
  /** Begins the keys of everything that shows jobs. */
  allJobs: ['mf-jobs', 'jobs'] as const,
  /** Begins the keys of the lists that `search_jobs` answers. */
  jobLists: ['mf-jobs', 'jobs', 'list'] as const,
  jobs: (search: object) => [...keys.jobLists, search] as const,
  similar: (id: string, query: string) => [...keys.allJobs, 'similar', id, query] as const,
  otherJobs: (companyId: string, id: string) => [...keys.allJobs, 'of-company', companyId, id] as const,
  job: (id: string) => [...keys.allJobs, 'one', id] as const,
  feeds: ['mf-jobs', 'feeds'] as const,
  /** Begins the keys of what the person saved and applied to. */
  everyTracked: ['mf-jobs', 'tracked'] as const,
  tracked: (kind: string) => [...keys.everyTracked, kind] as const,
  trackedIds: (kind: string) => [...keys.tracked(kind), 'ids'] as const,
  trackedList: (kind: string) => [...keys.tracked(kind), 'list'] as const,
  closingJobs: (userId: string) => [...keys.tracked('saved'), 'closing', userId] as const,
  /** Begins the keys of everything that is known of how jobs fit the person. */
  everyMatch: ['mf-jobs', 'matches'] as const,
  matches: (userId: string, tier: string) => [...keys.everyMatch, 'list', userId, tier] as const,
  scores: (userId: string, jobIds: readonly string[]) => [...keys.everyMatch, 'scores', userId, ...jobIds] as const,
  explanation: (userId: string, jobId: string, score: number) =>
    [...keys.everyMatch, 'explanation', userId, jobId, score] as const,
  skillMatches: (userId: string, person: object) => [...keys.everyMatch, 'by-skills', userId, person] as const,
};
