import { optionalWebAddress, webAddress } from '@fursa/shared/data';
import { cleanLine, cleanText } from '@fursa/shared/values/clean-text';
import * as z from 'zod/mini';
import {
  type Company,
  type CompanyDetails,
  type CompanyJob,
  type Verification,
  verificationKinds,
} from '../model/company.ts';

const line = z.pipe(z.string(), z.transform(cleanLine)).check(z.minLength(1));
const optionalLine = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => cleanLine(text ?? '') || null),
);
const optionalText = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => cleanText(text ?? '') || null),
);

const companyRowSchema = z.object({
  id: z.string(),
  name: line,
  industry: optionalLine,
  logo: z.catch(z.nullable(z.union([webAddress, z.string().check(z.regex(/^\/[^/\\]/))])), null),
  size: optionalLine,
  location: optionalLine,
  website: webAddress,
  is_demo: z.boolean(),
});

/** A row of `search_companies`: one whose website is an http(s) address. */
export const companySchema = z.pipe(
  z.extend(companyRowSchema, { open_jobs: z.int().check(z.nonnegative()) }),
  z.transform(({ is_demo, open_jobs, ...row }): Company => ({ ...row, isDemo: is_demo, openJobs: open_jobs })),
);

/** The columns of {@link companyDetailsSchema}, as PostgREST's `select` wants them. */
export const companyDetailsColumns =
  'id, name, industry, logo, size, location, website, is_demo, description, hiring_process';

/** Any row of `companies`: an address that is none of the web is treated as no address. */
export const companyDetailsSchema = z.pipe(
  z.extend(companyRowSchema, {
    website: optionalWebAddress,
    description: optionalText,
    hiring_process: optionalText,
  }),
  z.transform(
    ({ is_demo, hiring_process, ...row }): CompanyDetails => ({
      ...row,
      isDemo: is_demo,
      hiringProcess: hiring_process,
    }),
  ),
);

/** Of a kind that this version does not know nothing can be said. */
export const verificationSchema = z.pipe(
  z.object({ kind: z.enum(verificationKinds), evidence: line, checked_on: z.iso.date() }),
  // Noon: a date of its own is the same day everywhere.
  z.transform(({ checked_on, ...row }): Verification => ({ ...row, checkedOn: new Date(`${checked_on}T12:00:00`) })),
);

export const companyJobSchema = z.pipe(
  z.object({
    // Half a character cannot stand in an address.
    id: z.string().check(z.regex(/^\P{Cs}+$/u)),
    title: line,
    location: optionalLine,
    salary_range: optionalLine,
    created_at: z.iso.datetime({ offset: true }),
  }),
  z.transform(
    ({ salary_range, created_at, ...row }): CompanyJob => ({
      ...row,
      salaryRange: salary_range,
      postedAt: new Date(created_at),
    }),
  ),
);
