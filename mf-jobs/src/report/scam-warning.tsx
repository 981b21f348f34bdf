import { useMessages } from '@fursa/shared/i18n';
import { TriangleAlert } from 'lucide-react';
import { messages } from '../job/messages.ts';
import type { ScamSign } from '../job/model/job.ts';

export interface ScamWarningProps {
  readonly signs: readonly ScamSign[];
}

/** What in an advert should make people careful, a reason for each sign, and what to do. Nothing without a sign. */
export function ScamWarning({ signs }: ScamWarningProps) {
  const text = useMessages(messages).scam;
  if (signs.length === 0) return null;
  return (
    <div className="flex gap-2 rounded-md border border-line bg-warning-soft px-3 py-2 text-sm">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" strokeWidth={1.75} />
      <p className="min-w-0">
        <strong className="font-semibold text-warning">{text.title}</strong>{' '}
        {signs.map((sign) => text.reasons[sign]).join(' ')} {text.advice}
      </p>
    </div>
  );
}
