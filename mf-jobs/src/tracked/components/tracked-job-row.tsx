import { useMessages } from '@fursa/shared/i18n';
import type { ReactNode } from 'react';
import { JobTitle } from '../../job/components/job-title.tsx';
import { trackedMessages } from '../messages.ts';
import type { TrackedJob } from '../model/tracked-job.ts';
import { TrackedJobPlace } from './tracked-job-facts.tsx';

export interface TrackedJobRowProps {
  readonly job: TrackedJob;
  /** Stands below who has the job and where. */
  readonly facts?: ReactNode;
  /** Stands at the end of the row. */
  readonly aside?: ReactNode;
  /** Stands below it. */
  readonly children?: ReactNode;
}

/** One saved job or application, with the title it had then. */
export function TrackedJobRow({ job, facts, aside, children }: TrackedJobRowProps) {
  const text = useMessages(trackedMessages);
  const title = job.title || text.untitled;
  return (
    <article className="py-1">
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="min-w-0 flex-1 basis-[min(100%,8rem)]">
          <h3 className="wrap-anywhere text-base leading-snug">
            {job.jobId !== null && job.state !== 'gone' ? (
              <JobTitle job={{ id: job.jobId, isLocal: job.isLocal, title, url: job.url }} />
            ) : (
              <bdi>{title}</bdi>
            )}
          </h3>
          <TrackedJobPlace job={job} />
          {facts}
        </div>
        {aside}
      </div>
      {children}
    </article>
  );
}
