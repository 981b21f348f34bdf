import { jobPath, type LoginState } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useLocation } from '@fursa/shared/router';
import { ButtonAnchor, ButtonLink, type ButtonVariant } from '@fursa/shared/ui';
import { messages } from '../messages.ts';
import type { Listing } from '../model/listing.ts';

export interface ViewDetailsProps {
  readonly listing: Listing;
  /** `quiet` where it stands beside something more important. */
  readonly variant?: ButtonVariant | undefined;
  readonly className?: string | undefined;
}

/** Leads to the whole posting: the page of a local job, or the posting of an external one in a new tab. */
export function ViewDetails({ listing, variant, className }: ViewDetailsProps) {
  const text = useMessages(messages).job;
  const { pathname, search } = useLocation();
  // Where the job's page leads back to.
  const state: LoginState = { from: pathname + search };
  const label = text.detailsOf(listing.title, listing.company?.name ?? null);
  if (listing.isLocal) {
    return (
      <ButtonLink to={jobPath(listing.id)} state={state} aria-label={label} variant={variant} className={className}>
        {text.viewDetails}
      </ButtonLink>
    );
  }
  return (
    <ButtonAnchor href={listing.url ?? undefined} variant={variant} className={className}>
      {text.viewDetails}
      <span className="sr-only">{text.detailsSuffix(listing.title, listing.company?.name ?? null)}</span>
    </ButtonAnchor>
  );
}
