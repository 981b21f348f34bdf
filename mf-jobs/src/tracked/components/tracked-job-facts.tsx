import { useMessages } from '@fursa/shared/i18n';
import { Badge } from '@fursa/shared/ui';
import type { ReactNode } from 'react';
import { PayText } from '../../job/components/pay-text.tsx';
import { lastDay } from '../../job/model/job.ts';
import { trackedMessages } from '../messages.ts';
import { closesSoon, type TrackedJob } from '../model/tracked-job.ts';

/** Who has the job, and where. */
export function TrackedJobPlace({ job: { company, location, isLocal } }: { readonly job: TrackedJob }) {
  const text = useMessages(trackedMessages);
  return (
    <p className="wrap-anywhere text-muted text-sm leading-snug">
      <Facts
        facts={{
          company: company !== null && <bdi translate="no">{company}</bdi>,
          location: location !== null && <bdi>{location}</bdi>,
          elsewhere: !isLocal && text.elsewhere,
        }}
      />
    </p>
  );
}

export interface TrackedJobTermsProps {
  readonly job: TrackedJob;
  readonly now: Date;
  /** When it was saved or applied to, in the words of the list. */
  readonly date: string;
  /** What the employer sees beside name, email and skills; empty where that is all. */
  readonly shared?: string;
}

/** What it pays, until when it is open and since when it is on the list; and what somebody should know before they open it. */
export function TrackedJobTerms({ job, now, date, shared }: TrackedJobTermsProps) {
  const text = useMessages(trackedMessages);
  const { salaryRange, state, closesAt } = job;
  const isOver = state === 'closed' || state === 'gone';
  const soon = closesAt !== null && closesSoon(job, now) ? text.closesSoon(closesAt, now) : undefined;
  const warning = isOver ? text[state] : soon;
  return (
    <>
      {salaryRange !== null && (
        // In a line of its own on phones; beside the status there is no room for bold figures.
        <span className="max-sm:basis-full">
          <span className="font-semibold text-ink tabular-nums in-[summary]:font-normal">
            <PayText job={job} />
          </span>
          <span className="whitespace-pre max-sm:hidden"> · </span>
        </span>
      )}
      <Facts
        facts={{
          closes: closesAt !== null && warning === undefined && (
            <time dateTime={closesAt.toISOString()}>{text.closes(lastDay(closesAt))}</time>
          ),
          date,
          shared,
        }}
      />
      {warning !== undefined && (
        <span className="ml-2">
          <Badge tone="warning">{warning}</Badge>
        </span>
      )}
    </>
  );
}

/** What is known of them, one after another; a line ends between two of them. */
function Facts({ facts }: { readonly facts: Readonly<Record<string, ReactNode>> }) {
  const known = Object.entries(facts).filter(([, fact]) => fact);
  return known.map(([name, fact], index) => (
    <span key={name} className="inline-block max-w-full">
      {fact}
      {index < known.length - 1 && <span className="whitespace-pre"> · </span>}
    </span>
  ));
}
