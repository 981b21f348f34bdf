import { useMessages } from '@fursa/shared/i18n';
import { Badge } from '@fursa/shared/ui';
import { MapPin } from 'lucide-react';
import { messages } from '../messages/index.ts';
import { isNew, type Listing } from '../model/listing.ts';
import { CompanyName } from './company-name.tsx';

export interface ListingHeadingProps {
  readonly listing: Listing;
  /** `New` counts from here. */
  readonly now: Date;
}

/** Title, employer and place of a posting on a card, and whether it is new. */
export function ListingHeading({ listing, now }: ListingHeadingProps) {
  const text = useMessages(messages).job;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 wrap-anywhere text-lg leading-snug">
          <bdi>{listing.title}</bdi>
        </h2>
        {isNew(listing, now) && (
          <span title={text.newTitle} className="shrink-0">
            <Badge tone="success">{text.isNew}</Badge>
          </span>
        )}
      </div>
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
  );
}
