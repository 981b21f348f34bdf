import type { Listing } from '../../listing/model/listing.ts';
import { ApplyButton } from './apply-button.tsx';
import { SaveButton } from './save-button.tsx';

export interface ListingActionsProps {
  readonly listing: Listing;
}

/** What a card of the list offers: a job of ours is applied to on its page, where it has been read. */
export function ListingActions({ listing }: ListingActionsProps) {
  return (
    <>
      <SaveButton listing={listing} />
      {!listing.isLocal && (
        <div className="flex w-full flex-wrap gap-3">
          <ApplyButton listing={listing} />
        </div>
      )}
    </>
  );
}
