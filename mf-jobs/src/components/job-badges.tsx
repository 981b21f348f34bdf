import { useMessages } from '@fursa/shared/i18n';
import { Badge } from '@fursa/shared/ui';
import { messages } from '../messages/index.ts';
import type { Job } from '../model/job.ts';

export interface JobBadgesProps {
  readonly job: Job;
}

/** Type and salary, each only where the posting names it. */
export function JobBadges({ job }: JobBadgesProps) {
  const text = useMessages(messages).job;
  return (
    <div className="flex flex-wrap gap-2">
      {job.type !== null && <Badge tone="neutral">{text.types[job.type]}</Badge>}
      {job.salaryRange !== null && <Badge tone="neutral">{job.salaryRange}</Badge>}
    </div>
  );
}
