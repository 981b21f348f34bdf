import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Mail } from '../mail/outbox.ts';
import { readText } from '../mail/read-text.ts';

const tokenInLink = /(token_hash=)([\w%.-]+)/g;

/**
 * Supabase lite derives the token of a mail from the address and six digits, so that whoever knows the address has a million
 * guesses to make. The mail gets a random token of 256 bits instead, and the database its hash.
 *
 * @throws Error when the database does not hold the token that the mail names
 */
export async function replaceMailToken(database: Database, draft: DraftMail): Promise<DraftMail> {
  const guessable = new Set([...draft.html.matchAll(tokenInLink)].map(([, , token = '']) => decodeURIComponent(token)));
  const token = randomBytes(32).toString('base64url');
  for (const old of guessable) {
    const changed = await database.query(
      `update auth.users set
         confirmation_token = case when confirmation_token = $1 then $2 else confirmation_token end,
         recovery_token = case when recovery_token = $1 then $2 else recovery_token end
       where $1 in (confirmation_token, recovery_token)
       returning id`,
      [old, hashMailToken(token)],
    );
    if (changed.length !== 1) throw new Error('The token of a mail is not in the database.');
  }
  return { ...draft, html: draft.html.replaceAll(tokenInLink, `$1${token}`) };
}

/** The form in which the database keeps the token of a mail. */
export function hashMailToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

interface Message {
  readonly to: string;
  readonly subject: string;
  readonly html?: string;
}

/** A mail as Supabase lite writes it, before its link is replaced. */
export type DraftMail = Omit<Mail, 'text'>;

const currentCall = new AsyncLocalStorage<DraftMail[]>();

/** The mail driver of Supabase lite: keeps what the current call sends. */
export function collectMail({ to, subject, html = '' }: Message): Promise<void> {
  currentCall.getStore()?.push({ to, subject, html, sentAt: new Date().toISOString() });
  return Promise.resolve();
}

/** Runs a call into Supabase lite and hands out the mail it sent beside its result. */
export async function withMail<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly drafts: readonly DraftMail[] }> {
  const drafts: DraftMail[] = [];
  const result = await currentCall.run(drafts, work);
  return { result, drafts };
}

/** The text that Supabase lite offers leads to `/auth/v1/verify`, which is not served; the link of the HTML does. */
export function finishMail(draft: DraftMail): Mail {
  return { ...draft, text: readText(draft.html) };
}
