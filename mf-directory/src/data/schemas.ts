import * as z from 'zod/mini';
import type { Company } from '../model/company.ts';

const optionalText = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => text?.trim() || null),
);

/** The columns of {@link companySchema}, as PostgREST's `select` wants them. */
export const companyColumns = 'id, name, industry, logo, size, location, website, is_demo';

/** A row of `companies` that may be listed: one whose website is an http(s) address. */
export const companySchema = z.pipe(
  z.object({
    id: z.string(),
    name: z.string().check(z.trim(), z.minLength(1)),
    industry: optionalText,
    logo: z.catch(z.nullable(z.union([z.url({ protocol: /^https?$/ }), z.string().check(z.regex(/^\/[^/\\]/))])), null),
    size: optionalText,
    location: optionalText,
    website: z.url({ protocol: /^https?$/ }),
    is_demo: z.boolean(),
  }),
  z.transform(({ is_demo, ...row }): Company => ({ ...row, isDemo: is_demo })),
);
