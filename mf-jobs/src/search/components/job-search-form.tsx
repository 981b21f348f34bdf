import { FilteredSearch } from '@fursa/shared/bundled/filters';
import { useMessages } from '@fursa/shared/i18n';
import { cleanSearchText } from '@fursa/shared/values/search-address';
import { messages as jobMessages } from '../../job/messages.ts';
import { messages } from '../messages.ts';
import { activeFilters, type FilterName, type JobSearch, withoutFilters } from '../model/job-search.ts';
import { FilterFields } from './filter-fields.tsx';

export interface JobSearchFormProps {
  readonly search: JobSearch;
  /** `isSameStep`: the change belongs to the one before, and `Back` takes both back. */
  readonly onSearch: (search: JobSearch, isSameStep?: boolean) => void;
  /** How many jobs this search finds; undefined while it is not known. */
  readonly total: number | undefined;
}

/** The words, the filters and chips of those in use; each change starts again on the first page. */
export function JobSearchForm({ search, onSearch, total }: JobSearchFormProps) {
  const { jobList: text, filters } = useMessages(messages);
  const { job } = useMessages(jobMessages);
  return (
    <FilteredSearch
      label={text.search}
      placeholder={text.searchHelp}
      clean={cleanSearchText}
      search={search}
      onSearch={onSearch}
      withText={(value) => ({ ...search, text: value, page: 1 })}
      without={(names) => withoutFilters(search, names)}
      activeFilters={activeFilters(search).map((name) => ({ name, label: labelOf(name) }))}
      fields={(onChange) => <FilterFields search={search} onSearch={onChange} />}
      showLabel={total === undefined ? filters.show : filters.showCount(total)}
      count={total === undefined ? undefined : text.count(total)}
    />
  );

  function labelOf(name: FilterName): string {
    const { location, type, level, source, pay, postedWithin } = search;
    if (name === 'location') return location ?? '';
    if (name === 'type') return type ? job.types[type] : '';
    if (name === 'level') return level ? job.level(job.levels[level]) : '';
    if (name === 'source') return source ? text.sources[source] : '';
    if (name === 'pay') return pay ? filters.payChip(pay) : '';
    if (name === 'postedWithin') return postedWithin ? filters.withinChip[postedWithin] : '';
    return filters.remoteOnly;
  }
}
