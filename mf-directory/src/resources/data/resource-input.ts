import { webAddress } from '@fursa/shared/data';
import * as z from 'zod/mini';
import { resourceCosts, resourceExtents, resourceLanguages, resourceTypes } from '../model/resource.ts';

// The lengths are those of the database, which refuses longer texts as a whole.
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const url = webAddress.check(z.maxLength(1000));
const optionalFields = {
  description: z.exactOptional(z.string().check(z.trim(), z.maxLength(5000))),
  type: z.exactOptional(z.enum(resourceTypes)),
  publisher: z.exactOptional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(200)))),
  languages: z.exactOptional(z.array(z.enum(resourceLanguages))),
  hours: z.exactOptional(z.nullable(z.number().check(z.minimum(0.1), z.maximum(5000)))),
  extent: z.exactOptional(z.nullable(z.enum(resourceExtents))),
  cost: z.exactOptional(z.nullable(z.enum(resourceCosts))),
  skills: z.exactOptional(z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))).check(z.maxLength(20))),
};

/** A resource as an admin enters it, in the columns of `resources`. */
export const resourceDraftSchema = z.object({
  ...optionalFields,
  /** Made once by whoever fills in the form: the same resource sent twice is then one row and a `conflict`. */
  id: z.exactOptional(z.guid()),
  title,
  url,
});

/** The fields to change. */
export const resourceChangesSchema = z.object({
  ...optionalFields,
  title: z.exactOptional(title),
  url: z.exactOptional(url),
});

export type ResourceDraft = Readonly<z.input<typeof resourceDraftSchema>>;
export type ResourceChanges = Readonly<z.input<typeof resourceChangesSchema>>;
