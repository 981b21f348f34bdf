import { deviceStorage, paths, readReturnPath } from '@fursa/shared/contract';
import { parseStored } from '@fursa/shared/data/device-draft';
import * as z from 'zod/mini';

const storageKey = 'fursa-asked-mail';

/** Milliseconds; as long as the link of the mail is good. */
const lifetime = 60 * 60 * 1000;

const keptSchema = z.object({ email: z.string(), until: z.number(), from: z.string() });

/** A mail that was asked for on this device. */
export interface AskedMail {
  /** Where the person was heading. */
  readonly from: string;
}

/**
 * Keeps on this device that somebody here asked for a mail, and where they were heading: the link in it then signs in without a
 * question. Not in the mail itself: whoever may ask for mails to any address could then say where its link leads. A later mail
 * takes the place of an earlier one.
 *
 * @param from of a further mail to the same person nothing: they are heading where they were
 */
export function keepAskedMail(email: string, from?: string): void {
  const owner = normalise(email);
  const known = readKept();
  const heading = from ?? (known?.email === owner ? known.from : paths.home);
  const kept: z.infer<typeof keptSchema> = { email: owner, until: Date.now() + lifetime, from: heading };
  deviceStorage.setItem(storageKey, JSON.stringify(kept));
}

/** What was asked for to that address, told once; undefined when that was not here, or too long ago. */
export function takeAskedMail(email: string): AskedMail | undefined {
  const kept = readKept();
  // What was kept for somebody else stays for them, as long as it may.
  if (kept && kept.email !== normalise(email)) return undefined;
  deviceStorage.removeItem(storageKey);
  return kept && { from: readReturnPath(kept) };
}

function readKept(): z.infer<typeof keptSchema> | undefined {
  const kept = parseStored(deviceStorage.getItem(storageKey), keptSchema);
  return kept && kept.until > Date.now() ? kept : undefined;
}

function normalise(email: string): string {
  return email.trim().toLowerCase();
}
