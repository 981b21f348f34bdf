import type { Job } from '../model/job.ts';

export interface CompanyNameProps {
  readonly company: Job['company'];
}

/** The employer, a link where it has a website. */
export function CompanyName({ company }: CompanyNameProps) {
  if (company.website === null) return company.name;
  return (
    <a
      className="text-primary underline underline-offset-4 hover:text-primary-hover"
      href={company.website}
      target="_blank"
      rel="noopener noreferrer"
    >
      {company.name}
    </a>
  );
}
