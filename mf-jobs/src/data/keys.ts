import type { JobSearch } from '../model/job-search.ts';

/** Every query key of this remote. */
export const keys = {
  /** Begins the keys of everything that shows jobs. */
  everyJob: ['mf-jobs', 'jobs'] as const,
  jobs: (search: JobSearch) => [...keys.everyJob, search] as const,
  job: (id: string) => [...keys.everyJob, id] as const,
};
