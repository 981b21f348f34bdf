import { ScoreRing, scoreWordMessages } from '@fursa/shared/bundled/score-ring';
import { useMessages } from '@fursa/shared/i18n';
import { Card } from '@fursa/shared/ui';
import { passingScore, toScoreWord } from '@fursa/shared/values/score-word';
import { type ReactNode, useId, useState } from 'react';
import { JobDates } from '../../job/components/job-dates.tsx';
import { JobTitle } from '../../job/components/job-title.tsx';
import { MoreButton } from '../../job/components/more-button.tsx';
import { PayText } from '../../job/components/pay-text.tsx';
import { SourceLine } from '../../job/components/source-line.tsx';
import { ViewDetails } from '../../job/components/view-details.tsx';
import { Whereabouts } from '../../job/components/whereabouts.tsx';
import { messages } from '../../job/messages.ts';
import type { Job } from '../../job/model/job.ts';
import { excerptOf } from '../../job/model/job.ts';
import { ScamWarning } from '../../report/scam-warning.tsx';
import { WhyButton } from '../../score/components/why-button.tsx';
import { ApplyButton } from '../../tracked/components/apply-button.tsx';
import { SaveButton } from '../../tracked/components/save-button.tsx';

export interface MatchCardProps {
  readonly job: Job;
  /** 0 to 100. */
  readonly score: number;
  /** Why it has its score; takes what room the title leaves: two lines, or one. */
  readonly summary: ReactNode;
  /** Why it has its score, with the sentences; drawn when somebody opens it. */
  readonly renderEvidence: () => ReactNode;
}

/** A card of a match, and the skeleton of one: of one height, so that nothing moves when the cards come. */
export const matchCardClasses = 'flex min-h-50 flex-col gap-px md:min-h-55 md:gap-0.5';

/** A job with its score, why it has it, and what can be done. What the advert says opens with the reasons. */
export function MatchCard({ job, score, summary, renderEvidence }: MatchCardProps) {
  const scoreWords = useMessages(scoreWordMessages).words;
  const text = useMessages(messages).job;
  const [now] = useState(() => new Date());
  const [isOpen, setIsOpen] = useState(false);
  const [areActionsOpen, setAreActionsOpen] = useState(false);
  const evidenceId = useId();
  const actionsId = useId();
  const word = (
    <span
      aria-hidden="true"
      className={`inline-block first-letter:uppercase ${score >= passingScore ? 'font-semibold text-primary' : ''}`}
    >
      {scoreWords[toScoreWord(score)]}
    </span>
  );
  return (
    <Card as="article" className={`@container ${matchCardClasses}`}>
      <ScamWarning signs={job.scamSigns} />
      <div className="@container">
        {/* In the largest font a small screen has no room beside the ring. */}
        <div className="flex flex-wrap items-start gap-3">
          <ScoreRing score={score} />
          <div className="min-w-0 flex-1 @max-[15rem]:order-last @max-[15rem]:basis-full">
            <h3 className="wrap-anywhere leading-snug">
              <JobTitle job={job} />
            </h3>
            <Whereabouts job={job} />
          </div>
          <div className="-mt-2.5 -mr-2.5 ml-auto">
            <SaveButton job={job} />
          </div>
        </div>
      </div>
      {job.salaryRange !== null && (
        <p className="wrap-anywhere font-semibold tabular-nums">
          <PayText job={job} />
        </p>
      )}
      <JobDates
        job={job}
        now={now}
        isShort
        first={[word, ...(job.type === null ? [] : [text.types[job.type]])]}
        last={job.isLocal ? undefined : <SourceLine job={job} />}
      />
      <div className="relative min-h-5 flex-1 text-sm leading-5 @max-[12rem]:leading-snug">
        {/* As in the list of jobs: Chromium asks the height of a flex item before it has grown. In the largest font nothing is cut. */}
        <div className="inset-0 overflow-hidden @min-[12rem]:absolute @min-[12rem]:[container-type:size]">
          {summary}
        </div>
      </div>
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-2 md:-mb-3">
        <WhyButton isOpen={isOpen} controls={evidenceId} about={job.title} onClick={() => setIsOpen(!isOpen)} />
        <ViewDetails job={job} variant="quiet" className="ml-auto text-sm" />
        {job.isLocal ? (
          <ApplyButton job={job} variant="secondary" isCompact />
        ) : (
          <MoreButton
            about={job.title}
            controls={actionsId}
            isOpen={areActionsOpen}
            onClick={() => setAreActionsOpen(!areActionsOpen)}
          />
        )}
      </div>
      {!job.isLocal && (
        <div id={actionsId} className={areActionsOpen ? 'mt-4 flex flex-wrap gap-2' : 'hidden'}>
          <ApplyButton job={job} isCompact />
        </div>
      )}
      <div id={evidenceId} className="mt-4 flex flex-col gap-2 empty:hidden">
        {isOpen && (
          <>
            {job.description !== '' && (
              <p dir="auto" className="line-clamp-3 wrap-anywhere text-muted text-sm">
                {excerptOf(job.description)}
              </p>
            )}
            {renderEvidence()}
          </>
        )}
      </div>
    </Card>
  );
}
