import { useMessages } from '@fursa/shared/i18n';
import type { ReactNode } from 'react';
import { jobMatchMessages } from '../messages.ts';

export interface ListHeadingProps {
  readonly id?: string | undefined;
  /** How many there are; empty until it is known. */
  readonly children: ReactNode;
}

/** The heading of the best matches. The count is said aloud when it comes. */
export function ListHeading({ id, children }: ListHeadingProps) {
  const text = useMessages(jobMatchMessages);
  return (
    <div className="flex flex-wrap justify-between items-baseline gap-x-4">
      <h2 id={id} className="text-base md:text-xl">
        {text.top}
      </h2>
      <p role="status" className="min-h-5 text-muted text-sm md:text-base">
        {children}
      </p>
    </div>
  );
}
