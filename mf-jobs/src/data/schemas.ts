import * as z from 'zod/mini';
import { experienceLevels, type Job, jobTypes } from '../model/job.ts';
import { type Posting, postingStatuses } from '../model/posting.ts';

const optionalText = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => text?.trim() || null),
);

/** Only an http(s) address may become a link; anything else is treated as no address at all. */
const webAddress = z.catch(z.nullable(z.url({ protocol: /^https?$/ })), null);

const jobRowSchema = z.object({
  id: z.string(),
  title: z.string().check(z.trim(), z.minLength(1)),
  company_name: optionalText,
  description: z.string(),
  requirements: optionalText,
  location: optionalText,
  salary_range: optionalText,
  type: z.nullable(z.enum(jobTypes)),
  experience_level: z.nullable(z.enum(experienceLevels)),
  skills: z.nullable(z.array(z.string())),
  is_demo: z.boolean(),
  created_at: z.iso.datetime({ offset: true }),
  company: z.nullable(z.object({ name: z.string(), website: webAddress })),
});

/** The columns of {@link jobSchema}, as PostgREST's `select` wants them. */
export const jobColumns =
  'id, title, company_name, description, requirements, location, salary_range, type, experience_level, skills, is_demo, created_at, company:companies(id, name, logo, website)';

function toJob(row: z.infer<typeof jobRowSchema>): Job {
  return {
    id: row.id,
    title: row.title,
    company: { name: row.company?.name ?? row.company_name ?? '', website: row.company?.website ?? null },
    description: row.description,
    requirements: row.requirements,
    location: row.location,
    salaryRange: row.salary_range === 'N/A' ? null : row.salary_range,
    type: row.type,
    experienceLevel: row.experience_level,
    skills: row.skills ?? [],
    isDemo: row.is_demo,
    postedAt: new Date(row.created_at),
  };
}

/** A row of `jobs` with its company. */
export const jobSchema = z.pipe(jobRowSchema, z.transform(toJob));

/** The columns of {@link postingSchema}. */
export const postingColumns = `${jobColumns}, company_id, status, closes_at` as const;

/** The same row with the columns that only its employer and its own page need. */
export const postingSchema = z.pipe(
  z.extend(jobRowSchema, {
    company_id: z.nullable(z.string()),
    status: z.enum(postingStatuses),
    closes_at: z.nullable(z.iso.datetime({ offset: true })),
  }),
  z.transform(
    (row): Posting => ({
      ...toJob(row),
      companyId: row.company_id,
      status: row.status,
      closesAt: row.closes_at === null ? null : new Date(row.closes_at),
    }),
  ),
);
