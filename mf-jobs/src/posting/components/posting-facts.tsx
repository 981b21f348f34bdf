import { useMessages } from '@fursa/shared/i18n';
import type { ReactNode } from 'react';
import { messages } from '../../listing/messages/index.ts';
import { jobPageMessages } from '../messages/job-page-messages.ts';
import type { Posting } from '../model/posting.ts';

export interface PostingFactsProps {
  readonly posting: Posting;
  readonly now: Date;
}

/** What a job says of itself in single words; what it does not say is left out. */
export function PostingFacts({ posting, now }: PostingFactsProps) {
  const text = useMessages(jobPageMessages);
  const { types, levels } = useMessages(messages).job;
  const { location, isRemote, type, salaryRange, experienceLevel, postedAt, closesAt } = posting;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
      {location !== null && <Fact name={text.location}>{isRemote ? text.remote : <bdi>{location}</bdi>}</Fact>}
      {salaryRange !== null && (
        <Fact name={text.salary}>
          <bdi>{salaryRange}</bdi>
        </Fact>
      )}
      {type !== null && <Fact name={text.type}>{types[type]}</Fact>}
      {experienceLevel !== null && <Fact name={text.level}>{levels[experienceLevel]}</Fact>}
      {postedAt !== null && (
        <Fact name={text.posted}>
          <time dateTime={postedAt.toISOString()}>{text.date(postedAt)}</time>
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
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere font-semibold">{children}</dd>
    </>
  );
}

/** Midnight ends the day before it. */
function lastDay(closesAt: Date): Date {
  return new Date(closesAt.getTime() - 1);
}
