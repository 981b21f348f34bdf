import { useMessages } from '@fursa/shared/i18n';
import { useSearchParams } from '@fursa/shared/router';
import { Button, EmptyPanel } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useFeedStatus } from '../data/get-feed-status.ts';
import { jobsQueryOptions } from '../data/search-jobs.ts';
import { messages } from '../messages.ts';
import {
  activeFilters,
  emptySearch,
  isNarrowed,
  type JobSearch,
  readJobSearch,
  writeJobSearch,
} from '../model/job-search.ts';
import { FeedNotes } from './feed-notes.tsx';
import { JobList } from './job-list.tsx';
import { JobSearchForm } from './job-search-form.tsx';
import { SortNote } from './sort-note.tsx';
import { SortSelect } from './sort-select.tsx';

/** The search over every open job, and the list it leads to. */
export function OpenJobs() {
  const text = useMessages(messages).jobList;
  const [parameters, setParameters] = useSearchParams();
  const search = readJobSearch(parameters);
  const jobs = useQuery(jobsQueryOptions(search));
  const feeds = useFeedStatus(jobs);

  const isKnown = jobs.data !== undefined && !jobs.isPlaceholderData;

  function handleSearch(next: JobSearch, isSameStep = false): void {
    setParameters(writeJobSearch(next), { replace: isSameStep, preventScrollReset: true });
  }

  return (
    <>
      <JobSearchForm search={search} onSearch={handleSearch} total={isKnown ? jobs.data.total : undefined} />
      <FeedNotes feeds={feeds} areJobsShown={jobs.data !== undefined} />
      <JobList
        jobs={jobs}
        sort={<SortSelect search={search} onSearch={handleSearch} />}
        note={<SortNote search={search} sortedBy={isKnown ? jobs.data.sort : undefined} />}
        hrefOf={(page) => `?${writeJobSearch({ ...search, page })}`}
        empty={
          isNarrowed(search) ? (
            <EmptyPanel
              title={text.emptyTitle}
              action={
                <Button onClick={() => handleSearch({ ...emptySearch, sort: search.sort })}>{text.showAll}</Button>
              }
            >
              {activeFilters(search).length > 0 ? text.emptyFilteredAdvice : text.emptyAdvice}
            </EmptyPanel>
          ) : (
            <EmptyPanel title={text.emptyTitle}>{text.emptyBoard}</EmptyPanel>
          )
        }
      />
    </>
  );
}
