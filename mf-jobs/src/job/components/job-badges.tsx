import { useMessages } from '@fursa/shared/i18n';
import { Badge } from '@fursa/shared/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { isNew, type Job } from '../model/job.ts';

export interface JobBadgesProps {
  readonly job: Pick<Job, 'type' | 'experienceLevel' | 'postedAt'>;
  /** `New` counts from here. */
  readonly now: Date;
  /** Stands at the end of the line. */
  readonly children?: ReactNode;
}

/** What kind of job it is, for whom, and whether it is new. On a narrow card the level gives way to the score. */
export function JobBadges({ job, now, children }: JobBadgesProps) {
  const text = useMessages(messages).job;
  const { type, experienceLevel } = job;
  return (
    <div className="flex min-h-7 min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      {type !== null && <Badge tone="neutral">{text.types[type]}</Badge>}
      {experienceLevel !== null && (
        <span className="@max-xs:hidden">
          <Badge tone="neutral">{text.levels[experienceLevel]}</Badge>
        </span>
      )}
      {isNew(job, now) && (
        <span title={text.newTitle}>
          <Badge tone="success">{text.isNew}</Badge>
        </span>
      )}
      {children}
    </div>
  );
}
