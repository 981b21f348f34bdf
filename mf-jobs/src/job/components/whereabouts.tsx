import type { Job } from '../model/job.ts';
import { CompanyName } from './company-name.tsx';

export interface WhereaboutsProps {
  readonly job: Pick<Job, 'company' | 'companyId' | 'location'>;
}

/** Who posted a job and where it is, in one line below its title, cut where the names are long; in the largest font in several. */
export function Whereabouts({ job }: WhereaboutsProps) {
  const { company, location } = job;
  if (company === null && location === null) return null;
  return (
    <p className="wrap-anywhere text-muted text-sm @min-[15rem]:flex">
      {/* The ring of the focus needs room beside what is cut. */}
      <span className="@min-[15rem]:-mx-1 min-w-0 @min-[15rem]:overflow-x-clip @min-[15rem]:text-ellipsis @min-[15rem]:whitespace-nowrap @min-[15rem]:px-1">
        <CompanyName job={job} />
      </span>
      {company !== null && location !== null && (
        <span className="whitespace-pre @max-[15rem]:hidden">{'\u00A0· '}</span>
      )}
      {location !== null && (
        <bdi className="@max-[15rem]:block @min-[15rem]:max-w-1/2 shrink-0 @min-[15rem]:truncate">{location}</bdi>
      )}
    </p>
  );
}
