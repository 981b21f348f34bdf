import { useMessages } from '@fursa/shared/i18n';
import { messages } from '../messages/index.ts';
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
    <p className="flex flex-wrap items-baseline gap-x-2">
      {salaryRange !== null && (
        <span className="wrap-anywhere font-semibold tabular-nums">
          <PayText listing={listing} />
        </span>
      )}
      {type !== null && <span className="text-muted text-sm">{text.types[type]}</span>}
    </p>
  );
}
