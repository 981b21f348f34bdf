import { ReportButton } from '@fursa/shared/bundled/report';
import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { ButtonAnchor, Notice } from '@fursa/shared/ui';
import { BadgeCheck } from 'lucide-react';
import { companyPageMessages } from '../company-page-messages.ts';
import { reportReasons, useReportCompany } from '../data/report-company.ts';
import { messages } from '../messages.ts';
import type { CompanyPage, Verification } from '../model/company.ts';
import { CompanyJobs } from './company-jobs.tsx';

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

interface VerificationListProps {
  readonly verifications: readonly Verification[];
}

/** `Verified`, and below it all that stands behind the word. Nothing without evidence. */
function VerificationList({ verifications }: VerificationListProps) {
  const text = useMessages(companyPageMessages);
  if (verifications.length === 0) return null;
  return (
    <section className="flex max-w-text gap-3 rounded-lg border border-line bg-surface p-4">
      <BadgeCheck aria-hidden="true" className="size-6 shrink-0 text-primary" />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-base text-primary leading-normal">{text.verified}</h2>
        <p className="sr-only">{text.verifiedLead}</p>
        <ul className="flex flex-col gap-2">
          {verifications.map(({ kind, evidence, checkedOn }) => (
            <li key={kind}>
              {text.seen(kind, checkedOn)}
              <span className="block text-muted text-sm wrap-anywhere" dir="auto">
                {evidence}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
