import { testBackend } from '@fursa/shared/testing';
import * as z from 'zod/mini';

const outboxSchema = z.array(z.object({ to: z.string(), html: z.string() }));

/** The oldest first. */
async function readMails(email: string) {
  const response = await fetch(new URL('/dev/mail.json', testBackend().url));
  return outboxSchema.parse(await response.json()).filter(({ to }) => to === email);
}

export async function countMails(email: string): Promise<number> {
  return (await readMails(email)).length;
}

/** Path and query of the link in the newest mail to the address. */
export async function takeLinkFromMail(email: string): Promise<string> {
  const mail = (await readMails(email)).at(-1);
  const link = /https?:\/\/[^"]+\?token_hash=[^"]+/.exec(mail?.html ?? '')?.[0];
  if (link === undefined) throw new Error(`No link in the mail to ${email}`);
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
  return pathname + search;
}
