import { useMessages } from '@fursa/shared/i18n';
import { Link, useSearchParams } from '@fursa/shared/router';
import { Button, SearchBox } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foundJobsQueryOptions } from '../data/find-jobs.ts';
import { messages } from '../messages.ts';

/** Finds the job to compare with; choosing one is a link, so that the address has it. */
export function JobSearch() {
  const text = useMessages(messages);
  const [query, setQuery] = useState('');
  const [parameters] = useSearchParams();
  const { data: jobs, isError, isFetching, refetch } = useQuery(foundJobsQueryOptions(query));

  function addressOf(jobId: string): string {
    const next = new URLSearchParams(parameters);
    next.set('job', jobId);
    return `?${next}`;
  }

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <SearchBox label={text.search} help={text.searchHelp} searched={query} onSearch={setQuery} clean={clean} />
      <p role="status" className="text-muted empty:hidden">
        {query !== '' && !isFetching && jobs?.length === 0 && text.noneFound(query)}
      </p>
      {isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="text-danger">{text.searchFailed}</p>
          <Button onClick={() => void refetch()}>{text.retry}</Button>
        </div>
      )}
      {query !== '' && jobs !== undefined && jobs.length > 0 && (
        <ul aria-label={text.found} className="divide-y divide-line rounded-lg border border-line bg-surface">
          {jobs.map(({ id, title, company, location }) => (
            <li key={id}>
              <Link
                to={addressOf(id)}
                preventScrollReset
                className="wrap-anywhere flex min-h-11 flex-col justify-center px-3 py-2 hover:bg-canvas"
              >
                <bdi className="font-semibold text-primary underline underline-offset-4">{title}</bdi>
                <bdi className="text-muted text-sm">{[company, location].filter(Boolean).join(' · ')}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The backend takes no more. */
function clean(text: string): string {
  return text.trim().slice(0, 200);
}
