export const jobTypes = ['full_time', 'part_time', 'contract', 'internship'] as const;
export type JobType = (typeof jobTypes)[number];

export const experienceLevels = ['entry', 'mid', 'senior', 'executive'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** What an advert says that honest employers do not: asks for money, for M-Pesa, or for mail to a free address. */
export const scamSigns = ['money', 'mpesa', 'free_mail'] as const;
export type ScamSign = (typeof scamSigns)[number];

/** The `source` of a job of this product. */
export const localSource = 'local';

/** An open job as lists show it, of this product or of an external feed. Texts are plain text, whatever they look like. */
export interface Job {
  /** The uuid of a local job, or `<source>:<id in the feed>`. */
  readonly id: string;
  /** {@link localSource} or the name of the feed, `sample` for invented ones. */
  readonly source: string;
  readonly isLocal: boolean;
  readonly title: string;
  readonly company: { readonly name: string; readonly website: string | null } | null;
  /** Null for external jobs, and for local ones from before companies had rows of their own. */
  readonly companyId: string | null;
  /** In lists the first 600 characters. */
  readonly description: string;
  readonly location: string | null;
  /** Remote work that takes applicants in Kenya. */
  readonly isRemote: boolean;
  readonly type: JobType | null;
  readonly salaryRange: string | null;
  readonly experienceLevel: ExperienceLevel | null;
  readonly skills: readonly string[];
  /** The advert on another site; null for local jobs and where the feed gave no safe address. */
  readonly url: string | null;
  /** What the terms of the feed want shown beside the job. */
  readonly attribution: string | null;
  /** Invented: of the seed, or of the sample feed. */
  readonly isDemo: boolean;
  readonly scamSigns: readonly ScamSign[];
  readonly postedAt: Date | null;
  /** Last moment to apply; null: not said. */
  readonly closesAt: Date | null;
}

const newForDays = 7;

/** Whether the job was posted in the last seven days, counted from `now`. */
export function isNew({ postedAt }: Pick<Job, 'postedAt'>, now: Date): boolean {
  if (postedAt === null) return false;
  const age = now.getTime() - postedAt.getTime();
  return age < newForDays * 24 * 60 * 60 * 1000;
}

/** The last day to apply by: a midnight ends the day before it. */
export function lastDay(closesAt: Date): Date {
  return new Date(closesAt.getTime() - 1);
}

/** More than three lines on the widest card; a phone need not lay out what it cuts off. */
const maxLength = 400;

/** The beginning of an advert for a card, where the items of a list follow each other in one line. */
export function excerptOf(description: string): string {
  return description.slice(0, maxLength).replaceAll(/\s*\n\s*[-*•]\s+/g, ' · ');
}
