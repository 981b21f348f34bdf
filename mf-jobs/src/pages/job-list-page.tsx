import { useMessages } from '@fursa/shared/i18n';
import { useSearchParams } from '@fursa/shared/router';
import { Button, EmptyPanel, Page, PageHeading } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { JobSearchForm } from '../components/job-search-form.tsx';
import { ListingList } from '../components/listing-list.tsx';
import { useMarkMatchesSeen } from '../data/mark-matches-seen.ts';
import { listingsQueryOptions } from '../data/search-jobs.ts';
import { messages } from '../messages/index.ts';
import { everyJob, isNarrowed, type JobSearch, readJobSearch, writeJobSearch } from '../model/job-search.ts';

export function JobListPage() {
  const text = useMessages(messages).jobList;
  const [parameters, setParameters] = useSearchParams();
  const search = readJobSearch(parameters);
  const jobs = useQuery(listingsQueryOptions(search));
  useMarkMatchesSeen();

  function handleSearch(next: JobSearch): void {
    // Each pause in typing would otherwise be a step of `Back`.
    setParameters(writeJobSearch(next), { replace: next.text !== search.text, preventScrollReset: true });
  }

  return (
    <Page width="wide">
      <PageHeading title={text.title} />
      <JobSearchForm search={search} onSearch={handleSearch} />
      <ListingList
        listings={jobs}
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
    </Page>
  );
}
