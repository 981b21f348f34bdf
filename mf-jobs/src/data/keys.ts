import type { JobSearch } from '../model/job-search.ts';

/** Every query key of this remote. */
export const keys = {
  /** Begins the keys of everything that shows jobs. */
  everyJob: ['mf-jobs', 'jobs'] as const,
  /** Begins the keys of the lists that `search_jobs` answers. */
  jobLists: ['mf-jobs', 'jobs', 'list'] as const,
  jobs: (search: JobSearch) => [...keys.jobLists, search] as const,
  job: (id: string) => [...keys.everyJob, 'one', id] as const,
  feeds: ['mf-jobs', 'feeds'] as const,
};
