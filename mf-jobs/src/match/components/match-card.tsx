import { useMessages } from '@fursa/shared/i18n';
import { Card } from '@fursa/shared/ui';
import { MapPin } from 'lucide-react';
import { ApplyButton } from '../../kept/components/apply-button.tsx';
import { SaveButton } from '../../kept/components/save-button.tsx';
import { CompanyName } from '../../listing/components/company-name.tsx';
import { ListingBadges } from '../../listing/components/listing-badges.tsx';
import { SourceLine } from '../../listing/components/source-line.tsx';
import { ViewDetails } from '../../listing/components/view-details.tsx';
import { ScamWarning } from '../../report/scam-warning.tsx';
import { jobMatchEn } from '../messages/job-match-en.ts';
import { matchEn } from '../messages/match-en.ts';
import type { ShownMatch } from '../model/shown-match.ts';
import { ScoreDetails } from './score-details.tsx';
import { ScoreRing } from './score-ring.tsx';

export interface MatchCardProps {
  readonly match: ShownMatch;
  readonly hasResume: boolean;
}

/** More than three lines on the widest card; a phone need not lay out what it cuts off. */
const longestExcerpt = 400;

/** A job with its score, why it has it, and what can be done. */
export function MatchCard({ match, hasResume }: MatchCardProps) {
  const { listing, percentage, word } = match;
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex flex-col-reverse gap-x-4 gap-y-3 sm:flex-row sm:items-start sm:justify-between">
        <div className="flex min-w-0 flex-col gap-1">
          <h4 className="wrap-anywhere text-lg leading-snug">
            <bdi>{listing.title}</bdi>
          </h4>
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
        <ScoreRing percentage={percentage} word={word} />
      </div>
      <ScamWarning signs={listing.scamSigns} />
      <div>
        <AnalysisText match={match} />
        <ScoreDetails match={match} hasResume={hasResume} />
      </div>
      {listing.description !== '' && (
        <p dir="auto" className="line-clamp-3 max-w-line wrap-anywhere">
          {listing.description.slice(0, longestExcerpt)}
        </p>
      )}
      <ListingBadges listing={listing} />
      <div className="flex flex-wrap items-center gap-3 pt-1">
        <ApplyButton listing={listing} variant="secondary" />
        <SaveButton listing={listing} />
        <ViewDetails listing={listing} />
      </div>
      <SourceLine listing={listing} />
    </Card>
  );
}

function AnalysisText({ match: { analysis } }: Pick<MatchCardProps, 'match'>) {
  const text = useMessages({ en: jobMatchEn });
  const { explain } = useMessages({ en: matchEn });
  return (
    <p dir="auto" className="max-w-line wrap-anywhere">
      {describe()}
    </p>
  );

  function describe(): string {
    switch (analysis.kind) {
      case 'words':
        return analysis.text;
      case 'reason':
        return explain(analysis.reason);
      case 'failed':
        return text.couldNotAnalyze;
      case 'none':
        return text.noReason;
    }
  }
}
