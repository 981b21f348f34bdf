import type { AppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { ErrorPanel, Notice, Spinner } from '@fursa/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { jobsPerPage, type ListingPage } from '../data/search-jobs.ts';
import { messages } from '../messages/index.ts';
import { JobPagination } from './job-pagination.tsx';
import { ListingCard } from './listing-card.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { useErrorToast } from './use-error-toast.ts';

export interface ListingListProps {
  readonly listings: UseQueryResult<ListingPage, AppError>;
  /** Stands where the cards would be when nothing matches. */
  readonly empty: ReactNode;
  /** The address of a page of this list, as a query string. */
  readonly hrefOf: (page: number) => string;
}

/** A page of postings with everything that can come instead of it. */
export function ListingList({ listings, empty, hrefOf }: ListingListProps) {
  const text = useMessages(messages).jobList;
  const [now] = useState(() => new Date());
  const needsSignIn = isSignInNeeded(listings.error);
  useErrorToast(needsSignIn ? null : listings.error, text.toastTitle, text.toastText);
  if (listings.isPending) return <Spinner label={text.loading} />;
  if (needsSignIn) return <SignInPanel />;
  if (listings.data === undefined) {
    return (
      <ErrorPanel title={text.errorTitle} onRetry={() => void listings.refetch()}>
        {text.errorAdvice}
      </ErrorPanel>
    );
  }
  const { data } = listings;
  return (
    <section aria-busy={listings.isPlaceholderData} className="flex flex-col gap-4">
      <p role="status" className="text-muted tabular-nums">
        {listings.isPlaceholderData ? text.updating : text.count(data.total)}
      </p>
      {data.skipped > 0 && <Notice tone="warning">{text.skipped(data.skipped)}</Notice>}
      {data.jobs.some((job) => job.isDemo) && (
        <Notice tone="neutral" title={text.demoTitle}>
          {text.demoText}
        </Notice>
      )}
      {data.total === 0 ? (
        empty
      ) : (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
          {data.jobs.map((listing) => (
            <li key={listing.id}>
              <ListingCard listing={listing} now={now} />
            </li>
          ))}
        </ul>
      )}
      {data.total > jobsPerPage && (
        <JobPagination current={data.page} last={Math.ceil(data.total / jobsPerPage)} hrefOf={hrefOf} />
      )}
    </section>
  );
}

/** The backend refused: nobody is signed in, or the session is over. */
function isSignInNeeded(error: AppError | null): boolean {
  return error?.code === 'forbidden' || error?.code === 'unauthenticated';
}
