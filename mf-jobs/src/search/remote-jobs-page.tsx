import { useMessages } from '@fursa/shared/i18n';
import { useSearchParams } from '@fursa/shared/router';
import { Button, EmptyPanel, Page, SearchBox } from '@fursa/shared/ui';
import { cleanSearchText } from '@fursa/shared/values/search-address';
import { useQuery } from '@tanstack/react-query';
import { JobList } from './components/job-list.tsx';
import { ListPage } from './components/list-page.tsx';
import { jobsQueryOptions } from './data/search-jobs.ts';
import { messages } from './messages.ts';
import { emptySearch, isNarrowed, type JobSearch, readJobSearch, writeJobSearch } from './model/job-search.ts';

export function RemoteJobsPage() {
  const { remoteJobs: text, jobList } = useMessages(messages);
  const [parameters, setParameters] = useSearchParams();
  const { text: searched, page } = readJobSearch(parameters);
  // That the work is remote is said by the page, not by its address.
  const search: JobSearch = { ...emptySearch, text: searched, page };
  const jobs = useQuery(jobsQueryOptions({ ...search, isRemote: true }));

  function handleSearch(value: string): void {
    setParameters(writeJobSearch({ ...search, text: value, page: 1 }), { replace: true, preventScrollReset: true });
  }

  return (
    <Page width="wide">
      <ListPage title={text.title} lead={text.lead}>
        <SearchBox
          label={text.search}
          placeholder={jobList.searchHelp}
          searched={searched}
          onSearch={handleSearch}
          clean={cleanSearchText}
        />
        <JobList
          jobs={jobs}
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
      </ListPage>
    </Page>
  );
}
