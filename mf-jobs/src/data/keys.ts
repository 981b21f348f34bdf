import type { JobSearch } from '../model/job-search.ts';

/** Every query key of this remote. */
export const keys = {
  jobs: (search: JobSearch) => ['mf-jobs', 'jobs', search] as const,
};
