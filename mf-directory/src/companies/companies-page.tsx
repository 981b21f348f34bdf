import type { ParsedRows } from '@fursa/shared/data';
import { useMessages } from '@fursa/shared/i18n';
import { useSearchParams } from '@fursa/shared/router';
import {
  Button,
  EmptyPanel,
  ErrorPanel,
  Notice,
  Page,
  PageHeading,
  SearchBox,
  Spinner,
  useErrorToast,
} from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { CompanyCard } from './components/company-card.tsx';
import { companiesQueryOptions } from './data/list-companies.ts';
import { messages } from './messages/index.ts';
import { type Company, searchCompanies } from './model/company.ts';

export function CompaniesPage() {
  const text = useMessages(messages);
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('q') ?? '';
  const companies = useQuery(companiesQueryOptions());
  useErrorToast(companies.error, text.toastTitle, text.toastText);

  function handleSearch(value: string): void {
    setParameters(value === '' ? {} : { q: value }, { replace: true, preventScrollReset: true });
  }

  return (
    <Page width="wide">
      <PageHeading title={text.title} lead={text.lead} />
      <SearchBox className="w-full max-w-line" label={text.search} searched={search} onSearch={handleSearch} />
      {companies.isPending ? (
        <Spinner label={text.loading} />
      ) : companies.data === undefined ? (
        <ErrorPanel title={text.errorTitle} onRetry={() => void companies.refetch()}>
          {text.errorAdvice}
        </ErrorPanel>
      ) : (
        <CompanyList companies={companies.data} search={search} onShowAll={() => handleSearch('')} />
      )}
    </Page>
  );
}

interface CompanyListProps {
  readonly companies: ParsedRows<Company>;
  readonly search: string;
  readonly onShowAll: () => void;
}

function CompanyList({ companies, search, onShowAll }: CompanyListProps) {
  const text = useMessages(messages);
  const found = searchCompanies(companies.rows, search);
  return (
    <section className="flex flex-col gap-4">
      <p role="status" className="text-muted tabular-nums">
        {text.count(found.length)}
      </p>
      {companies.skipped > 0 && <Notice tone="warning">{text.skipped(companies.skipped)}</Notice>}
      {found.some((company) => company.isDemo) && (
        <Notice tone="neutral" title={text.demoTitle}>
          {text.demoText}
        </Notice>
      )}
      {found.length === 0 ? (
        <EmptyPanel
          title={text.emptyTitle}
          action={companies.rows.length > 0 && <Button onClick={onShowAll}>{text.showAll}</Button>}
        >
          {companies.rows.length > 0 ? text.emptyAdvice : text.emptyDirectory}
        </EmptyPanel>
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {found.map((company) => (
            <li key={company.id}>
              <CompanyCard company={company} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
