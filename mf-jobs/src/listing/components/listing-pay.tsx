import { useMessages } from '@fursa/shared/i18n';
import { Badge } from '@fursa/shared/ui';
import { messages } from '../messages.ts';
import type { Listing } from '../model/listing.ts';
import { PayText } from './pay-text.tsx';

export interface ListingPayProps {
  readonly listing: Pick<Listing, 'isLocal' | 'salaryRange' | 'type'>;
}

/** Pay with currency and period, and the kind of contract, each only where the posting names it. */
export function ListingPay({ listing }: ListingPayProps) {
  const text = useMessages(messages).job;
  const { salaryRange, type } = listing;
  if (salaryRange === null && type === null) return null;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      {salaryRange !== null && (
        <Badge tone="success">
          <span className="wrap-anywhere tabular-nums">
            <PayText listing={listing} />
          </span>
        </Badge>
      )}
      {type !== null && <Badge tone="neutral">{text.types[type]}</Badge>}
    </div>
  );
}
