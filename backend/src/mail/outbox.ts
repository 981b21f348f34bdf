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
  send(message: { to: string; subject: string; html?: string; text?: string }): Promise<void>;
}

const keptMails = 200;

/** Keeps the newest mails in memory; the embedded backend delivers none. */
export function createOutbox(): Outbox {
  const mails: Mail[] = [];
  return {
    mails,
    async send({ to, subject, html = '', text = '' }) {
      mails.push({ to, subject, html, text, sentAt: new Date().toISOString() });
      if (mails.length > keptMails) mails.shift();
    },
  };
}
