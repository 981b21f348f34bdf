import type { AppError } from '@fursa/shared/backend';
import { Pagination } from '@fursa/shared/bundled/pagination';
import { useMessages } from '@fursa/shared/i18n';
import { ErrorPanel, focusPageHeading, LoadingRegion, Notice, Skeleton } from '@fursa/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CompanyList as List } from '../data/search-companies.ts';
import { messages } from '../messages.ts';
import { CompanyCard } from './company-card.tsx';

export interface CompanyListProps {
  readonly companies: UseQueryResult<List, AppError>;
  /** Stands where the companies would be when none matches. */
  readonly empty: ReactNode;
  /** The address of a page of this list, as a query string. */
  readonly hrefOf: (page: number) => string;
}

/** A page of companies with everything that can come instead of it. */
export function CompanyList({ companies, empty, hrefOf }: CompanyListProps) {
  const text = useMessages(messages);
  const { data, isPending, fetchStatus, isFetching, isPlaceholderData } = companies;
  return (
    // At least as tall as a screen: what comes and goes in it moves nothing below.
    <section aria-busy={isFetching} className="-mt-2 flex min-h-dvh flex-col gap-3 md:-mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {/* It stands before there is anything in it, or a screen reader would not say it. */}
        <p role="status" className="flex min-h-6 items-center text-muted tabular-nums md:min-h-11">
          {isPlaceholderData && <span className="animate-appear">{text.updating}</span>}
          {data !== undefined && !isPlaceholderData && <span>{text.count(data.total)}</span>}
          {data !== undefined && !isPlaceholderData && data.page > 1 && (
            <span className="sr-only">{` ${text.pageOf(data.page, data.lastPage)}`}</span>
          )}
        </p>
        {data?.companies.some((company) => company.isDemo) && (
          <p className="flex gap-2 text-muted text-sm">
            <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              <strong className="font-semibold">{text.demoTitle}</strong>
              {text.demoText}
            </span>
          </p>
        )}
      </div>
      {renderContent()}
    </section>
  );

  function renderContent() {
    if (isPending && fetchStatus !== 'paused') return <CompanyListSkeleton label={text.loading} />;
    if (data === undefined) {
      return (
        <ErrorPanel title={text.errorTitle} onRetry={handleRetry}>
          {text.errorAdvice}
        </ErrorPanel>
      );
    }
    return (
      <>
        {data.skipped > 0 && <Notice tone="warning">{text.skipped(data.skipped)}</Notice>}
        {data.total === 0 ? (
          empty
        ) : (
          <div className="@container">
            <ul className={listClasses}>
              {data.companies.map((company) => (
                <li key={company.id} className="min-w-0">
                  <CompanyCard company={company} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {data.lastPage > 1 && <Pagination current={data.page} last={data.lastPage} hrefOf={hrefOf} />}
      </>
    );
  }

  function handleRetry(): void {
    // The button goes away with the panel; without this the focus would be nowhere.
    focusPageHeading();
    void companies.refetch();
  }
}

const listClasses =
  'grid grid-cols-1 divide-y divide-line border-line border-y @xl:grid-cols-2 @xl:gap-4 @xl:divide-y-0 @xl:border-y-0 @4xl:grid-cols-3';

interface CompanyListSkeletonProps {
  readonly label: string;
}

const rows = Array.from({ length: 20 }, (_, index) => index);

/** A page of the directory that is not there yet, as tall as it will be. */
function CompanyListSkeleton({ label }: CompanyListSkeletonProps) {
  return (
    <LoadingRegion label={label} className="@container">
      <div className="grid @xl:grid-cols-2 @xl:gap-4 @4xl:grid-cols-3">
        {rows.map((row) => (
          <div
            key={row}
            className="flex h-17 items-center gap-3 border-line border-b @xl:h-36 @xl:rounded-lg @xl:border @xl:p-4"
          >
            <Skeleton className="size-10 shrink-0" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-3 w-4/5" />
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
