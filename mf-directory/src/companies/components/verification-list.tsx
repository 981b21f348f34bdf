import { useMessages } from '@fursa/shared/i18n';
import { BadgeCheck } from 'lucide-react';
import { companyPageMessages } from '../company-page-messages.ts';
import type { Verification } from '../model/company.ts';

export interface VerificationListProps {
  readonly verifications: readonly Verification[];
}

/** `Verified`, and below it all that stands behind the word. Nothing without evidence. */
export function VerificationList({ verifications }: VerificationListProps) {
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
