import type { AppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { ErrorPanel, focusPageHeading, Notice, Spinner, useErrorToast } from '@fursa/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Listing } from '../../listing/model/listing.ts';
import { ListingScore } from '../../score/components/listing-score.tsx';
import { useScores } from '../../score/data/get-scores.ts';
import { jobsPerPage, type ListingPage } from '../data/search-jobs.ts';
import { messages } from '../messages/index.ts';
import { lastPage } from '../model/job-search.ts';
import { CardGrid } from './card-grid.tsx';
import { JobPagination } from './job-pagination.tsx';
import { ListingCard } from './listing-card.tsx';
import { ListingCount } from './listing-count.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

export interface ListingListProps {
  readonly listings: UseQueryResult<ListingPage, AppError>;
  /** Stands where the cards would be when nothing matches. */
  readonly empty: ReactNode;
  /** The address of a page of this list, as a query string. */
  readonly hrefOf: (page: number) => string;
  /** What can be done with a posting, beside `View Details`. */
  readonly actionsOf?: ((listing: Listing) => ReactNode) | undefined;
  /** Stands at the end of the line with the number of jobs. */
  readonly sort?: ReactNode;
  /** Stands below it: how this list came to be. */
  readonly note?: ReactNode;
}

/** A page of postings with everything that can come instead of it. */
export function ListingList({ listings, sort, note, ...rest }: ListingListProps) {
  const text = useMessages(messages).jobList;
  const needsSignIn = isSignInNeeded(listings.error);
  useErrorToast(needsSignIn ? null : listings.error, text.toastTitle, text.toastText);
  return (
    <section aria-busy={listings.isFetching} className="-mt-3 flex flex-col gap-3 md:-mt-2 md:gap-4">
      <div>
        <ListingCount page={listings.data} isOld={listings.isPlaceholderData}>
          {!needsSignIn && sort}
        </ListingCount>
        {note}
      </div>
      {needsSignIn ? <SignInPanel /> : <ListingContent listings={listings} {...rest} />}
    </section>
  );
}

function ListingContent({ listings, empty, hrefOf, actionsOf }: Omit<ListingListProps, 'sort' | 'note'>) {
  const text = useMessages(messages).jobList;
  const [now] = useState(() => new Date());
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const scores = useScores(listings.data?.jobs.map(({ id }) => id) ?? []);
  const { data, isPending, fetchStatus } = listings;
  if (isPending && fetchStatus !== 'paused') return <Spinner label={text.loading} />;
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
      {data.jobs.some((job) => job.isDemo) && (
        <p className="flex gap-2 text-muted text-sm">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            <strong className="font-semibold">{text.demoTitle}</strong>
            {text.demoText}
          </span>
        </p>
      )}
      {data.total === 0 ? (
        empty
      ) : (
        <CardGrid items={data.jobs}>
          {(listing) => (
            <ListingCard
              listing={listing}
              now={now}
              actions={actionsOf?.(listing)}
              score={isAuthenticated && <ListingScore score={scores?.get(listing.id)} />}
            />
          )}
        </CardGrid>
      )}
      {data.total > jobsPerPage && (
        <JobPagination current={data.page} last={lastPage(data.total, jobsPerPage)} hrefOf={hrefOf} />
      )}
    </>
  );

  function handleRetry(): void {
    // The button goes away with the panel; without this the focus would be nowhere.
    focusPageHeading();
    void listings.refetch();
  }
}

/** The backend refused: nobody is signed in, or the session is over. */
function isSignInNeeded(error: AppError | null): boolean {
  return error?.code === 'forbidden' || error?.code === 'unauthenticated';
}
