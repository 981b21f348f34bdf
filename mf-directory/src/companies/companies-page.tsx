import { FilteredSearch, FilterSelect } from '@fursa/shared/bundled/filters';
import { useMessages } from '@fursa/shared/i18n';
import { useSearchParams } from '@fursa/shared/router';
import { Button, EmptyPanel, Page, PageHeading, useErrorToast } from '@fursa/shared/ui';
import { cleanSearchText } from '@fursa/shared/values/search-address';
import { useQuery } from '@tanstack/react-query';
import { CompanyList } from './components/company-list.tsx';
import { companiesQueryOptions, type CompanyList as FoundCompanies } from './data/search-companies.ts';
import { messages } from './messages.ts';
import {
  activeFilters,
  type CompanySearch,
  filterNames,
  isNarrowed,
  readCompanySearch,
  withChosen,
  withoutFilters,
  writeCompanySearch,
} from './model/company-search.ts';

export function CompaniesPage() {
  const text = useMessages(messages);
  const [parameters, setParameters] = useSearchParams();
  const search = readCompanySearch(parameters);
  const companies = useQuery(companiesQueryOptions(search));
  useErrorToast(companies.error, text.toastTitle, text.toastText);
  const isKnown = companies.data !== undefined && !companies.isPlaceholderData;

  function handleSearch(next: CompanySearch, isSameStep = false): void {
    // At once: the next change is made to what the page shows.
    setParameters(writeCompanySearch(next), { replace: isSameStep, preventScrollReset: true, flushSync: true });
  }

  return (
    <Page width="wide">
      <PageHeading title={text.title} />
      <CompanySearchForm
        search={search}
        onSearch={handleSearch}
        choices={companies.data?.choices}
        total={isKnown ? companies.data.total : undefined}
      />
      <CompanyList
        companies={companies}
        hrefOf={(page) => `?${writeCompanySearch({ ...search, page })}`}
        empty={
          isNarrowed(search) ? (
            <EmptyPanel
              title={text.emptyTitle}
              action={<Button onClick={() => setParameters({}, { preventScrollReset: true })}>{text.showAll}</Button>}
            >
              {activeFilters(search).length > 0 ? text.emptyFilteredAdvice : text.emptyAdvice}
            </EmptyPanel>
          ) : (
            <EmptyPanel title={text.emptyTitle}>{text.emptyDirectory}</EmptyPanel>
          )
        }
      />
    </Page>
  );
}

interface CompanySearchFormProps {
  readonly search: CompanySearch;
  /** `isSameStep`: the change belongs to the one before, and `Back` takes both back. */
  readonly onSearch: (search: CompanySearch, isSameStep?: boolean) => void;
  /** What there is to choose; nothing until the first list is there. */
  readonly choices: FoundCompanies['choices'] | undefined;
  /** How many companies this search finds; undefined while it is not known. */
  readonly total: number | undefined;
}

/** The words, the filters and chips of those in use; each change starts again on the first page. */
function CompanySearchForm({ search, onSearch, choices, total }: CompanySearchFormProps) {
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
