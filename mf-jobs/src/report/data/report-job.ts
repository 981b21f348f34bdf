import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { type ReportOutcome, readReportOutcome } from '@fursa/shared/data/report-outcome';
import { useMutation } from '@tanstack/react-query';
import type { Job } from '../../job/model/job.ts';

/** What somebody can say is wrong with a job. */
export const reportReasons = ['money', 'fake', 'contact', 'discrimination', 'closed', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export interface JobReport {
  readonly job: Pick<Job, 'id' | 'isLocal'>;
  readonly reason: ReportReason;
  readonly details: string;
}

async function reportJob(client: BackendClient, { job, reason, details }: JobReport): Promise<ReportOutcome> {
  const answer = await client.from('job_reports').insert({
    ...(job.isLocal ? { job_id: job.id } : { external_id: job.id }),
    reason,
    details: details.trim() || null,
  });
  return readReportOutcome(answer);
}

/** Reports a job, once for each person: a second press or a replay changes nothing. */
export function useReportJob() {
  return useMutation<ReportOutcome, AppError, JobReport>({
    mutationFn: (report) => reportJob(getBackendClient(), report),
  });
}
