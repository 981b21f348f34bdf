import type { Job } from '../model/job.ts';
import { CompanyName } from './company-name.tsx';

export interface WhereaboutsProps {
  readonly job: Pick<Job, 'company' | 'companyId' | 'location'>;
}

/** Who posted a job and where it is, in one line below its title. */
export function Whereabouts({ job }: WhereaboutsProps) {
  const { company, location } = job;
  if (company === null && location === null) return null;
  return (
    <p className="wrap-anywhere text-muted text-sm">
      <CompanyName job={job} />
      {company !== null && location !== null && <span>{' · '}</span>}
      {location !== null && <bdi>{location}</bdi>}
    </p>
  );
}
