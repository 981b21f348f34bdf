import { TextLink } from '@fursa/shared/bundled/text-link';
import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { TextField } from '@fursa/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { JobTitle } from '../../job/components/job-title.tsx';
import { useChangeApplication } from '../data/change-application.ts';
import { applicationsQueryOptions, savedJobsQueryOptions } from '../data/list-tracked-jobs.ts';
import { useOtherTabs } from '../data/other-tabs.ts';
import { trackedMessages } from '../messages.ts';
import {
  type Application,
  groupOfSaved,
  readDay,
  type TrackedJob,
  type TrackedKind,
  writeDay,
} from '../model/tracked-job.ts';
import { ApplicationNotes } from './application-notes.tsx';
import { ApplicationSharing } from './application-sharing.tsx';
import { ApplicationStatusPill } from './application-status-pill.tsx';
import { RemoveTrackedJob } from './remove-tracked-job.tsx';
import { TrackedJobPlace, TrackedJobTerms } from './tracked-job-facts.tsx';
import { TrackedJobList } from './tracked-job-list.tsx';
import { useFailureToast } from './use-failure-toast.ts';

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

interface ApplicationFieldsProps {
  readonly application: Application;
}

/** When an application was made, and what can be written for it. */
function ApplicationFields({ application }: ApplicationFieldsProps) {
  const text = useMessages(trackedMessages);
  const { id, appliedAt, jobId, state } = application;
  const onFailed = useFailureToast(text.failedToChange);
  const { mutate } = useChangeApplication({ onFailed });
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <ApplicationDate appliedAt={appliedAt} onChange={(day) => mutate({ id, changes: { appliedAt: day } })} />
      {jobId !== null && state !== 'gone' && (
        <TextLink to={`${paths.assistant}?tab=job-fit&job=${encodeURIComponent(jobId)}`} isApart>
          {text.coverLetter}
        </TextLink>
      )}
    </div>
  );
}

interface ApplicationDateProps {
  readonly appliedAt: Date;
  readonly onChange: (day: Date) => void;
}

/** The day somebody applied; sent when they are done with the field, because a date is typed in pieces. */
function ApplicationDate({ appliedAt, onChange }: ApplicationDateProps) {
  const text = useMessages(trackedMessages);
  const stored = writeDay(appliedAt);
  const [typed, setTyped] = useState<string>();
  const today = new Date();
  const isWrong = typed !== undefined && readDay(typed, today) === undefined;

  function handleDone(): void {
    const day = typed === undefined ? undefined : readDay(typed, today);
    if (day === undefined) return;
    if (typed !== stored) onChange(day);
    setTyped(undefined);
  }

  return (
    <TextField
      type="date"
      label={text.appliedOn}
      value={typed ?? stored}
      max={writeDay(today)}
      error={isWrong ? text.noDate : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={handleDone}
      onKeyDown={(event) => {
        if (event.key === 'Enter') handleDone();
      }}
    />
  );
}

interface TrackedJobRowProps {
  readonly job: TrackedJob;
  /** Stands below who has the job and where. */
  readonly facts?: ReactNode;
  /** Stands at the end of the row. */
  readonly aside?: ReactNode;
  /** Stands below it. */
  readonly children?: ReactNode;
}

/** One saved job or application, with the title it had then. */
function TrackedJobRow({ job, facts, aside, children }: TrackedJobRowProps) {
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
