import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useSearchParams } from '@fursa/shared/router';
import { ButtonLink, EmptyPanel, Page, PageHeading } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ListingList } from '../components/listing-list.tsx';
import { listingsQueryOptions } from '../data/search-jobs.ts';
import { messages } from '../messages/index.ts';
import { everyJob, readJobSearch, writeJobSearch } from '../model/job-search.ts';

export function RemoteJobsPage() {
  const { remoteJobs: text, jobList } = useMessages(messages);
  const [parameters] = useSearchParams();
  const { page } = readJobSearch(parameters);
  const jobs = useQuery(listingsQueryOptions({ ...everyJob, isRemote: true, page }));
  return (
    <Page width="wide">
      <PageHeading title={text.title} lead={text.lead} />
      <ListingList
        listings={jobs}
        hrefOf={(number) => `?${writeJobSearch({ ...everyJob, page: number })}`}
        empty={
          <EmptyPanel title={jobList.emptyTitle} action={<ButtonLink to={paths.jobs}>{text.viewAll}</ButtonLink>}>
            {text.empty}
          </EmptyPanel>
        }
      />
    </Page>
  );
}
