import type { AppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { CircleAlert } from 'lucide-react';
import { serviceMessages } from '../messages.ts';

export interface ServiceFailureProps {
  readonly error: AppError | null;
  /** What went wrong, in a sentence. */
  readonly failed: string;
}

/** What went wrong, and what to do about it. Nothing without an error. */
export function ServiceFailure({ error, failed }: ServiceFailureProps) {
  const text = useMessages(serviceMessages);
  if (error === null) return null;
  const advice = {
    offline: text.offline,
    unauthenticated: text.signInAgain,
    'rate-limited': error.retryAfter === undefined ? text.limited : text.retryIn(error.retryAfter),
  };
  const hint = Object.entries(advice).find(([code]) => code === error.code)?.[1];
  return (
    <div role="alert" className="flex items-start gap-2 rounded-md border border-danger p-3">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      <p className="wrap-anywhere min-w-0">{[failed, hint].filter(Boolean).join(' ')}</p>
    </div>
  );
}
