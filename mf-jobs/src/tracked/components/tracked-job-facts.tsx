import { useMessages } from '@fursa/shared/i18n';
import { Badge } from '@fursa/shared/ui';
import { closesSoon, type TrackedJob } from '../model/tracked-job.ts';
import { trackedMessages } from '../tracked-messages.ts';

export interface TrackedJobFactsProps {
  readonly job: TrackedJob;
  readonly now: Date;
  /** When it was kept, in the words of the list. */
  readonly date: string;
}

/** Who, where and when; and what somebody should know before they open it. */
export function TrackedJobFacts({ job, now, date }: TrackedJobFactsProps) {
  const text = useMessages(trackedMessages);
  const facts = [job.company, job.location, job.isLocal ? null : text.elsewhere, date].filter((fact) => fact !== null);
  return (
    <span className="wrap-anywhere min-w-0 font-normal text-muted text-sm leading-snug">
      {facts.map((fact, index) => (
        // Two of them may be the same: a company is called as its town.
        <span key={index}>
          {index > 0 && <span>{' · '}</span>}
          <bdi translate={fact === job.company ? 'no' : undefined}>{fact}</bdi>
        </span>
      ))}
      {(job.state === 'closed' || job.state === 'gone') && (
        <>
          {' '}
          <Badge tone="warning">{text[job.state]}</Badge>
        </>
      )}
      {closesSoon(job, now) && job.closesAt !== null && (
        <>
          {' '}
          <Badge tone="warning">{text.closesSoon(job.closesAt, now)}</Badge>
        </>
      )}
    </span>
  );
}
