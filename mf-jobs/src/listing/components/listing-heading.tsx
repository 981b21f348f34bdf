import { useMessages } from '@fursa/shared/i18n';
import { Badge } from '@fursa/shared/ui';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import { isNew, type Listing } from '../model/listing.ts';
import { CompanyName } from './company-name.tsx';

export interface ListingHeadingProps {
  readonly listing: Listing;
  /** `New` counts from here. */
  readonly now: Date;
  /** What stands at its end. */
  readonly aside?: ReactNode;
}

/** Title, employer and place of a posting on a card, and whether it is new. */
export function ListingHeading({ listing, now, aside }: ListingHeadingProps) {
  const text = useMessages(messages).job;
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="wrap-anywhere text-lg leading-snug">
          <bdi>{listing.title}</bdi>
        </h2>
        {listing.company !== null && (
          <p className="wrap-anywhere text-muted">
            <CompanyName company={listing.company} />
          </p>
        )}
        {listing.location !== null && (
          <p className="flex items-start gap-1.5 wrap-anywhere text-muted text-sm">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
            <bdi className="min-w-0">{listing.location}</bdi>
          </p>
        )}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2">
        {isNew(listing, now) && (
          <span title={text.newTitle}>
            <Badge tone="success">{text.isNew}</Badge>
          </span>
        )}
        {aside}
      </div>
    </div>
  );
}
