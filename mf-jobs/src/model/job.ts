export const jobTypes = ['full_time', 'part_time', 'contract', 'internship'] as const;
export type JobType = (typeof jobTypes)[number];

export const experienceLevels = ['entry', 'mid', 'senior', 'executive'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** A local posting as a card shows it. Texts are plain text, whatever they look like. */
export interface Job {
  readonly id: string;
  readonly title: string;
  readonly company: { readonly name: string; readonly website: string | null };
  readonly description: string;
  readonly requirements: string | null;
  readonly location: string | null;
  readonly salaryRange: string | null;
  readonly type: JobType | null;
  readonly experienceLevel: ExperienceLevel | null;
  readonly skills: readonly string[];
  readonly isDemo: boolean;
  readonly postedAt: Date;
}

const newForDays = 7;

/** Whether the job was posted in the last seven days, counted from `now`. */
export function isNew(job: Pick<Job, 'postedAt'>, now: Date): boolean {
  const age = now.getTime() - job.postedAt.getTime();
  return age < newForDays * 24 * 60 * 60 * 1000;
}
