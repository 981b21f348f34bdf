import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { type ReportOutcome, readReportOutcome } from '@fursa/shared/data/report-outcome';
import { useMutation } from '@tanstack/react-query';

/** What somebody can say is wrong with a company. */
export const reportReasons = ['money', 'fake', 'impostor', 'treatment', 'outdated', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export interface CompanyReport {
  readonly companyId: string;
  readonly reason: ReportReason;
  readonly details: string;
}

async function reportCompany(client: BackendClient, { companyId, reason, details }: CompanyReport) {
  const report = { company_id: companyId, reason, details: details.trim() || null };
  return readReportOutcome(await client.from('company_reports').insert(report));
}

/** Reports a company, once for each person: a second press or a replay changes nothing. */
export function useReportCompany() {
  return useMutation<ReportOutcome, AppError, CompanyReport>({
    mutationFn: (report) => reportCompany(getBackendClient(), report),
  });
}
