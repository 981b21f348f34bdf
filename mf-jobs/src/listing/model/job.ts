export const jobTypes = ['full_time', 'part_time', 'contract', 'internship'] as const;
export type JobType = (typeof jobTypes)[number];

export const experienceLevels = ['entry', 'mid', 'senior', 'executive'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];
