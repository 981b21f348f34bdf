import { useMessages } from '@fursa/shared/i18n';
import { Badge, Button, SearchBox, SelectField } from '@fursa/shared/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { messages as listingMessages } from '../../listing/messages/index.ts';
import { experienceLevels, jobTypes } from '../../listing/model/job.ts';
import { locations, otherCounties, remoteLocation, towns } from '../../listing/model/locations.ts';
import { pick } from '../../listing/model/pick.ts';
import { messages } from '../messages/index.ts';
import { cleanSearchText, countFilters, type JobSearch, jobSources } from '../model/job-search.ts';

export interface JobSearchFormProps {
  readonly search: JobSearch;
  readonly onSearch: (search: JobSearch) => void;
}

/** The search text and the three filters; each change starts again on the first page. */
export function JobSearchForm({ search, onSearch }: JobSearchFormProps) {
  const text = useMessages(messages).jobList;
  const { job } = useMessages(listingMessages);
  const filterCount = countFilters(search);
  const [isOpen, setIsOpen] = useState(filterCount > 0);
  const filtersId = useId();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <SearchBox
          clean={cleanSearchText}
          className="min-w-0 flex-1"
          label={text.search}
          help={text.searchHelp}
          searched={search.text}
          onSearch={(value) => onSearch({ ...search, text: value, page: 1 })}
        />
        <Button
          className="mt-7.5 shrink-0"
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {text.filters}
          {filterCount > 0 && (
            <Badge tone="success">
              <span aria-hidden="true" className="sm:hidden">
                {filterCount}
              </span>
              <span className="sr-only sm:not-sr-only">{text.activeFilters(filterCount)}</span>
            </Badge>
          )}
        </Button>
      </div>
      <div id={filtersId} hidden={!isOpen} className="gap-4 not-[[hidden]]:grid sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label={text.location}
          value={search.location ?? ''}
          onChange={(event) => onSearch({ ...search, location: pick(locations, event.target.value), page: 1 })}
        >
          <option value="">{text.allLocations}</option>
          <optgroup label={text.towns}>
            {towns.map((town) => (
              <option key={town}>{town}</option>
            ))}
          </optgroup>
          <optgroup label={text.counties}>
            {otherCounties.map((county) => (
              <option key={county}>{county}</option>
            ))}
          </optgroup>
          <optgroup label={text.anywhere}>
            <option>{remoteLocation}</option>
          </optgroup>
        </SelectField>
        <SelectField
          label={text.type}
          value={search.type ?? ''}
          onChange={(event) => onSearch({ ...search, type: pick(jobTypes, event.target.value), page: 1 })}
        >
          <option value="">{text.allTypes}</option>
          {jobTypes.map((type) => (
            <option key={type} value={type}>
              {job.types[type]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text.level}
          value={search.level ?? ''}
          onChange={(event) => onSearch({ ...search, level: pick(experienceLevels, event.target.value), page: 1 })}
        >
          <option value="">{text.allLevels}</option>
          {experienceLevels.map((level) => (
            <option key={level} value={level}>
              {job.levels[level]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text.source}
          value={search.source ?? ''}
          onChange={(event) => onSearch({ ...search, source: pick(jobSources, event.target.value), page: 1 })}
        >
          <option value="">{text.allSources}</option>
          {jobSources.map((source) => (
            <option key={source} value={source}>
              {text.sources[source]}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}
