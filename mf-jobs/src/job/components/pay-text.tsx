import { useMessages } from '@fursa/shared/i18n';
import { isMonthlyUnsaid } from '@fursa/shared/values/salary';
import { messages } from '../messages.ts';
import type { Job } from '../model/job.ts';

export interface PayTextProps {
  readonly job: Pick<Job, 'isLocal' | 'salaryRange'>;
}

/** Pay with currency and period; nothing where the advert does not name it. */
export function PayText({ job }: PayTextProps) {
  const text = useMessages(messages).job;
  if (job.salaryRange === null) return null;
  return (
    <>
      <bdi>{job.salaryRange}</bdi>
      {isMonthlyUnsaid(job) && <span>{text.aMonth}</span>}
    </>
  );
}
