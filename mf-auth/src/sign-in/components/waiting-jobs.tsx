import { useMessages } from '@fursa/shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { openJobCountQueryOptions } from '../data/count-open-jobs.ts';
import { messages } from '../messages.ts';

/** What somebody whom the guard sent here from the list of jobs was looking for. Without the number it says as much as it can, in as many lines. */
export function WaitingJobs() {
  const { waitingJobs } = useMessages(messages);
  const { data: count } = useQuery(openJobCountQueryOptions());
  return (
    <>
      <strong className="block font-semibold text-ink">{waitingJobs.count(count)}</strong>
      <span className="block">{waitingJobs.advice}</span>
    </>
  );
}
