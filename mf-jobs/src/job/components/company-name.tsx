import { companyPath } from '@fursa/shared/contract';
import { Link } from '@fursa/shared/router';
import type { Job } from '../model/job.ts';

export interface CompanyNameProps {
  readonly job: Pick<Job, 'company' | 'companyId'>;
}

const linkClasses = 'py-1 text-primary underline underline-offset-4 hover:text-primary-hover';

/** The employer: a link to its page here, or for an external job to its website where it has one. */
export function CompanyName({ job: { company, companyId } }: CompanyNameProps) {
  if (company === null) return null;
  const name = <bdi translate="no">{company.name}</bdi>;
  if (companyId !== null) {
    return (
      <Link className={linkClasses} to={companyPath(companyId)}>
        {name}
      </Link>
    );
  }
  if (company.website === null) return name;
  return (
    <a className={linkClasses} href={company.website} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  );
}
