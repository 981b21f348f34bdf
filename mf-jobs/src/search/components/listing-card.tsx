import { Card } from '@fursa/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import { ListingBadges } from '../../listing/components/listing-badges.tsx';
import { ListingDates } from '../../listing/components/listing-dates.tsx';
import { ListingTitle } from '../../listing/components/listing-title.tsx';
import { MoreButton } from '../../listing/components/more-button.tsx';
import { PayText } from '../../listing/components/pay-text.tsx';
import { SourceLine } from '../../listing/components/source-line.tsx';
import { ViewDetails } from '../../listing/components/view-details.tsx';
import { Whereabouts } from '../../listing/components/whereabouts.tsx';
import type { Listing } from '../../listing/model/listing.ts';
import { ReportJob } from '../../report/report-job.tsx';
import { ScamWarning } from '../../report/scam-warning.tsx';
import { cardClasses } from './card-classes.ts';

export interface ListingCardProps {
  readonly listing: Listing;
  readonly now: Date;
  /** Puts it aside; stands at the end of the title's line. */
  readonly save?: ReactNode;
  /** What can be done with a posting from elsewhere, in a line of its own; on a phone behind a button. */
  readonly actions?: ReactNode;
  /** Stands at the end of the line with the badges. */
  readonly score?: ReactNode;
}

/** More than three lines on the widest card; a phone need not lay out what it cuts off. */
const maxExcerptLength = 400;

/** One posting in a list. All cards are of one height; its beginning takes what room the title leaves: three lines, two or one. */
export function ListingCard({ listing, now, save, actions, score }: ListingCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const actionsId = useId();
  return (
    <Card as="article" className={cardClasses}>
      <ScamWarning signs={listing.scamSigns} />
      <div className={`@container flex flex-1 flex-col ${listing.isLocal ? '-mb-3' : ''}`}>
        {/* In the largest font a small screen has no room beside the title. */}
        <div className="flex items-start gap-2 @max-[16rem]:flex-wrap">
          <div className="min-w-0 flex-1 @max-[16rem]:basis-full">
            <h2 className="wrap-anywhere text-lg leading-snug">
              <ListingTitle listing={listing} />
            </h2>
            <Whereabouts listing={listing} />
          </div>
          {save && <div className="-mt-2.5 -mr-2.5 ml-auto shrink-0">{save}</div>}
        </div>
        {listing.salaryRange !== null && (
          <p className="wrap-anywhere mt-1 font-semibold tabular-nums">
            <PayText listing={listing} />
          </p>
        )}
        <div className={`relative mt-1 flex-1 leading-snug ${listing.isLocal ? 'min-h-[1lh]' : 'md:min-h-[2lh]'}`}>
          {/* Chromium asks the height of a flex item before it has grown; that of what fills it, after. */}
          <div className="absolute inset-0 overflow-hidden [container-type:size]">
            <p dir="auto" className={excerptClasses}>
              {listing.description.slice(0, maxExcerptLength)}
            </p>
          </div>
        </div>
        <div className="mt-1.5">
          <ListingBadges listing={listing} now={now}>
            {score}
          </ListingBadges>
        </div>
        <div className="flex min-h-11 items-center justify-between gap-x-3 @max-[16rem]:flex-wrap">
          <ListingDates listing={listing} now={now} />
          <div className="flex shrink-0 items-center @max-[16rem]:shrink">
            {!listing.isLocal && (
              <MoreButton
                about={listing.title}
                controls={actionsId}
                isOpen={isOpen}
                className="md:hidden"
                onClick={() => setIsOpen(!isOpen)}
              />
            )}
            <ViewDetails listing={listing} variant="quiet" className="text-sm" />
          </div>
        </div>
        {/* Close to the dates, which do not need the height of the buttons beside them. */}
        {!listing.isLocal && (
          <div className="wrap-anywhere -mt-1 leading-snug">
            <SourceLine listing={listing} />
          </div>
        )}
      </div>
      {!listing.isLocal && (
        <div id={actionsId} className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${isOpen ? '' : 'max-md:hidden'}`}>
          {actions}
          <ReportJob listing={listing} />
        </div>
      )}
    </Card>
  );
}

const excerptClasses =
  'line-clamp-1 wrap-anywhere [@container_(max-height:1.3rem)]:invisible [@container_(min-height:2.7rem)_and_(max-height:4.09rem)]:line-clamp-2 [@container_(min-height:4.1rem)]:line-clamp-3';
