/** Every query key of this remote. */
export const keys = {
  /** Begins the keys of everything that shows jobs. */
  everyJob: ['mf-jobs', 'jobs'] as const,
  /** Begins the keys of the lists that `search_jobs` answers. */
  jobLists: ['mf-jobs', 'jobs', 'list'] as const,
  jobs: (search: object) => [...keys.jobLists, search] as const,
  job: (id: string) => [...keys.everyJob, 'one', id] as const,
  feeds: ['mf-jobs', 'feeds'] as const,
  /** Begins the keys of what the person saved and applied to. */
  everyKept: ['mf-jobs', 'kept'] as const,
  kept: (kind: string) => [...keys.everyKept, kind] as const,
  keptIds: (kind: string) => [...keys.kept(kind), 'ids'] as const,
  keptList: (kind: string) => [...keys.kept(kind), 'list'] as const,
  matchProfile: (userId: string) => ['mf-jobs', 'match-profile', userId] as const,
  /** `profile`: a mark of what the jobs are compared with. */
  matchCandidates: (profile: string) => ['mf-jobs', 'match-candidates', profile] as const,
  /** `cv`: a mark of its text. */
  matches: (cv: string, jobIds: readonly string[]) => ['mf-jobs', 'matches', cv, ...jobIds] as const,
};
