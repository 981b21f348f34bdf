import { useMessages } from '@fursa/shared/i18n';
import { daysSince } from '@fursa/shared/values/days-since';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { type Job, lastDay } from '../model/job.ts';

export interface JobDatesProps {
  readonly job: Pick<Job, 'postedAt' | 'closesAt'>;
  readonly now: Date;
  /** What else stands in the line, before the dates. */
  readonly first?: readonly ReactNode[];
}

/** How old a posting is, and until when it can be answered. */
export function JobDates({ job, now, first = [] }: JobDatesProps) {
  const text = useMessages(messages);
  const { postedAt, closesAt } = job;
  const parts = first.map((part, index) => ({ key: `first-${index}`, part }));
  if (postedAt !== null) {
    const part = <time dateTime={postedAt.toISOString()}>{text.job.age(daysSince(postedAt, now))}</time>;
    parts.push({ key: 'posted', part });
  }
  if (closesAt !== null) {
    const [say, day] = [closesAt > now ? text.job.closes : text.job.closed, lastDay(closesAt)];
    parts.push({ key: 'closes', part: <time dateTime={closesAt.toISOString()}>{say(day)}</time> });
  }
  if (parts.length === 0) return null;
  return (
    <p className="min-w-0 text-muted text-sm leading-snug">
      {parts.map(({ key, part }, index) => (
        // A line ends between two of them, not within a date.
        <span key={key} className="inline-block">
          {part}
          {index < parts.length - 1 && <span className="whitespace-pre"> · </span>}
        </span>
      ))}
    </p>
  );
}
