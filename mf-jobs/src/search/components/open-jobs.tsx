import { TextLink } from '@fursa/shared/bundled/text-link';
import { paths } from '@fursa/shared/contract';
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

interface SortNoteProps {
  readonly search: JobSearch;
  /** How the list was sorted; undefined while it is not known. */
  readonly sortedBy: string | undefined;
}

/** What is not to be seen in a list by pay or by score. Its line is there before the answer is, so that nothing moves. */
function SortNote({ search, sortedBy }: SortNoteProps) {
  const text = useMessages(messages).filters;
  const { sort, pay } = search;
  if (sort !== 'match' && sort !== 'pay' && pay === undefined) return null;
  return (
    <div className="flex flex-col gap-1 text-muted text-sm">
      {pay !== undefined && <p>{text.payUnknownHidden}</p>}
      {pay === undefined && sort === 'pay' && <p>{text.payUnknownLast}</p>}
      {sort === 'match' && sortedBy !== 'newest' && <p>{text.bestScoreFirst}</p>}
      {sort === 'match' && sortedBy === 'newest' && (
        <p>
          {text.scoreNeedsCv} <TextLink to={paths.profile}>{text.addCv}</TextLink>
        </p>
      )}
    </div>
  );
}
