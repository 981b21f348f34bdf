import { Card } from '@fursa/shared/ui';
import type { ReactNode } from 'react';
import { ListingBadges } from '../../listing/components/listing-badges.tsx';
import { ListingHeading } from '../../listing/components/listing-heading.tsx';
import { SourceLine } from '../../listing/components/source-line.tsx';
import { ViewDetails } from '../../listing/components/view-details.tsx';
import type { Listing } from '../../listing/model/listing.ts';
import { ReportJob } from '../../report/report-job.tsx';
import { ScamWarning } from '../../report/scam-warning.tsx';

export interface ListingCardProps {
  readonly listing: Listing;
  readonly now: Date;
  /** What can be done with it here, beside `View Details`. */
  readonly actions?: ReactNode;
  /** Stands at the end of its heading. */
  readonly score?: ReactNode;
}

/** More than three lines on the widest card; a phone need not lay out what it cuts off. */
const longestExcerpt = 400;

/** One posting in a list. */
export function ListingCard({ listing, now, actions, score }: ListingCardProps) {
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <ListingHeading listing={listing} now={now} aside={score} />
      <ScamWarning signs={listing.scamSigns} />
      {listing.description !== '' && (
        <p dir="auto" className="line-clamp-3 wrap-anywhere">
          {listing.description.slice(0, longestExcerpt)}
        </p>
      )}
      <div className="mt-auto flex flex-col gap-3 pt-1">
        <ListingBadges listing={listing} />
        <div className="flex flex-wrap items-center gap-3">
          <ViewDetails listing={listing} />
          {actions}
        </div>
        <div className="-mb-2 flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-line border-t pt-2">
          <SourceLine listing={listing} />
          {!listing.isLocal && <ReportJob listing={listing} />}
        </div>
      </div>
    </Card>
  );
}
