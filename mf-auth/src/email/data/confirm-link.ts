import { settleGrant } from './grant.ts';
import { type ConfirmationLink, verifyLink } from './verify-link.ts';

/** What the page keeps in the router's state once the link has done its work: no key to the account is in it. */
export type ConfirmationOutcome =
  | { readonly outcome: 'confirmed'; readonly from: string }
  | { readonly outcome: 'asked' }
  | { readonly outcome: 'spent' };

async function confirm(link: ConfirmationLink): Promise<ConfirmationOutcome> {
  const verification = await verifyLink(link);
  if (verification.state === 'spent') return { outcome: 'spent' };
  const settlement = await settleGrant(verification.grant);
  return settlement.isSignedIn ? { outcome: 'confirmed', from: settlement.from } : { outcome: 'asked' };
}

const inFlight = new Map<string, Promise<ConfirmationOutcome>>();

/**
 * Confirms an address. It is called when a page is shown, which React does twice in development; the second call waits for the first.
 *
 * @throws AppError when the link may still be good and can be tried again
 */
export function confirmLink(link: ConfirmationLink): Promise<ConfirmationOutcome> {
  const known = inFlight.get(link.tokenHash);
  if (known !== undefined) return known;
  const confirmation = confirm(link).finally(() => inFlight.delete(link.tokenHash));
  inFlight.set(link.tokenHash, confirmation);
  return confirmation;
}
