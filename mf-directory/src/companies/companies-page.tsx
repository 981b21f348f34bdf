import { useMessages } from '@fursa/shared/i18n';
import { useSearchParams } from '@fursa/shared/router';
import { Button, EmptyPanel, Page, PageHeading, useErrorToast } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { CompanyList } from './components/company-list.tsx';
import { CompanySearchForm } from './components/company-search-form.tsx';
import { companiesQueryOptions } from './data/search-companies.ts';
import { messages } from './messages.ts';
import {
  activeFilters,
  type CompanySearch,
  isNarrowed,
  readCompanySearch,
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
    setParameters(writeCompanySearch(next), { replace: isSameStep, preventScrollReset: true });
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
