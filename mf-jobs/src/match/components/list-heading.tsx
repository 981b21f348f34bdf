import { useMessages } from '@fursa/shared/i18n';
import type { ReactNode } from 'react';
import { jobMatchMessages } from '../job-match-messages.ts';

export interface ListHeadingProps {
  readonly id?: string | undefined;
  /** How many there are; empty until it is known. */
  readonly children: ReactNode;
}

/** The heading of the best matches. The count is said aloud when it comes. */
export function ListHeading({ id, children }: ListHeadingProps) {
  const text = useMessages(jobMatchMessages);
  return (
    <div className="flex flex-wrap justify-between gap-x-4 max-sm:flex-col sm:items-baseline">
      <h3 id={id} className="text-lg md:text-xl">
        {text.top}
      </h3>
      <p role="status" className="min-h-5 text-muted text-sm md:text-base">
        {children}
      </p>
    </div>
  );
}
