import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { ChevronDown } from 'lucide-react';
import { pick } from '../../job/model/pick.ts';
import { messages } from '../messages.ts';
import { hasWords, type JobSearch, jobSorts } from '../model/job-search.ts';

export interface SortSelectProps {
  readonly search: JobSearch;
  readonly onSearch: (search: JobSearch) => void;
}

/** In which order the jobs stand. A quiet select at the end of the line with their number. */
export function SortSelect({ search, onSearch }: SortSelectProps) {
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
