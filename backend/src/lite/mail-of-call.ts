import { AsyncLocalStorage } from 'node:async_hooks';
import type { Mail } from '../mail/outbox.ts';
import { readText } from '../mail/read-text.ts';

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
