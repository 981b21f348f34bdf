import { paths } from '@fursa/shared/contract';

/** Whether a place to return to is the list of jobs, whatever it was asked for. Paths match in any case. */
export function leadsToJobs(place: string): boolean {
  const path = place.replace(/[?#].*/, '').replace(/\/+$/, '');
  return path.toLowerCase() === paths.jobs;
}
