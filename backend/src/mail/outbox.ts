/** A mail that would have been sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

export interface Outbox {
  /** Newest last. */
  readonly mails: readonly Mail[];
  send(message: { to: string; subject: string; html?: string }): Promise<void>;
}

const keptMails = 200;

/** Keeps the newest mails in memory; the embedded backend delivers none. */
export function createOutbox(): Outbox {
  const mails: Mail[] = [];
  return {
    mails,
    send({ to, subject, html = '' }) {
      // The text that Supabase lite offers leads to `/auth/v1/verify`, which signs nobody in; the template's link does.
      mails.push({ to, subject, html, text: textOf(html), sentAt: new Date().toISOString() });
      if (mails.length > keptMails) mails.shift();
      return Promise.resolve();
    },
  };
}

/** The words and the link addresses of a template of `supabase/templates`. */
function textOf(html: string): string {
  return html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a\s*>/gs, '$2: $1')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
