import { useMessages } from '@fursa/shared/i18n';
import type { ReactNode } from 'react';
import { ListingTitle } from '../../listing/components/listing-title.tsx';
import { keptMessages } from '../kept-messages.ts';
import type { KeptJob } from '../model/kept-job.ts';

export interface KeptJobRowProps {
  readonly job: KeptJob;
  /** Stands below the title. */
  readonly facts?: ReactNode;
  /** Stands at the end of the row. */
  readonly aside: ReactNode;
  /** Stands below it. */
  readonly children?: ReactNode;
}

/** One job that somebody kept, as it was called then. */
export function KeptJobRow({ job, facts, aside, children }: KeptJobRowProps) {
  const text = useMessages(keptMessages);
  const title = job.title || text.untitled;
  return (
    <article className="py-1">
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="min-w-0 flex-1 basis-[min(100%,8rem)]">
          <h3 className="wrap-anywhere text-base leading-snug">
            {job.listingId !== null && job.state !== 'gone' ? (
              <ListingTitle listing={{ id: job.listingId, isLocal: job.isLocal, title, url: job.url }} />
            ) : (
              <bdi>{title}</bdi>
            )}
          </h3>
          {facts}
        </div>
        {aside}
      </div>
      {children}
    </article>
  );
}
