import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../listing/data/keys.ts';
import type { ListingPage } from '../../search/data/search-jobs.ts';
import type { Posting } from '../model/posting.ts';

/** What the lists on screen a moment ago know of a job: enough to show its page before the whole text is there. */
export function findListedJob(queryClient: QueryClient, id: string): Posting | undefined {
  const pages = queryClient.getQueriesData<ListingPage>({ queryKey: keys.jobLists });
  const listing = pages.flatMap(([, page]) => page?.jobs ?? []).find((job) => job.id === id && job.isLocal);
  return listing && { ...listing, requirements: null, status: 'active' };
}
