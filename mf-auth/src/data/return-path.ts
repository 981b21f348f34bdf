import { paths, readReturnPath } from '@fursa/shared/contract';
import * as z from 'zod/mini';

const storageKey = 'fursa-return-path';

/** Milliseconds; as long as the link of the mail is good. */
const lifetime = 60 * 60 * 1000;

const keptSchema = z.object({ email: z.string(), until: z.number(), from: z.string() });

/**
 * Keeps on this device where somebody was heading while they look for a mail. Not in the mail itself: whoever may ask for
 * mails to any address could then say where its link leads. A later mail takes the place of an earlier one.
 */
export function keepReturnPath(email: string, from: string): void {
  const kept: z.infer<typeof keptSchema> = { email: normalise(email), until: Date.now() + lifetime, from };
  try {
    if (from === paths.home) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch (reason) {
    // Storage may be forbidden or full: the mail is on its way all the same, and its link leads to the landing page.
    if (!(reason instanceof DOMException)) throw reason;
  }
}

/** Where the owner of the address was heading, told once; `/` when that is not known here, or was too long ago. */
export function takeReturnPath(email: string): string {
  const kept = keptSchema.safeParse(readStored()).data;
  // What was kept for somebody else stays for them, as long as it may.
  if (kept && kept.email !== normalise(email) && kept.until > Date.now()) return paths.home;
  localStorage.removeItem(storageKey);
  return kept && kept.until > Date.now() ? readReturnPath(kept) : paths.home;
}

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null');
  } catch {
    // Not written here: it says nothing.
    return null;
  }
}

function normalise(email: string): string {
  return email.trim().toLowerCase();
}
