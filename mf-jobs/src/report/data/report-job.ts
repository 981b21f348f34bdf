import { type AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { useMutation } from '@tanstack/react-query';
import type { Listing } from '../../listing/model/listing.ts';
import type { ReportReason } from '../report.ts';

export interface JobReport {
  readonly listing: Pick<Listing, 'id' | 'isLocal'>;
  readonly reason: ReportReason;
  readonly details: string;
}

/** `known`: the same person reported the same job before, and that report stands. */
export type ReportOutcome = 'stored' | 'known';

async function reportJob(client: BackendClient, { listing, reason, details }: JobReport): Promise<ReportOutcome> {
  const { error, status } = await client.from('job_reports').insert({
    ...(listing.isLocal ? { job_id: listing.id } : { external_id: listing.id }),
    reason,
    details: details.trim() || null,
  });
  if (!error) return 'stored';
  const failure = toAppError(error, status);
  if (failure.code === 'conflict') return 'known';
  throw failure;
}

/** Reports a job, once for each person: a second press or a replay changes nothing. */
export function useReportJob() {
  return useMutation<ReportOutcome, AppError, JobReport>({
    // Offline it fails at once and says so, with the form as it was; else it would wait without a word.
    networkMode: 'always',
    mutationFn: (report) => reportJob(getBackendClient(), report),
  });
}
