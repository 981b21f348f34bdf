import { ReportButton } from '@fursa/shared/bundled/report';
import { useMessages } from '@fursa/shared/i18n';
import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { useAuthStore } from '@fursa/shared/session';
import type { Job } from '../job/model/job.ts';
import { reportReasons, useReportJob } from './data/report-job.ts';

/** Reporting an advert that is not what it should be. */
const en = {
  open: 'Report this job',
  openOf: (title: string) => `Report this job: ${title}`,
  title: 'Report this job',
  lead: 'Employers are never told who reported a job.',
  question: 'What is wrong with it?',
  reasons: {
    money: 'It asks for money',
    fake: 'The job or the employer is not real',
    contact: 'It asks you to move to WhatsApp or another app',
    discrimination: 'It discriminates against people',
    closed: 'It is already filled or closed',
    other: 'Something else',
  },
  noReason: 'Choose what is wrong with it.',
  sentText: 'We have your report and will look into it.',
  knownText: 'We already have your report of this job and will look into it.',
};

const reportMessages = defineMessages({ en });

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
