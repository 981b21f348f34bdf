import * as z from 'zod/mini';
import { experienceLevels, jobTypes } from '../../job/model/job.ts';
import { jobStatuses } from '../model/own-job.ts';

/** The lengths are those of the database, which refuses longer texts as a whole. */
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const longText = z.string().check(z.trim(), z.maxLength(20_000));

/** An empty text counts as none. */
const shortText = z.pipe(
  z.nullable(z.string().check(z.trim(), z.maxLength(100))),
  z.transform((text) => text || null),
);

const changeableFields = {
  title,
  description: z.exactOptional(longText),
  requirements: z.exactOptional(z.nullable(longText)),
  location: z.exactOptional(shortText),
  salaryRange: z.exactOptional(shortText),
  type: z.exactOptional(z.enum(jobTypes)),
  experienceLevel: z.exactOptional(z.nullable(z.enum(experienceLevels))),
  skills: z.exactOptional(z.readonly(z.array(z.string().check(z.trim(), z.minLength(1))).check(z.maxLength(100)))),
  /** A new job is active unless told otherwise. */
  status: z.exactOptional(z.enum(jobStatuses)),
  closesAt: z.exactOptional(z.nullable(z.date())),
};

const draftFieldsSchema = z.object({
  ...changeableFields,
  /** Made once by whoever fills in the form: the same job sent twice is then one row and a `conflict`. */
  id: z.exactOptional(z.guid()),
  companyId: z.guid(),
});

const changedFieldsSchema = z.object({ ...changeableFields, title: z.exactOptional(title) });

/** What an employer writes about a new job. */
export type JobDraft = Readonly<z.input<typeof draftFieldsSchema>>;

/** The fields to change; a job stays with its company. */
export type JobChanges = Readonly<z.input<typeof changedFieldsSchema>>;

/** A {@link JobDraft} as a row of `jobs`. */
export const jobDraftSchema = z.pipe(
  draftFieldsSchema,
  z.transform(({ id, companyId, status = 'active', ...fields }) => ({
    ...(id !== undefined && { id }),
    company_id: companyId,
    ...toColumns({ ...fields, status }),
  })),
);

/** {@link JobChanges} as columns of `jobs`; fields that are not named stay out. */
export const jobChangesSchema = z.pipe(changedFieldsSchema, z.transform(toColumns));

function toColumns<Fields extends z.output<typeof changedFieldsSchema>>(fields: Fields) {
  const { salaryRange, experienceLevel, closesAt, ...sameNames } = fields;
  return {
    ...sameNames,
    ...(salaryRange !== undefined && { salary_range: salaryRange }),
    ...(experienceLevel !== undefined && { experience_level: experienceLevel }),
    ...(closesAt !== undefined && { closes_at: closesAt?.toISOString() ?? null }),
  };
}
