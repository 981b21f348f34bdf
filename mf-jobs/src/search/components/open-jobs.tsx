import { useMessages } from '@fursa/shared/i18n';
import { useSearchParams } from '@fursa/shared/router';
import { Button, EmptyPanel } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ListingActions } from '../../kept/components/listing-actions.tsx';
import { useFeedStatus } from '../data/get-feed-status.ts';
import { listingsQueryOptions } from '../data/search-jobs.ts';
import { messages } from '../messages/index.ts';
import { everyJob, isNarrowed, type JobSearch, readJobSearch, writeJobSearch } from '../model/job-search.ts';
import { FeedNotes } from './feed-notes.tsx';
import { JobSearchForm } from './job-search-form.tsx';
import { ListingList } from './listing-list.tsx';

/** The search over every open job, and the list it leads to. */
export function OpenJobs() {
  const text = useMessages(messages).jobList;
  const [parameters, setParameters] = useSearchParams();
  const search = readJobSearch(parameters);
  const listings = useQuery(listingsQueryOptions(search));
  const feeds = useFeedStatus(listings);

  function handleSearch(next: JobSearch): void {
    // Each pause in typing would otherwise be a step of `Back`.
    setParameters(writeJobSearch(next), { replace: next.text !== search.text, preventScrollReset: true });
  }

  return (
    <>
      <JobSearchForm search={search} onSearch={handleSearch} />
      <FeedNotes feeds={feeds} />
      <ListingList
        listings={listings}
        actionsOf={(listing) => <ListingActions listing={listing} />}
        hrefOf={(page) => `?${writeJobSearch({ ...search, page })}`}
        empty={
          isNarrowed(search) ? (
            <EmptyPanel
              title={text.emptyTitle}
              action={<Button onClick={() => handleSearch(everyJob)}>{text.showAll}</Button>}
            >
              {text.emptyAdvice}
            </EmptyPanel>
          ) : (
            <EmptyPanel title={text.emptyTitle}>{text.emptyBoard}</EmptyPanel>
          )
        }
      />
    </>
  );
}
