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
  /** The newest mails, newest last. */
  readonly mails: readonly Mail[];
  /** How many mails before these were sent and are kept no longer. */
  readonly forgotten: number;
  add(mail: Mail): void;
}

const keptMails = 200;

/** Keeps the newest mails in memory; the embedded backend delivers none. */
export function createOutbox(): Outbox {
  const mails: Mail[] = [];
  let forgotten = 0;
  return {
    mails,
    get forgotten() {
      return forgotten;
    },
    add(mail) {
      mails.push(mail);
      if (mails.length > keptMails) {
        mails.shift();
        forgotten += 1;
      }
    },
  };
}
