import * as z from 'zod/mini';
import { experienceLevels, jobTypes } from '../../listing/model/listing.ts';
import { postingStatuses } from '../model/posting.ts';

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
  description: z.optional(longText),
  requirements: z.optional(z.nullable(longText)),
  location: z.optional(shortText),
  salaryRange: z.optional(shortText),
  type: z.optional(z.enum(jobTypes)),
  experienceLevel: z.optional(z.nullable(z.enum(experienceLevels))),
  skills: z.optional(z.readonly(z.array(z.string().check(z.trim(), z.minLength(1))).check(z.maxLength(100)))),
  /** A new posting is active unless told otherwise. */
  status: z.optional(z.enum(postingStatuses)),
  closesAt: z.optional(z.nullable(z.date())),
};

const draftFieldsSchema = z.object({
  ...changeableFields,
  /** Made once by whoever fills in the form: the same posting sent twice is then one row and a `conflict`. */
  id: z.optional(z.guid()),
  companyId: z.guid(),
});

const changedFieldsSchema = z.object({ ...changeableFields, title: z.optional(title) });

/** What an employer writes about a new job. */
export type PostingDraft = Readonly<z.input<typeof draftFieldsSchema>>;

/** The fields to change; a posting stays with its company. */
export type PostingChanges = Readonly<z.input<typeof changedFieldsSchema>>;

/** A {@link PostingDraft} as a row of `jobs`. */
export const postingDraftSchema = z.pipe(
  draftFieldsSchema,
  z.transform(({ id, companyId, status = 'active', ...fields }) => ({
    id,
    company_id: companyId,
    ...toColumns({ ...fields, status }),
  })),
);

/** {@link PostingChanges} as columns of `jobs`; fields that are not named stay out. */
export const postingChangesSchema = z.pipe(changedFieldsSchema, z.transform(toColumns));

function toColumns<Fields extends z.output<typeof changedFieldsSchema>>(fields: Fields) {
  const { salaryRange, experienceLevel, closesAt, ...sameNames } = fields;
  return {
    ...sameNames,
    salary_range: salaryRange,
    experience_level: experienceLevel,
    // Without a value the key must go too, and JSON drops what is undefined.
    closes_at: closesAt?.toISOString() ?? closesAt,
  };
}
