import { getBackendClient } from '@fursa/shared/backend';
import { type TestAccount, testBackend } from '@fursa/shared/testing';
import * as z from 'zod/mini';

/** Has the backend send a link that signs in, which this device knows nothing of, and takes it out of the mail. */
export async function requestLinkElsewhere({ email }: TestAccount): Promise<string> {
  const { error } = await getBackendClient().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  if (error) throw error;
  return await readLinkOfEmail(email);
}

/** The same for a forgotten password. */
export async function requestRecoveryElsewhere({ email }: TestAccount): Promise<string> {
  const { error } = await getBackendClient().auth.resetPasswordForEmail(email);
  if (error) throw error;
  return await readLinkOfEmail(email);
}

const outboxSchema = z.array(z.object({ to: z.string(), html: z.string() }));

/** The oldest first. */
async function readEmails(email: string) {
  const response = await fetch(new URL('/dev/mail.json', testBackend().url));
  return outboxSchema.parse(await response.json()).filter(({ to }) => to === email);
}

export async function countEmails(email: string): Promise<number> {
  return (await readEmails(email)).length;
}

/** Path and query of the link in the newest email to the address. */
export async function readLinkOfEmail(email: string): Promise<string> {
  const newest = (await readEmails(email)).at(-1);
  const link = /https?:\/\/[^"]+\?token_hash=[^"]+/.exec(newest?.html ?? '')?.[0];
  if (link === undefined) throw new Error(`No link in the email to ${email}`);
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
  return pathname + search;
}
