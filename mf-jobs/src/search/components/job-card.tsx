import { Card } from '@fursa/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import { JobBadges } from '../../job/components/job-badges.tsx';
import { JobDates } from '../../job/components/job-dates.tsx';
import { JobTitle } from '../../job/components/job-title.tsx';
import { MoreButton } from '../../job/components/more-button.tsx';
import { PayText } from '../../job/components/pay-text.tsx';
import { SourceLine } from '../../job/components/source-line.tsx';
import { ViewDetails } from '../../job/components/view-details.tsx';
import { Whereabouts } from '../../job/components/whereabouts.tsx';
import { excerptOf, type Job } from '../../job/model/job.ts';
import { ReportJob } from '../../report/report-job.tsx';
import { ScamWarning } from '../../report/scam-warning.tsx';

export interface JobCardProps {
  readonly job: Job;
  readonly now: Date;
  /** Puts it aside; stands at the end of the title's line. */
  readonly save?: ReactNode;
  /** What can be done with an external job, behind a button. */
  readonly actions?: ReactNode;
  /** Stands at the end of the line with the badges. */
  readonly score?: ReactNode;
}

/** One job in a list. All cards are of one height; its beginning takes what room the title leaves: three lines, two or one. */
export function JobCard({ job, now, save, actions, score }: JobCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const actionsId = useId();
  return (
    <Card as="article" className={cardClasses}>
      <ScamWarning signs={job.scamSigns} />
      <div className={`@container flex flex-1 flex-col ${isOpen ? '' : '-mb-3'}`}>
        <div className="relative flex items-start gap-2">
          <div className="min-w-0 flex-1">
            {/* In the largest font the lines of a title below the heart take the whole width of a small screen. */}
            <h2
              className={`wrap-anywhere text-lg leading-snug ${save ? '@max-[15rem]:before:float-right @max-[15rem]:before:h-[1lh] @max-[15rem]:before:w-9' : ''}`}
            >
              <JobTitle job={job} />
            </h2>
            <Whereabouts job={job} />
          </div>
          {save && <div className="-mt-2.5 -mr-2.5 top-0 right-0 shrink-0 @max-[15rem]:absolute">{save}</div>}
        </div>
        {job.salaryRange !== null && (
          <p className="wrap-anywhere mt-1 font-semibold tabular-nums">
            <PayText job={job} />
          </p>
        )}
        <div className="relative mt-1 min-h-[1lh] flex-1 leading-snug">
          {/* Chromium asks the height of a flex item before it has grown; that of what fills it, after. */}
          <div className="absolute inset-0 overflow-hidden [container-type:size]">
            <p dir="auto" className={excerptClasses}>
              {excerptOf(job.description)}
            </p>
          </div>
        </div>
        <div className={job.isLocal ? 'mt-1.5' : 'mt-1.5 mb-1'}>
          <JobBadges job={job} now={now}>
            {score}
          </JobBadges>
        </div>
        {!job.isLocal && <JobDates job={job} now={now} first={[<SourceLine key="source" job={job} />]} />}
        <div className="flex min-h-11 items-center justify-between gap-x-2 @max-[15rem]:flex-wrap">
          {job.isLocal && <JobDates job={job} now={now} />}
          <div className="ml-auto flex shrink-0 items-center @max-[15rem]:shrink">
            {!job.isLocal && (
              <MoreButton about={job.title} controls={actionsId} isOpen={isOpen} onClick={() => setIsOpen(!isOpen)} />
            )}
            <ViewDetails job={job} variant="quiet" className="text-sm" />
          </div>
        </div>
      </div>
      {!job.isLocal && (
        <div id={actionsId} className={isOpen ? 'flex flex-wrap items-center gap-x-4 gap-y-2' : 'hidden'}>
          {actions}
          <ReportJob job={job} />
        </div>
      )}
    </Card>
  );
}

const excerptClasses =
  'line-clamp-1 wrap-anywhere [@container_(max-height:1.3rem)]:invisible [@container_(min-height:2.7rem)_and_(max-height:4.09rem)]:line-clamp-2 [@container_(min-height:4.1rem)]:line-clamp-3';

/**
 * A card of the list of jobs, and the skeleton of one: of one height, so that nothing moves when the cards come, and as low as the
 * shortest screen wants it.
 */
export const cardClasses = 'flex h-full min-h-57 flex-col gap-2 md:min-h-65';
