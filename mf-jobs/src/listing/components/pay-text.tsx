import { useMessages } from '@fursa/shared/i18n';
import { isMonthlyUnsaid } from '@fursa/shared/values/salary';
import { messages } from '../messages.ts';
import type { Listing } from '../model/listing.ts';

export interface PayTextProps {
  readonly listing: Pick<Listing, 'isLocal' | 'salaryRange'>;
}

/** Pay with currency and period; nothing where the posting does not name it. */
export function PayText({ listing }: PayTextProps) {
  const text = useMessages(messages).job;
  if (listing.salaryRange === null) return null;
  return (
    <>
      <bdi>{listing.salaryRange}</bdi>
      {isMonthlyUnsaid(listing) && <span>{text.aMonth}</span>}
    </>
  );
}
