import { cleanText } from '@fursa/shared/values/clean-text';
import * as z from 'zod/mini';
import { searchRowSchema, toJob } from '../../job/data/job-schema.ts';
import { remoteLocation } from '../../job/model/locations.ts';
import { jobStatuses, type OwnJob } from '../model/own-job.ts';

/** The columns of {@link ownJobSchema}, as PostgREST's `select` wants them. */
export const ownJobColumns =
  'id, title, company_id, company_name, description, requirements, location, salary_range, type, experience_level, skills, status, is_demo, scam_signs, created_at, closes_at, company:companies(id, name, logo, website)';

/** A row of `jobs` with its company. */
export const ownJobSchema = z.pipe(
  z.extend(searchRowSchema, {
    requirements: z.catch(z.nullable(z.string()), null),
    status: z.enum(jobStatuses),
  }),
  z.transform((row): OwnJob => {
    const job = toJob(row);
    return {
      ...job,
      isRemote: job.location?.toLowerCase() === remoteLocation.toLowerCase(),
      requirements: cleanText(row.requirements ?? '') || null,
      status: row.status,
    };
  }),
);
