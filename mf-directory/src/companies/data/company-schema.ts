import { optionalWebAddress, webAddress } from '@fursa/shared/data';
import * as z from 'zod/mini';
import type { Company, CompanyDetails } from '../model/company.ts';

const optionalText = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => text?.trim() || null),
);

/** The columns of {@link companySchema}, as PostgREST's `select` wants them. */
export const companyColumns = 'id, name, industry, logo, size, location, website, is_demo';

const companyRowSchema = z.object({
  id: z.string(),
  name: z.string().check(z.trim(), z.minLength(1)),
  industry: optionalText,
  logo: z.catch(z.nullable(z.union([webAddress, z.string().check(z.regex(/^\/[^/\\]/))])), null),
  size: optionalText,
  location: optionalText,
  website: webAddress,
  is_demo: z.boolean(),
});

/** A row of `companies` that may be listed: one whose website is an http(s) address. */
export const companySchema = z.pipe(
  companyRowSchema,
  z.transform(({ is_demo, ...row }): Company => ({ ...row, isDemo: is_demo })),
);

/** The columns of {@link companyDetailsSchema}. */
export const companyDetailsColumns = `${companyColumns}, description` as const;

/** Any row of `companies`: an address that is none of the web is treated as no address. */
export const companyDetailsSchema = z.pipe(
  z.extend(companyRowSchema, { website: optionalWebAddress, description: optionalText }),
  z.transform(({ is_demo, ...row }): CompanyDetails => ({ ...row, isDemo: is_demo })),
);
