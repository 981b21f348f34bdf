import type { AppError } from '@fursa/shared/backend';
import { Pagination } from '@fursa/shared/bundled/pagination';
import { type LoginState, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useLocation } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import {
  ButtonLink,
  Card,
  EmptyPanel,
  ErrorPanel,
  focusPageHeading,
  Notice,
  Skeleton,
  Spinner,
  useErrorToast,
} from '@fursa/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ScoreBadge } from '../../score/components/score-badge.tsx';
import { useScores } from '../../score/data/get-scores.ts';
import { ApplyButton } from '../../tracked/components/apply-button.tsx';
import { SaveButton } from '../../tracked/components/save-button.tsx';
import { type FoundJobs, jobsPerPage } from '../data/search-jobs.ts';
import { messages } from '../messages.ts';
import { lastPage } from '../model/job-search.ts';
import { cardClasses, JobCard } from './job-card.tsx';
import { JobCount } from './job-count.tsx';

export interface JobListProps {
  readonly jobs: UseQueryResult<FoundJobs, AppError>;
  /** Stands where the cards would be when nothing matches. */
  readonly empty: ReactNode;
  /** The address of a page of this list, as a query string. */
  readonly hrefOf: (page: number) => string;
  /** Stands at the end of the line with the number of jobs. */
  readonly sort?: ReactNode;
  /** Stands below it: how this list came to be. */
  readonly note?: ReactNode;
}

/** A page of jobs with everything that can come instead of it. */
export function JobList({ jobs, sort, note, ...rest }: JobListProps) {
  const text = useMessages(messages).jobList;
  const needsSignIn = isSignInNeeded(jobs.error);
  useErrorToast(needsSignIn ? null : jobs.error, text.toastTitle, text.toastText);
  return (
    <section aria-busy={jobs.isFetching} className="flex flex-col gap-2 md:-mt-4 md:gap-4">
      <div>
        <JobCount page={jobs.data} isOld={jobs.isPlaceholderData}>
          {!needsSignIn && sort}
        </JobCount>
        {note}
        <JobNote jobs={jobs} />
      </div>
      {needsSignIn ? <SignInPanel /> : <JobContent jobs={jobs} {...rest} />}
    </section>
  );
}

/** One line, said once for all cards. What is waited for stands in the same place, so that nothing moves. */
function JobNote({ jobs: { data, isPending, fetchStatus } }: Pick<JobListProps, 'jobs'>) {
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

function JobContent({ jobs, empty, hrefOf }: Omit<JobListProps, 'sort' | 'note'>) {
  const text = useMessages(messages).jobList;
  const [now] = useState(() => new Date());
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const scores = useScores(jobs.data?.jobs.map(({ id }) => id) ?? []);
  const { data, isPending, fetchStatus } = jobs;
  if (isPending && fetchStatus !== 'paused') return <JobSkeletons />;
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
          {(job) => (
            <JobCard
              job={job}
              now={now}
              // Visitors are not asked to sign in by every card.
              save={isAuthenticated && <SaveButton job={job} />}
              actions={isAuthenticated && <ApplyButton job={job} isCompact />}
              score={isAuthenticated && <ScoreBadge score={scores?.get(job.id)} />}
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
    void jobs.refetch();
  }
}

/** The backend refused: nobody is signed in, or the session is over. */
function isSignInNeeded(error: AppError | null): boolean {
  return error?.code === 'forbidden' || error?.code === 'unauthenticated';
}

/** As many as a tall screen can hold. */
const places = Array.from({ length: 8 }, (_, index) => ({ id: String(index) }));

/** A page of jobs that is not there yet. What it waits for is said above it. */
function JobSkeletons() {
  return (
    <div aria-hidden="true" className="animate-appear">
      <CardGrid items={places}>
        {() => (
          <Card className={cardClasses}>
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="mt-2 h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="mt-2 h-6 w-1/3" />
          </Card>
        )}
      </CardGrid>
    </div>
  );
}

/** Where the backend shows jobs to signed-in people only; leads back here after sign-in. */
function SignInPanel() {
  const text = useMessages(messages).signIn;
  const { pathname, search } = useLocation();
  const state: LoginState = { from: pathname + search };
  return (
    <EmptyPanel
      title={text.title}
      action={
        <ButtonLink to={paths.login} state={state} variant="primary">
          {text.action}
        </ButtonLink>
      }
    >
      {text.advice}
    </EmptyPanel>
  );
}

interface CardGridProps<Item> {
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactNode;
}

/** More than a page of results has. */
const many = 40;

/**
 * Cards in two columns. Of many, those far outside of the screen are not laid out, so that a thousand scroll smoothly; a few
 * are all laid out, because pictures of the whole page and older assistive software miss the others.
 */
function CardGrid<Item extends { readonly id: string }>({ items, children }: CardGridProps<Item>) {
  const itemClasses =
    items.length > many ? 'min-w-0 [contain-intrinsic-size:auto_15rem] [content-visibility:auto]' : 'min-w-0';
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4">
      {items.map((item) => (
        <li key={item.id} className={itemClasses}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
