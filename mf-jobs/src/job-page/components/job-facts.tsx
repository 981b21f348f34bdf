import { useMessages } from '@fursa/shared/i18n';
import { Badge } from '@fursa/shared/ui';
import { daysSince } from '@fursa/shared/values/days-since';
import type { ReactNode } from 'react';
import { PayText } from '../../job/components/pay-text.tsx';
import { messages } from '../../job/messages.ts';
import { isNew, lastDay } from '../../job/model/job.ts';
import { jobPageMessages } from '../messages.ts';
import { isOpen, type OwnJob } from '../model/own-job.ts';

export interface JobFactsProps {
  readonly job: OwnJob;
  readonly now: Date;
}

/**
 * What a job says of itself in single words; what it does not say is left out. Lines below the title on a phone, where pay and
 * kind need no names, and a column beside the text where there is room.
 */
export function JobFacts({ job, now }: JobFactsProps) {
  const text = useMessages(jobPageMessages);
  const jobText = useMessages(messages).job;
  const { types, levels, age } = jobText;
  const { type, salaryRange, experienceLevel, postedAt, closesAt } = job;
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 lg:flex-col lg:gap-y-2">
      {salaryRange !== null && (
        <Fact name={text.salary} isPlain>
          <PayText job={job} />
        </Fact>
      )}
      {type !== null && (
        <Fact name={text.type} isPlain>
          {types[type]}
        </Fact>
      )}
      {experienceLevel !== null && (
        <Fact name={text.level} isPlain>
          {levels[experienceLevel]}
        </Fact>
      )}
      {postedAt !== null && (
        <Fact name={text.posted}>
          <time dateTime={postedAt.toISOString()}>{age(daysSince(postedAt, now))}</time>
          {isOpen(job, now) && isNew(job, now) && (
            <span title={jobText.newTitle} className="ml-2">
              <Badge tone="success">{jobText.isNew}</Badge>
            </span>
          )}
        </Fact>
      )}
      {closesAt !== null && (
        <Fact name={closesAt > now ? text.closes : text.closed}>
          <time dateTime={closesAt.toISOString()}>{text.date(lastDay(closesAt))}</time>
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  /** It says by itself what it is. */
  readonly isPlain?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, isPlain = false, children }: FactProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-1.5 lg:gap-x-4">
      <dt className={`text-muted lg:w-24 ${isPlain ? 'max-lg:sr-only' : ''}`}>{name}</dt>
      <dd className="wrap-anywhere min-w-0 font-semibold tabular-nums lg:flex-1">{children}</dd>
    </div>
  );
}
