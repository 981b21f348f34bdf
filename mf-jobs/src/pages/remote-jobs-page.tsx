import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useSearchParams } from '@fursa/shared/router';
import { ButtonLink, EmptyPanel, Page, PageHeading } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { JobList } from '../components/job-list.tsx';
import { jobsQueryOptions } from '../data/list-jobs.ts';
import { messages } from '../messages/index.ts';
import { everyJob, readJobSearch, writeJobSearch } from '../model/job-search.ts';
import { remoteLocation } from '../model/locations.ts';

export function RemoteJobsPage() {
  const { remoteJobs: text, jobList } = useMessages(messages);
  const [parameters] = useSearchParams();
  const { page } = readJobSearch(parameters);
  const jobs = useQuery(jobsQueryOptions({ ...everyJob, location: remoteLocation, page }));
  return (
    <Page width="wide">
      <PageHeading title={text.title} lead={text.lead} />
      <JobList
        jobs={jobs}
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
