import { ReportButton } from '@fursa/shared/bundled/report';
import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { ButtonAnchor, Notice } from '@fursa/shared/ui';
import { companyPageMessages } from '../company-page-messages.ts';
import { reportReasons, useReportCompany } from '../data/report-company.ts';
import { messages } from '../messages.ts';
import type { CompanyPage } from '../model/company.ts';
import { CompanyJobs } from './company-jobs.tsx';
import { VerificationList } from './verification-list.tsx';

export interface CompanyViewProps {
  readonly page: CompanyPage;
}

/** One company below its heading: what proves it, what it does, its open jobs and how it hires. */
export function CompanyView({ page }: CompanyViewProps) {
  const { company, verifications } = page;
  const text = useMessages(companyPageMessages);
  const { visitWebsite, of } = useMessages(messages);
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const { mutateAsync } = useReportCompany();
  const steps = splitLines(company.hiringProcess ?? '');
  return (
    <>
      <VerificationList verifications={verifications} />
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{text.about}</h2>
        {company.description === null && <p className="text-muted">{text.noDescription}</p>}
        {splitLines(company.description ?? '').map(({ key, line }) => (
          <p key={key} dir="auto" className="max-w-line wrap-anywhere">
            {line}
          </p>
        ))}
        {company.website !== null && (
          <ButtonAnchor href={company.website} className="self-start">
            {visitWebsite} <span className="sr-only">{of(company.name)}</span>
          </ButtonAnchor>
        )}
      </section>
      <CompanyJobs page={page} />
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{text.hiring}</h2>
        {steps.length === 0 ? (
          <p className="text-muted">{text.noHiring}</p>
        ) : (
          <ol className="flex max-w-line list-decimal flex-col gap-2 pl-6">
            {steps.map(({ key, line }) => (
              <li key={key} dir="auto" className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ol>
        )}
      </section>
      <footer className="flex flex-col items-start gap-3 border-line border-t pt-4">
        {company.isDemo && (
          <Notice tone="neutral" title={text.demoTitle} className="w-full">
            {text.demoText}
          </Notice>
        )}
        <ReportButton
          id={company.id}
          subject={company.name}
          reasons={reportReasons}
          texts={text.report}
          isAuthenticated={isAuthenticated}
          onSend={(report) => mutateAsync({ companyId: company.id, ...report })}
        />
      </footer>
    </>
  );
}

/** Lines that hold something, each under its place in the text: two of them may be the same. */
function splitLines(text: string): readonly { readonly key: number; readonly line: string }[] {
  return text
    .split('\n')
    .map((line, key) => ({ key, line: line.trim() }))
    .filter(({ line }) => line !== '');
}
