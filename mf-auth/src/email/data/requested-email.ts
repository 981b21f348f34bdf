import { deviceStorage, paths, readReturnPath } from '@fursa/shared/contract';
import { parseStored } from '@fursa/shared/data/device-draft';
import * as z from 'zod/mini';

const storageKey = 'fursa-asked-mail';

/** Milliseconds; as long as the link of the email is good. */
const lifetime = 60 * 60 * 1000;

const storedSchema = z.object({ email: z.string(), until: z.number(), from: z.string() });

/** An email that was asked for on this device. */
export interface RequestedEmail {
  /** Where the person was heading. */
  readonly from: string;
}

/**
 * Keeps on this device that somebody here asked for an email, and where they were heading: the link in it then signs in without a
 * question. Not in the email itself: whoever may ask for emails to any address could then say where its link leads. A later email
 * takes the place of an earlier one.
 *
 * @param from of a further email to the same person nothing: they are heading where they were
 */
export function storeRequestedEmail(email: string, from?: string): void {
  const owner = normalise(email);
  const known = readStored();
  const heading = from ?? (known?.email === owner ? known.from : paths.home);
  const stored: z.infer<typeof storedSchema> = { email: owner, until: Date.now() + lifetime, from: heading };
  deviceStorage.setItem(storageKey, JSON.stringify(stored));
}

/** What was asked for to that address, told once; undefined when that was not here, or too long ago. */
export function consumeRequestedEmail(email: string): RequestedEmail | undefined {
  const stored = readStored();
  // What is stored for somebody else stays for them, as long as it may.
  if (stored && stored.email !== normalise(email)) return undefined;
  deviceStorage.removeItem(storageKey);
  return stored && { from: readReturnPath(stored) };
}

function readStored(): z.infer<typeof storedSchema> | undefined {
  const stored = parseStored(deviceStorage.getItem(storageKey), storedSchema);
  return stored && stored.until > Date.now() ? stored : undefined;
}

function normalise(email: string): string {
  return email.trim().toLowerCase();
}
