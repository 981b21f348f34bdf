import { useMessages } from '@fursa/shared/i18n';
import { Badge } from '@fursa/shared/ui';
import { messages } from '../messages/index.ts';
import type { Listing } from '../model/listing.ts';

export interface ListingBadgesProps {
  readonly listing: Pick<Listing, 'type' | 'salaryRange'>;
}

/** Type and salary, each only where the posting names it. */
export function ListingBadges({ listing: { type, salaryRange } }: ListingBadgesProps) {
  const text = useMessages(messages).job;
  if (type === null && salaryRange === null) return null;
  return (
    <div className="flex min-w-0 flex-wrap gap-2">
      {type !== null && <Badge tone="neutral">{text.types[type]}</Badge>}
      {salaryRange !== null && (
        <Badge tone="neutral">
          <bdi className="wrap-anywhere">{salaryRange}</bdi>
        </Badge>
      )}
    </div>
  );
}
