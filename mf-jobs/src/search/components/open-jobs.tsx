import type { AppError } from '@fursa/shared/backend';
import { TextLink } from '@fursa/shared/bundled/text-link';
import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useSearchParams } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { Button, EmptyPanel, Notice } from '@fursa/shared/ui';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { pick } from '../../job/model/pick.ts';
import { useFeedStatus } from '../data/get-feed-status.ts';
import { jobsQueryOptions } from '../data/search-jobs.ts';
import { messages } from '../messages.ts';
import { type FeedStatus, failedFeeds } from '../model/feed-status.ts';
import {
  activeFilters,
  emptySearch,
  hasWords,
  isNarrowed,
  type JobSearch,
  jobSorts,
  readJobSearch,
  writeJobSearch,
} from '../model/job-search.ts';
import { JobList } from './job-list.tsx';
import { JobSearchForm } from './job-search-form.tsx';

/** The search over every open job, and the list it leads to. */
export function OpenJobs() {
  const text = useMessages(messages).jobList;
  const [parameters, setParameters] = useSearchParams();
  const search = readJobSearch(parameters);
  const jobs = useQuery(jobsQueryOptions(search));
  const feeds = useFeedStatus(jobs);

  const isKnown = jobs.data !== undefined && !jobs.isPlaceholderData;

  function handleSearch(next: JobSearch, isSameStep = false): void {
    // At once: the next change is made to what the page shows.
    setParameters(writeJobSearch(next), { replace: isSameStep, preventScrollReset: true, flushSync: true });
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

interface FeedNotesProps {
  readonly feeds: UseQueryResult<readonly FeedStatus[], AppError>;
  /** Whether jobs stand below it; nothing is said of what is not there. */
  readonly areJobsShown: boolean;
}

/** Which feeds failed and when they last worked. The jobs that are known stand below it. */
function FeedNotes({ feeds, areJobsShown }: FeedNotesProps) {
  const text = useMessages(messages).feeds;
  const { data, isError, isFetching, refetch } = feeds;
  const failed = failedFeeds(data ?? []);
  const hasFailedAsAWhole = isError || (failed.length > 0 && failed.length === data?.length);
  // The region stands before there is anything in it, or a screen reader would not say it.
  return (
    <div role="status" className="empty:hidden">
      {(isError || failed.length > 0) && (
        <Notice tone="warning" title={hasFailedAsAWhole ? text.failedTitle : text.partTitle}>
          {hasFailedAsAWhole && areJobsShown && <p>{text.failedText}</p>}
          {failed.map(({ source, lastWorkedAt }) => (
            <p key={source}>
              {lastWorkedAt === null ? text.never(nameOf(source)) : text.stopped(nameOf(source), lastWorkedAt)}
            </p>
          ))}
          {isError && (
            <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
              {text.retry}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );

  function nameOf(source: string): string {
    return text.names[source] ?? source.charAt(0).toUpperCase() + source.slice(1);
  }
}

interface SortSelectProps {
  readonly search: JobSearch;
  readonly onSearch: (search: JobSearch) => void;
}

/** In which order the jobs stand. A quiet select at the end of the line with their number. */
function SortSelect({ search, onSearch }: SortSelectProps) {
  const text = useMessages(messages).filters;
  const isJobSeeker = useAuthStore(({ user }) => user?.role === 'user');
  const byDefault = hasWords(search) ? 'relevance' : 'newest';
  const offered = jobSorts.filter((sort) => sort !== 'match' || isJobSeeker || search.sort === 'match');
  const options = byDefault === 'relevance' ? ([byDefault, ...offered] as const) : offered;
  return (
    <label className="flex min-w-0 items-center gap-2 text-muted">
      <span className="sr-only shrink-0 sm:not-sr-only">{text.sort}</span>
      <span className="relative min-w-0">
        <select
          value={search.sort ?? byDefault}
          onChange={({ target }) => {
            const chosen = pick(jobSorts, target.value);
            onSearch({ ...search, sort: chosen === byDefault ? undefined : chosen, page: 1 });
          }}
          className="min-h-11 w-full min-w-0 max-w-full cursor-pointer appearance-none text-ellipsis rounded-md bg-transparent pr-6 font-semibold text-ink [field-sizing:content] [text-align-last:end] hover:underline"
        >
          {options.map((sort) => (
            <option key={sort} value={sort}>
              {text.sorts[sort]}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-0 my-auto size-5 text-muted"
        />
      </span>
    </label>
  );
}
