/** As long as the database takes. */
export const maxDetailsLength = 2000;

/** What somebody has written so far. */
export interface ReportDraft<Reason extends string> {
  readonly reason: Reason | undefined;
  readonly details: string;
}

/** A report that can be sent. */
export interface Report<Reason extends string> {
  readonly reason: Reason;
  /** In the person's own words; may be empty. */
  readonly details: string;
}

/** `known`: the same person reported the same thing before, and that report stands. */
export type ReportOutcome = 'stored' | 'known';

/** What is said about one kind of thing that can be reported. */
export interface ReportTexts<Reason extends string> {
  /** On the button. */
  readonly open: string;
  /** The same with the name of the thing, for those who hear the button out of context. */
  readonly openOf: (subject: string) => string;
  readonly title: string;
  readonly lead: string;
  readonly question: string;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly noReason: string;
  readonly sentText: string;
  readonly knownText: string;
}

/** Part of the address while somebody is away to sign in, so that the dialog of that thing is open when they come back. */
export function reportHash(id: string): string {
  return `#report-${encodeURIComponent(id)}`;
}
