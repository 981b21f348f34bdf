import { ScoreRing, scoreWordMessages } from '@fursa/shared/bundled/score-ring';
import { useMessages } from '@fursa/shared/i18n';
import { Card } from '@fursa/shared/ui';
import { passingScore, toScoreWord } from '@fursa/shared/values/score-word';
import { type ReactNode, useId, useState } from 'react';
import { ApplyButton } from '../../kept/components/apply-button.tsx';
import { SaveButton } from '../../kept/components/save-button.tsx';
import { ListingDates } from '../../listing/components/listing-dates.tsx';
import { ListingPay } from '../../listing/components/listing-pay.tsx';
import { ListingTitle } from '../../listing/components/listing-title.tsx';
import { SourceLine } from '../../listing/components/source-line.tsx';
import { ViewDetails } from '../../listing/components/view-details.tsx';
import { Whereabouts } from '../../listing/components/whereabouts.tsx';
import type { Listing } from '../../listing/model/listing.ts';
import { ScamWarning } from '../../report/scam-warning.tsx';
import { WhyButton } from '../../score/components/why-button.tsx';

export interface MatchCardProps {
  readonly listing: Listing;
  /** 0 to 100. */
  readonly score: number;
  /** Why it has its score, in a line or two. */
  readonly summary: ReactNode;
  /** Why it has its score, with the sentences; drawn when somebody opens it. */
  readonly renderEvidence: () => ReactNode;
}

/** More than three lines on the widest card; a phone need not lay out what it cuts off. */
const longestExcerpt = 400;

/** A job with its score, why it has it, and what can be done. */
export function MatchCard({ listing, score, summary, renderEvidence }: MatchCardProps) {
  const text = useMessages(scoreWordMessages);
  const [now] = useState(() => new Date());
  const [isOpen, setIsOpen] = useState(false);
  const evidenceId = useId();
  return (
    <Card as="article" className="flex h-full flex-col gap-2">
      <div className="@container">
        {/* In the largest font a small screen has no room beside the ring. */}
        <div className="flex flex-wrap items-start gap-3">
          <ScoreRing score={score} />
          <div className="min-w-0 flex-1 @max-[16rem]:order-last @max-[16rem]:basis-full">
            <p
              aria-hidden="true"
              className={`font-semibold text-sm first-letter:uppercase ${score >= passingScore ? 'text-primary' : 'text-muted'}`}
            >
              {text.words[toScoreWord(score)]}
            </p>
            <h4 className="wrap-anywhere text-lg leading-snug">
              <ListingTitle listing={listing} />
            </h4>
            <Whereabouts listing={listing} />
          </div>
          <div className="-mt-2 -mr-2 ml-auto md:-mt-3 md:-mr-3">
            <SaveButton listing={listing} />
          </div>
        </div>
      </div>
      <ScamWarning signs={listing.scamSigns} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ListingPay listing={listing} />
        <ListingDates listing={listing} now={now} />
      </div>
      {summary}
      {listing.description !== '' && (
        <p dir="auto" className="line-clamp-3 wrap-anywhere text-muted text-sm">
          {listing.description.slice(0, longestExcerpt)}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1">
        <WhyButton isOpen={isOpen} controls={evidenceId} about={listing.title} onClick={() => setIsOpen(!isOpen)} />
        <div className="ml-auto flex flex-wrap items-center gap-x-4">
          <ViewDetails listing={listing} variant="quiet" className="text-sm" />
          {listing.isLocal && <ApplyButton listing={listing} variant="secondary" isCompact />}
        </div>
        {!listing.isLocal && (
          <div className="flex w-full flex-wrap items-center gap-2">
            <ApplyButton listing={listing} isCompact />
          </div>
        )}
      </div>
      <div id={evidenceId} className="empty:hidden">
        {isOpen && renderEvidence()}
      </div>
      {!listing.isLocal && <SourceLine listing={listing} />}
    </Card>
  );
}
