import type { AppError } from '@fursa/shared/backend';
import { Pagination } from '@fursa/shared/bundled/pagination';
import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { ErrorPanel, focusPageHeading, Notice, Spinner, useErrorToast } from '@fursa/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApplyButton } from '../../kept/components/apply-button.tsx';
import { SaveButton } from '../../kept/components/save-button.tsx';
import { ListingScore } from '../../score/components/listing-score.tsx';
import { useScores } from '../../score/data/get-scores.ts';
import { jobsPerPage, type ListingPage } from '../data/search-jobs.ts';
import { messages } from '../messages.ts';
import { lastPage } from '../model/job-search.ts';
import { CardGrid } from './card-grid.tsx';
import { ListingCard } from './listing-card.tsx';
import { ListingCount } from './listing-count.tsx';
import { ListingSkeletons } from './listing-skeletons.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

export interface ListingListProps {
  readonly listings: UseQueryResult<ListingPage, AppError>;
  /** Stands where the cards would be when nothing matches. */
  readonly empty: ReactNode;
  /** The address of a page of this list, as a query string. */
  readonly hrefOf: (page: number) => string;
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
    <section aria-busy={listings.isFetching} className="-mt-2 flex flex-col gap-2 md:-mt-4 md:gap-4">
      <div>
        <ListingCount page={listings.data} isOld={listings.isPlaceholderData}>
          {!needsSignIn && sort}
        </ListingCount>
        {note}
        <ListingNote listings={listings} />
      </div>
      {needsSignIn ? <SignInPanel /> : <ListingContent listings={listings} {...rest} />}
    </section>
  );
}

/** One line, said once for all cards. What is waited for stands in the same place, so that nothing moves. */
function ListingNote({ listings: { data, isPending, fetchStatus } }: Pick<ListingListProps, 'listings'>) {
  const text = useMessages(messages).jobList;
  if (isPending && fetchStatus !== 'paused') {
    return (
      <div className="text-sm">
        <Spinner label={text.loading} />
      </div>
    );
  }
  if (!data?.jobs.some((job) => job.isDemo)) return null;
  return (
    <p className="flex gap-2 text-muted text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        <strong className="font-semibold">{text.demoTitle}</strong>
        {text.demoText}
      </span>
    </p>
  );
}

function ListingContent({ listings, empty, hrefOf }: Omit<ListingListProps, 'sort' | 'note'>) {
  const text = useMessages(messages).jobList;
  const [now] = useState(() => new Date());
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const scores = useScores(listings.data?.jobs.map(({ id }) => id) ?? []);
  const { data, isPending, fetchStatus } = listings;
  if (isPending && fetchStatus !== 'paused') return <ListingSkeletons />;
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
        <CardGrid items={data.jobs}>
          {(listing) => (
            <ListingCard
              listing={listing}
              now={now}
              // Visitors are not asked to sign in by every card.
              save={isAuthenticated && <SaveButton listing={listing} />}
              actions={isAuthenticated && <ApplyButton listing={listing} isCompact />}
              score={isAuthenticated && <ListingScore score={scores?.get(listing.id)} />}
            />
          )}
        </CardGrid>
      )}
      {data.total > jobsPerPage && (
        <Pagination current={data.page} last={lastPage(data.total, jobsPerPage)} hrefOf={hrefOf} />
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
