import { useMessages } from '@fursa/shared/i18n';
import { useSearchParams } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { Button, EmptyPanel, Page, PageHeading, SearchBox } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ListingActions } from '../kept/components/listing-actions.tsx';
import { ListingList } from './components/listing-list.tsx';
import { listingsQueryOptions } from './data/search-jobs.ts';
import { messages } from './messages/index.ts';
import {
  cleanSearchText,
  emptySearch,
  isNarrowed,
  type JobSearch,
  readJobSearch,
  writeJobSearch,
} from './model/job-search.ts';

export function RemoteJobsPage() {
  const { remoteJobs: text, jobList } = useMessages(messages);
  // Visitors are not asked to sign in by every card.
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const [parameters, setParameters] = useSearchParams();
  const { text: searched, page } = readJobSearch(parameters);
  // That the work is remote is said by the page, not by its address.
  const search: JobSearch = { ...emptySearch, text: searched, page };
  const listings = useQuery(listingsQueryOptions({ ...search, isRemote: true }));

  function handleSearch(value: string): void {
    setParameters(writeJobSearch({ ...search, text: value, page: 1 }), { replace: true, preventScrollReset: true });
  }

  return (
    <Page width="wide">
      <PageHeading title={text.title} lead={text.lead} />
      <SearchBox
        label={text.search}
        help={jobList.searchHelp}
        searched={searched}
        onSearch={handleSearch}
        clean={cleanSearchText}
      />
      <ListingList
        listings={listings}
        actionsOf={isAuthenticated ? (listing) => <ListingActions listing={listing} /> : undefined}
        hrefOf={(number) => `?${writeJobSearch({ ...search, page: number })}`}
        empty={
          isNarrowed(search) ? (
            <EmptyPanel
              title={jobList.emptyTitle}
              action={<Button onClick={() => handleSearch('')}>{text.showAll}</Button>}
            >
              {text.emptyAdvice}
            </EmptyPanel>
          ) : (
            <EmptyPanel title={jobList.emptyTitle}>{text.empty}</EmptyPanel>
          )
        }
      />
    </Page>
  );
}
