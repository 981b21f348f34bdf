import { FilteredSearch, FilterSelect } from '@fursa/shared/bundled/filters';
import { useMessages } from '@fursa/shared/i18n';
import { cleanSearchText } from '@fursa/shared/values/search-address';
import type { CompanyList } from '../data/search-companies.ts';
import { messages } from '../messages.ts';
import { activeFilters, type CompanySearch, filterNames, withChosen, withoutFilters } from '../model/company-search.ts';

export interface CompanySearchFormProps {
  readonly search: CompanySearch;
  /** `isSameStep`: the change belongs to the one before, and `Back` takes both back. */
  readonly onSearch: (search: CompanySearch, isSameStep?: boolean) => void;
  /** What there is to choose; nothing until the first list is there. */
  readonly choices: CompanyList['choices'] | undefined;
  /** How many companies this search finds; undefined while it is not known. */
  readonly total: number | undefined;
}

/** The words, the filters and chips of those in use; each change starts again on the first page. */
export function CompanySearchForm({ search, onSearch, choices, total }: CompanySearchFormProps) {
  const text = useMessages(messages);
  return (
    <FilteredSearch
      label={text.search}
      clean={cleanSearchText}
      search={search}
      onSearch={onSearch}
      withText={(value) => ({ ...search, text: value, page: 1 })}
      without={(names) => withoutFilters(search, names)}
      activeFilters={activeFilters(search).map((name) => {
        const chosen = search[name] ?? '';
        return { name, label: name === 'size' ? text.sizeChip(chosen) : chosen };
      })}
      fields={renderFields}
      showLabel={total === undefined ? text.show : text.showCount(total)}
      count={total === undefined ? undefined : text.count(total)}
    />
  );

  function renderFields(onChange: (search: CompanySearch) => void) {
    return (
      <div className="@container">
        <div className="grid gap-3 @xl:grid-cols-3">
          {filterNames.map((name) => (
            <FilterSelect
              key={name}
              label={text.filters[name].label}
              all={text.filters[name].all}
              options={withChosen(choices?.[name] ?? [], search[name])}
              nameOf={(option) => option}
              value={search[name]}
              onChoose={(value) => onChange({ ...search, [name]: value, page: 1 })}
            />
          ))}
        </div>
      </div>
    );
  }
}
