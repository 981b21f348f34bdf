import { useMessages } from '@fursa/shared/i18n';
import { messages } from '../messages.ts';
import type { Job } from '../model/job.ts';

export interface SourceLineProps {
  readonly job: Pick<Job, 'isLocal' | 'isDemo' | 'attribution' | 'source'>;
}

/** Where a job comes from: here, or a feed in the words its terms ask for. */
export function SourceLine({ job }: SourceLineProps) {
  const text = useMessages(messages).source;
  return <span className="text-muted text-sm leading-snug">{describe()}</span>;

  function describe(): string {
    if (job.isLocal) return job.isDemo ? text.demo : text.local;
    return job.attribution ?? text.feed(job.source);
  }
}
