import { useMessages } from '@fursa/shared/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useOtherTabs } from '../data/kept-channel.ts';
import { applicationsQueryOptions, savedJobsQueryOptions } from '../data/list-kept-jobs.ts';
import { keptMessages } from '../messages/kept-messages.ts';
import type { KeptKind } from '../model/kept-job.ts';
import { ApplicationFields } from './application-fields.tsx';
import { KeptJobCard } from './kept-job-card.tsx';
import { KeptJobList } from './kept-job-list.tsx';

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
  const saved = useInfiniteQuery(savedJobsQueryOptions());
  return (
    <KeptJobList kind="saved" kept={saved}>
      {(job) => <KeptJobCard kind="saved" job={job} meta={text.savedOn(job.keptAt)} />}
    </KeptJobList>
  );
}

function Applications() {
  const text = useMessages(keptMessages);
  const applications = useInfiniteQuery(applicationsQueryOptions());
  return (
    <KeptJobList kind="applied" kept={applications}>
      {(job) => (
        <KeptJobCard kind="applied" job={job} meta={job.isLocal ? undefined : text.elsewhere}>
          <ApplicationFields application={job} />
        </KeptJobCard>
      )}
    </KeptJobList>
  );
}
