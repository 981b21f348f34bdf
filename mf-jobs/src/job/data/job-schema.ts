import { optionalWebAddress } from '@fursa/shared/data';
import { cleanLine, cleanText } from '@fursa/shared/values/clean-text';
import * as z from 'zod/mini';
import { experienceLevels, type Job, jobTypes, localSource, type ScamSign, scamSigns } from '../model/job.ts';

/*
 * A row without id or title cannot be shown. Anything else that is missing or strange in it is left out, and the rest of
 * the row is shown: a job must not disappear because one feed writes its dates in a new way.
 */
export const line = z.pipe(z.catch(z.nullable(z.string()), null), z.transform(toLine));
/** Pay as the advert writes it; null where it names none. */
export const payLine = z.pipe(
  line,
  z.transform((pay) => (pay === 'N/A' ? null : pay)),
);
const flag = z.catch(z.boolean(), false);
const moment = z.pipe(
  z.catch(z.nullable(z.iso.datetime({ offset: true })), null),
  z.transform((text) => (text === null ? null : new Date(text))),
);

const companySchema = z.catch(z.nullable(z.object({ name: line, website: optionalWebAddress })), null);

export const searchRowSchema = z.object({
  // Half a character cannot stand in an address.
  id: z.string().check(z.regex(/^\P{Cs}+$/u)),
  source: z.catch(z.string().check(z.minLength(1)), localSource),
  title: z.pipe(z.string(), z.transform(cleanLine)).check(z.minLength(1)),
  company_id: z.catch(z.nullable(z.string()), null),
  company_name: line,
  company: companySchema,
  description: z.catch(z.string(), ''),
  location: line,
  remote: flag,
  type: z.catch(z.nullable(z.enum(jobTypes)), null),
  salary_range: payLine,
  experience_level: z.catch(z.nullable(z.enum(experienceLevels)), null),
  skills: z.catch(z.array(z.string()), []),
  url: optionalWebAddress,
  attribution: line,
  is_demo: flag,
  scam_signs: z.catch(z.array(z.string()), []),
  created_at: moment,
  closes_at: moment,
});

export function toJob(row: z.infer<typeof searchRowSchema>): Job {
  const companyName = row.company?.name ?? row.company_name;
  return {
    id: row.id,
    source: row.source,
    isLocal: row.source === localSource,
    title: row.title,
    company: companyName === null ? null : { name: companyName, website: row.company?.website ?? null },
    companyId: row.company_id,
    description: cleanText(row.description),
    location: row.location,
    isRemote: row.remote,
    type: row.type,
    salaryRange: row.salary_range,
    experienceLevel: row.experience_level,
    skills: toLines(row.skills),
    url: row.url,
    attribution: row.attribution,
    isDemo: row.is_demo,
    scamSigns: knownSigns(row.scam_signs),
    postedAt: row.created_at,
    closesAt: row.closes_at,
  };
}

/** A row of `search_jobs`. */
export const jobSchema = z.pipe(searchRowSchema, z.transform(toJob));

function toLine(text: string | null): string | null {
  return text === null ? null : cleanLine(text) || null;
}

export function toLines(texts: readonly string[]): string[] {
  return [...new Set(texts.map(cleanLine))].filter((text) => text !== '');
}

function knownSigns(signs: readonly string[]): ScamSign[] {
  return scamSigns.filter((sign) => signs.includes(sign));
}
