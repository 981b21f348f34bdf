import type { Listing } from '../model/listing.ts';
import { CompanyName } from './company-name.tsx';

export interface WhereaboutsProps {
  readonly listing: Pick<Listing, 'company' | 'companyId' | 'location'>;
}

/** Who posted a job and where it is, in one line below its title. */
export function Whereabouts({ listing }: WhereaboutsProps) {
  const { company, location } = listing;
  if (company === null && location === null) return null;
  return (
    <p className="wrap-anywhere text-muted text-sm">
      <CompanyName listing={listing} />
      {company !== null && location !== null && <span>{' · '}</span>}
      {location !== null && <bdi>{location}</bdi>}
    </p>
  );
}
