import { useMessages } from '@fursa/shared/i18n';
import { Badge } from '@fursa/shared/ui';
import { daysSince } from '@fursa/shared/values/days-since';
import type { ReactNode } from 'react';
import { PayText } from '../../job/components/pay-text.tsx';
import { messages } from '../../job/messages.ts';
import { isNew, lastDay } from '../../job/model/job.ts';
import { jobPageMessages } from '../messages.ts';
import { isOpen, type Posting } from '../model/posting.ts';

export interface PostingFactsProps {
  readonly posting: Posting;
  readonly now: Date;
}

/**
 * What a job says of itself in single words; what it does not say is left out. Lines below the title on a phone, where pay and
 * kind need no names, and a column beside the text where there is room.
 */
export function PostingFacts({ posting, now }: PostingFactsProps) {
  const text = useMessages(jobPageMessages);
  const job = useMessages(messages).job;
  const { types, levels, age } = job;
  const { type, salaryRange, experienceLevel, postedAt, closesAt } = posting;
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 lg:flex-col lg:gap-y-2">
      {salaryRange !== null && (
        <Fact name={text.salary} isPlain>
          <PayText job={posting} />
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
          {isOpen(posting, now) && isNew(posting, now) && (
            <span title={job.newTitle} className="ml-2">
              <Badge tone="success">{job.isNew}</Badge>
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
