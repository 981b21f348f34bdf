import { useMessages } from '@fursa/shared/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationsQueryOptions, savedJobsQueryOptions } from '../data/list-tracked-jobs.ts';
import { useOtherTabs } from '../data/other-tabs.ts';
import { trackedMessages } from '../messages.ts';
import { groupOfSaved, type TrackedKind } from '../model/tracked-job.ts';
import { ApplicationFields } from './application-fields.tsx';
import { ApplicationNotes } from './application-notes.tsx';
import { ApplicationSharing } from './application-sharing.tsx';
import { ApplicationStatusPill } from './application-status-pill.tsx';
import { RemoveTrackedJob } from './remove-tracked-job.tsx';
import { TrackedJobTerms } from './tracked-job-facts.tsx';
import { TrackedJobList } from './tracked-job-list.tsx';
import { TrackedJobRow } from './tracked-job-row.tsx';

export interface TrackedJobsViewProps {
  readonly view: TrackedKind;
}

/** The jobs a person saved, or applied to. */
export function TrackedJobsView({ view }: TrackedJobsViewProps) {
  useOtherTabs();
  return view === 'saved' ? <SavedJobs /> : <Applications />;
}

function SavedJobs() {
  const text = useMessages(trackedMessages);
  const [now] = useState(() => new Date());
  const saved = useInfiniteQuery(savedJobsQueryOptions());
  return (
    <TrackedJobList kind="saved" query={saved} now={now} groupOf={(job) => groupOfSaved(job, now)}>
      {(job) => (
        <TrackedJobRow
          job={job}
          facts={
            <p className="wrap-anywhere flex flex-wrap items-center text-muted text-sm leading-snug">
              <TrackedJobTerms job={job} now={now} date={text.savedOn(job.trackedAt)} />
            </p>
          }
          aside={<RemoveTrackedJob kind="saved" job={job} title={job.title || text.untitled} />}
        />
      )}
    </TrackedJobList>
  );
}

function Applications() {
  const text = useMessages(trackedMessages);
  const [now] = useState(() => new Date());
  const applications = useInfiniteQuery(applicationsQueryOptions());
  return (
    <TrackedJobList kind="applied" query={applications} now={now} groupOf={({ status }) => status}>
      {(job) => (
        <TrackedJobRow job={job}>
          <ApplicationNotes
            application={job}
            lead={
              <TrackedJobTerms
                job={job}
                now={now}
                date={text.appliedDay(job.appliedAt)}
                shared={job.sharing === null ? '' : text.shared(job.sharing)}
              />
            }
            aside={<ApplicationStatusPill application={job} />}
          >
            <ApplicationSharing application={job} />
            <ApplicationFields application={job} />
            <RemoveTrackedJob kind="applied" job={job} title={job.title || text.untitled} />
          </ApplicationNotes>
        </TrackedJobRow>
      )}
    </TrackedJobList>
  );
}
