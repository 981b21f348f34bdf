/** What people keep of jobs: those put aside, and those they applied to. */
export const keptKinds = ['saved', 'applied'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** How an application stands, as the person says. */
export const applicationStatuses = ['applied', 'interview', 'offer', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** A job on one of the person's lists. Title and company are those of the moment it was kept: it may be gone since. */
export interface KeptJob {
  /** Of the row, not of the job. */
  readonly id: string;
  /** The job's own id, `<source>:<id>` for an external one; null: it was deleted. */
  readonly listingId: string | null;
  readonly isLocal: boolean;
  /** How a job of this product stands; `unknown` for external ones, of which nobody tells us. */
  readonly state: 'open' | 'closed' | 'gone' | 'unknown';
  readonly title: string;
  readonly company: string | null;
  /** The posting elsewhere. */
  readonly url: string | null;
  readonly keptAt: Date;
}

/** The same with what the person notes about the application. */
export interface Application extends KeptJob {
  readonly status: ApplicationStatus;
  readonly notes: string;
  readonly appliedAt: Date;
}
