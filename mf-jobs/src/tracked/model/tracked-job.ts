import type { Sharing } from '../../sharing/model/sharing.ts';

/** What people keep of jobs: those put aside, and those they applied to. */
export const trackedKinds = ['saved', 'applied'] as const;
export type TrackedKind = (typeof trackedKinds)[number];

/** How an application stands, as the person says. */
export const applicationStatuses = ['applied', 'interview', 'offer', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** A job on one of the person's lists. Title and company are those of the moment it was saved or applied to: it may be gone since. */
export interface TrackedJob {
  /** Of the row, not of the job. */
  readonly id: string;
  /** The job's own id, `<source>:<id>` for an external one; null: it was deleted. */
  readonly jobId: string | null;
  readonly isLocal: boolean;
  /** How a job of this product stands; `unknown` for external ones, of which nobody tells us. */
  readonly state: 'open' | 'closed' | 'gone' | 'unknown';
  readonly title: string;
  readonly company: string | null;
  /** The advert on another site. */
  readonly url: string | null;
  readonly trackedAt: Date;
  /** Where it is, what it pays, and its last moment to apply, as the job says now; null: not known. */
  readonly location: string | null;
  readonly salaryRange: string | null;
  readonly closesAt: Date | null;
}

/** The same with what the person notes about the application. */
export interface Application extends TrackedJob {
  readonly status: ApplicationStatus;
  readonly notes: string;
  readonly appliedAt: Date;
  /** Null where no employer on Fursa sees the application: they have no page here, or the job was deleted. */
  readonly sharing: Sharing | null;
}

const soonMs = 3 * 24 * 60 * 60 * 1000;

/** Whether somebody who wants to apply should do so in the next three days. */
export function closesSoon({ state, closesAt }: Pick<TrackedJob, 'state' | 'closesAt'>, now: Date): boolean {
  return state === 'open' && closesAt !== null && closesAt.getTime() - now.getTime() <= soonMs;
}

/** What closes soon first, the first to close before the others; the rest stays as it was. */
export function soonestFirst<Row extends TrackedJob>(jobs: readonly Row[], now: Date): readonly Row[] {
  const soon = jobs.filter((job) => closesSoon(job, now));
  soon.sort((one, other) => (one.closesAt?.getTime() ?? 0) - (other.closesAt?.getTime() ?? 0));
  return [...soon, ...jobs.filter((job) => !closesSoon(job, now))];
}

/** Where a job stands in its list: applications by their status, saved jobs by how much time is left. */
export const trackedGroups = ['soon', 'saved', 'over', ...applicationStatuses] as const;
export type TrackedGroup = (typeof trackedGroups)[number];

export function groupOfSaved(job: Pick<TrackedJob, 'state' | 'closesAt'>, now: Date): TrackedGroup {
  if (job.state === 'closed' || job.state === 'gone') return 'over';
  return closesSoon(job, now) ? 'soon' : 'saved';
}

export interface GroupedJobs<Row> {
  readonly group: TrackedGroup;
  readonly jobs: readonly Row[];
}

/** The groups that have jobs, in their order; in each what closes soon stands first. */
export function groupJobs<Row extends TrackedJob>(
  jobs: readonly Row[],
  groupOf: (job: Row) => TrackedGroup,
  now: Date,
): readonly GroupedJobs<Row>[] {
  const sorted = soonestFirst(jobs, now);
  return trackedGroups
    .map((group) => ({ group, jobs: sorted.filter((job) => groupOf(job) === group) }))
    .filter((grouped) => grouped.jobs.length > 0);
}

/** A day as a date field holds it, `2026-11-20`, where the person is. */
export function writeDay(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

const earliestYear = 1970;

/** Noon of that day where the person is; undefined for what is no day, or one after `today`. */
export function readDay(text: string, today: Date): Date | undefined {
  const noon = new Date(`${text}T12:00:00`);
  if (Number.isNaN(noon.getTime()) || noon.getFullYear() < earliestYear || text > writeDay(today)) return undefined;
  return noon;
}
