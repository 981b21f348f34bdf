import { useMessages } from '@fursa/shared/i18n';
import { daysSince } from '@fursa/shared/values/days-since';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { type Job, lastDay } from '../model/job.ts';

export interface JobDatesProps {
  readonly job: Pick<Job, 'postedAt' | 'closesAt'>;
  readonly now: Date;
  /** For one line on a phone: a job that tells when it closes does not tell its age. */
  readonly isShort?: boolean;
  /** What else stands in the line, before the dates. */
  readonly first?: readonly ReactNode[];
  /** What else stands in the line, after them. */
  readonly last?: ReactNode;
}

/** How old a job is, and until when it can be answered. */
export function JobDates({ job, now, isShort = false, first = [], last }: JobDatesProps) {
  const text = useMessages(messages);
  const { postedAt, closesAt } = job;
  const parts = first.map((part, index) => ({ key: `first-${index}`, part }));
  if (postedAt !== null && !(isShort && closesAt !== null)) {
    const part = <time dateTime={postedAt.toISOString()}>{text.job.age(daysSince(postedAt, now))}</time>;
    parts.push({ key: 'posted', part });
  }
  if (closesAt !== null) {
    const [say, day] = [closesAt > now ? text.job.closes : text.job.closed, lastDay(closesAt)];
    parts.push({ key: 'closes', part: <time dateTime={closesAt.toISOString()}>{say(day)}</time> });
  }
  if (last !== undefined) parts.push({ key: 'last', part: last });
  if (parts.length === 0) return null;
  return (
    // The dots stand before the parts: at the beginning of a line there is no room for one, and it is cut off.
    <p className="-mx-1 min-w-0 overflow-x-clip px-1 text-muted text-sm leading-snug">
      <span className="-ml-[0.9em] flex flex-wrap">
        {parts.map(({ key, part }, index) => (
          <span key={key} className="relative min-w-0 pl-[0.9em]">
            {index > 0 && <span className="absolute left-[0.25em]">·</span>}
            {part}
          </span>
        ))}
      </span>
    </p>
  );
}
