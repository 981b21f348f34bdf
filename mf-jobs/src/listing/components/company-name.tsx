import type { Listing } from '../model/listing.ts';

export interface CompanyNameProps {
  readonly company: NonNullable<Listing['company']>;
}

/** The employer, a link where it has a website. */
export function CompanyName({ company }: CompanyNameProps) {
  if (company.website === null) return <bdi>{company.name}</bdi>;
  return (
    <a
      className="text-primary underline underline-offset-4 hover:text-primary-hover"
      href={company.website}
      target="_blank"
      rel="noopener noreferrer"
    >
      <bdi>{company.name}</bdi>
    </a>
  );
}
