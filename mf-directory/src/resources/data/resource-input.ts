import { webAddress } from '@fursa/shared/data';
import * as z from 'zod/mini';
import { resourceTypes } from '../model/resource.ts';

// The lengths are those of the database, which refuses longer texts as a whole.
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const url = webAddress.check(z.maxLength(1000));
const optionalFields = {
  description: z.optional(z.string().check(z.trim(), z.maxLength(5000))),
  type: z.optional(z.enum(resourceTypes)),
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
