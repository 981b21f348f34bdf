import { ReportButton } from '@fursa/shared/bundled/report';
import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import type { Job } from '../job/model/job.ts';
import { reportReasons, useReportJob } from './data/report-job.ts';
import { reportMessages } from './messages.ts';

export interface ReportJobProps {
  readonly job: Job;
}

/** Opens the dialog in which a job is reported. */
export function ReportJob({ job }: ReportJobProps) {
  const texts = useMessages(reportMessages);
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const { mutateAsync } = useReportJob();
  return (
    <ReportButton
      id={job.id}
      subject={job.title}
      reasons={reportReasons}
      texts={texts}
      isAuthenticated={isAuthenticated}
      onSend={(report) => mutateAsync({ job, ...report })}
    />
  );
}
