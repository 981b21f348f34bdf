import { useMessages } from '@fursa/shared/i18n';
import { Info } from 'lucide-react';
import { useHasApplied } from '../data/list-kept-ids.ts';
import { keepMessages } from '../messages/keep-messages.ts';

/** Tells somebody who never applied what an employer gets to know; stands before the buttons that apply. */
export function ApplyNote() {
  const text = useMessages(keepMessages);
  const hasApplied = useHasApplied();
  if (hasApplied !== false) return null;
  return (
    <p className="flex max-w-line gap-2 text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" strokeWidth={1.75} />
      <span>{text.sharedWithEmployer}</span>
    </p>
  );
}
