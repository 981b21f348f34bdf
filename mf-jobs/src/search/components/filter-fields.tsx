import { FilterSelect } from '@fursa/shared/bundled/filters';
import { useMessages } from '@fursa/shared/i18n';
import { SelectField } from '@fursa/shared/ui';
import { messages as jobMessages } from '../../job/messages.ts';
import { experienceLevels, jobTypes } from '../../job/model/job.ts';
import { locations, otherCounties, remoteLocation, towns } from '../../job/model/locations.ts';
import { pick } from '../../job/model/pick.ts';
import { messages } from '../messages.ts';
import { inLocation, type JobSearch, jobSources, payOptions, postedWithinDays } from '../model/job-search.ts';

export interface FilterFieldsProps {
  readonly search: JobSearch;
  readonly onSearch: (search: JobSearch) => void;
}

/** Every filter. One column in the largest font, two on a phone, one row where there is room. */
export function FilterFields({ search, onSearch }: FilterFieldsProps) {
  const { jobList: text, filters } = useMessages(messages);
  const { job } = useMessages(jobMessages);
  return (
    <div className="@container">
      <div className="grid items-end gap-3 @xs:grid-cols-2 @2xl:grid-cols-3 @5xl:grid-cols-[17fr_14fr_16fr_18.5fr_20.5fr_14.5fr]">
        <SelectField
          label={text.location}
          className="@max-2xl:@xs:col-span-2"
          value={search.isRemote ? remoteLocation : (search.location ?? '')}
          onChange={(event) => change(inLocation(search, pick(locations, event.target.value)))}
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
        <FilterSelect
          label={text.type}
          all={text.allTypes}
          options={jobTypes}
          nameOf={(type) => job.types[type]}
          value={search.type}
          onChoose={(type) => change({ ...search, type })}
        />
        <FilterSelect
          label={text.level}
          all={text.allLevels}
          options={experienceLevels}
          nameOf={(level) => job.levels[level]}
          value={search.level}
          onChoose={(level) => change({ ...search, level })}
        />
        <FilterSelect
          label={text.source}
          className="@max-2xl:@xs:col-span-2"
          all={text.allSources}
          options={jobSources}
          nameOf={(source) => text.sources[source]}
          value={search.source}
          onChoose={(source) => change({ ...search, source })}
        />
        <FilterSelect
          label={filters.pay}
          className="@max-2xl:@xs:col-span-2"
          all={filters.anyPay}
          options={payOptions(search.pay)}
          nameOf={filters.payOption}
          value={search.pay}
          onChoose={(pay) => change({ ...search, pay })}
        />
        <FilterSelect
          label={filters.posted}
          all={filters.anyTime}
          options={postedWithinDays}
          nameOf={(days) => filters.within[days]}
          value={search.postedWithin}
          onChoose={(postedWithin) => change({ ...search, postedWithin })}
        />
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2.5 font-semibold">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-primary"
            checked={search.isRemote}
            onChange={(event) => change(inLocation(search, event.target.checked ? remoteLocation : undefined))}
          />
          {filters.remoteOnly}
        </label>
      </div>
    </div>
  );

  function change(next: JobSearch): void {
    onSearch({ ...next, page: 1 });
  }
}
