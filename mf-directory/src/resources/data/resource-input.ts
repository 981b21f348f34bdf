import { webAddress } from '@fursa/shared/data';
import * as z from 'zod/mini';
import { resourceCosts, resourceExtents, resourceLanguages, resourceTypes } from '../model/resource.ts';

// The lengths are those of the database, which refuses longer texts as a whole.
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const url = webAddress.check(z.maxLength(1000));
const optionalFields = {
  description: z.optional(z.string().check(z.trim(), z.maxLength(5000))),
  type: z.optional(z.enum(resourceTypes)),
  publisher: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(200)))),
  languages: z.optional(z.array(z.enum(resourceLanguages))),
  hours: z.optional(z.nullable(z.number().check(z.minimum(0.1), z.maximum(5000)))),
  extent: z.optional(z.nullable(z.enum(resourceExtents))),
  cost: z.optional(z.nullable(z.enum(resourceCosts))),
  skills: z.optional(z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))).check(z.maxLength(20))),
};

/** A resource as an admin enters it, in the columns of `resources`. */
export const resourceDraftSchema = z.object({
  ...optionalFields,
  /** Made once by whoever fills in the form: the same resource sent twice is then one row and a `conflict`. */
  id: z.optional(z.guid()),
  title,
  url,
});

/** The fields to change. */
export const resourceChangesSchema = z.object({ ...optionalFields, title: z.optional(title), url: z.optional(url) });

export type ResourceDraft = Readonly<z.input<typeof resourceDraftSchema>>;
export type ResourceChanges = Readonly<z.input<typeof resourceChangesSchema>>;
