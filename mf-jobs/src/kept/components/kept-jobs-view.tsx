import { useMessages } from '@fursa/shared/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sharingMessages } from '../../sharing/messages.ts';
import { useOtherTabs } from '../data/kept-channel.ts';
import { applicationsQueryOptions, savedJobsQueryOptions } from '../data/list-kept-jobs.ts';
import { keptMessages } from '../kept-messages.ts';
import { groupOfSaved, type KeptKind } from '../model/kept-job.ts';
import { ApplicationFields } from './application-fields.tsx';
import { ApplicationNotes } from './application-notes.tsx';
import { ApplicationSharing } from './application-sharing.tsx';
import { ApplicationStatusPill } from './application-status-pill.tsx';
import { KeptJobFacts } from './kept-job-facts.tsx';
import { KeptJobList } from './kept-job-list.tsx';
import { KeptJobRow } from './kept-job-row.tsx';
import { RemoveKeptJob } from './remove-kept-job.tsx';

export interface KeptJobsViewProps {
  readonly view: KeptKind;
}

/** The jobs a person saved, or applied to. */
export function KeptJobsView({ view }: KeptJobsViewProps) {
  useOtherTabs();
  return view === 'saved' ? <SavedJobs /> : <Applications />;
}

function SavedJobs() {
  const text = useMessages(keptMessages);
  const [now] = useState(() => new Date());
  const saved = useInfiniteQuery(savedJobsQueryOptions());
  return (
    <KeptJobList kind="saved" kept={saved} now={now} groupOf={(job) => groupOfSaved(job, now)}>
      {(job) => (
        <KeptJobRow
          job={job}
          facts={<KeptJobFacts job={job} now={now} date={text.savedOn(job.keptAt)} />}
          aside={<RemoveKeptJob kind="saved" job={job} title={job.title || text.untitled} />}
        />
      )}
    </KeptJobList>
  );
}

function Applications() {
  const text = useMessages(keptMessages);
  const sharing = useMessages(sharingMessages);
  const [now] = useState(() => new Date());
  const applications = useInfiniteQuery(applicationsQueryOptions());
  return (
    <KeptJobList kind="applied" kept={applications} now={now} groupOf={({ status }) => status}>
      {(job) => (
        <KeptJobRow job={job} aside={<ApplicationStatusPill application={job} />}>
          <ApplicationNotes
            application={job}
            lead={<KeptJobFacts job={job} now={now} date={text.appliedDay(job.appliedAt)} />}
            secondLine={job.sharing === null ? undefined : sharing.youShare(job.sharing)}
          >
            <ApplicationSharing application={job} />
            <ApplicationFields application={job} />
            <RemoveKeptJob kind="applied" job={job} title={job.title || text.untitled} />
          </ApplicationNotes>
        </KeptJobRow>
      )}
    </KeptJobList>
  );
}
