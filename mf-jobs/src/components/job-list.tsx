import type { AppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { ErrorPanel, Notice, Spinner } from '@fursa/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type JobPage, jobsPerPage } from '../data/list-jobs.ts';
import { messages } from '../messages/index.ts';
import { JobCard } from './job-card.tsx';
import { JobPagination } from './job-pagination.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { useErrorToast } from './use-error-toast.ts';

export interface JobListProps {
  readonly jobs: UseQueryResult<JobPage, AppError>;
  /** Stands where the cards would be when nothing matches. */
  readonly empty: ReactNode;
  /** The address of a page of this list, as a query string. */
  readonly hrefOf: (page: number) => string;
}

/** A page of postings with everything that can come instead of it. */
export function JobList({ jobs, empty, hrefOf }: JobListProps) {
  const text = useMessages(messages).jobList;
  const [now] = useState(() => new Date());
  const needsSignIn = isSignInNeeded(jobs.error);
  useErrorToast(needsSignIn ? null : jobs.error, text.toastTitle, text.toastText);
  if (jobs.isPending) return <Spinner label={text.loading} />;
  if (needsSignIn) return <SignInPanel />;
  if (jobs.data === undefined) {
    return (
      <ErrorPanel title={text.errorTitle} onRetry={() => void jobs.refetch()}>
        {text.errorAdvice}
      </ErrorPanel>
    );
  }
  const { data } = jobs;
  return (
    <section aria-busy={jobs.isPlaceholderData} className="flex flex-col gap-4">
      <p role="status" className="text-muted tabular-nums">
        {jobs.isPlaceholderData ? text.updating : text.count(data.total)}
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
          {data.jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} now={now} />
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
