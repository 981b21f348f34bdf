import { webAddress } from '@fursa/shared/data';
import * as z from 'zod/mini';

// The lengths are those of the database, which refuses longer texts as a whole.
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

const optionalFields = {
  industry: z.exactOptional(textUpTo(100)),
  size: z.exactOptional(textUpTo(50)),
  location: z.exactOptional(textUpTo(100)),
  website: z.exactOptional(z.nullable(webAddress.check(z.maxLength(500)))),
  logo: z.exactOptional(
    z.nullable(z.union([webAddress, z.string().check(z.regex(/^\/[^/\\]/))]).check(z.maxLength(500))),
  ),
  description: z.exactOptional(textUpTo(5000)),
  hiring_process: z.exactOptional(textUpTo(2000)),
};

/** A company as its owner enters it, in the columns of `companies`. */
export const companyDraftSchema = z.object({
  ...optionalFields,
  /** Made once by whoever fills in the form: the same company sent twice is then one row and a `conflict`. */
  id: z.exactOptional(z.guid()),
  name,
});

/** The fields to change. */
export const companyChangesSchema = z.object({ ...optionalFields, name: z.exactOptional(name) });

export type CompanyDraft = Readonly<z.input<typeof companyDraftSchema>>;
export type CompanyChanges = Readonly<z.input<typeof companyChangesSchema>>;

/** An empty text counts as none. */
function textUpTo(length: number) {
  return z.pipe(
    z.nullable(z.string().check(z.trim(), z.maxLength(length))),
    z.transform((text) => text || null),
  );
}
