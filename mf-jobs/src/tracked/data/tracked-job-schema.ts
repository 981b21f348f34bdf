import { optionalWebAddress } from '@fursa/shared/data';
import { cleanLine } from '@fursa/shared/values/clean-text';
import * as z from 'zod/mini';
import { line, payLine } from '../../job/data/job-schema.ts';
import type { Sharing } from '../../sharing/model/sharing.ts';
import { type Application, applicationStatuses, type TrackedJob } from '../model/tracked-job.ts';

const moment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text)),
);

const trackedRowSchema = z.object({
  id: z.string(),
  job_id: z.nullable(z.string()),
  adzuna_id: z.nullable(z.string()),
  title: z.string(),
  company: z.nullable(z.string()),
  url: optionalWebAddress,
  source: z.string(),
  created_at: moment,
  /** Null where the job is not there for everybody any more: then the backend does not show it. A date that is none is no reason
   * to lose the whole list. */
  job: z.nullable(
    z.object({
      closes_at: z.catch(z.nullable(moment), null),
      location: line,
      salary_range: payLine,
      company_id: z.nullable(z.string()),
    }),
  ),
});

/** The columns of {@link trackedJobSchema}, as PostgREST's `select` wants them. */
export const trackedJobColumns =
  'id, job_id, adzuna_id, title, company, url, source, created_at, job:jobs(closes_at, location, salary_range, company_id)';

/** The columns of {@link applicationSchema}. */
export const applicationColumns = `${trackedJobColumns}, status, notes, applied_at, shares_cv, employer_note`;

/** A row of `saved_jobs`. */
export const trackedJobSchema = z.pipe(trackedRowSchema, z.transform(toTrackedJob));

/** A row of `applied_jobs`. */
export const applicationSchema = z.pipe(
  z.extend(trackedRowSchema, {
    status: z.enum(applicationStatuses),
    notes: z.nullable(z.string()),
    applied_at: moment,
    shares_cv: z.boolean(),
    employer_note: z.nullable(z.string()),
  }),
  z.transform(
    (row): Application => ({
      ...toTrackedJob(row),
      status: row.status,
      notes: row.notes ?? '',
      appliedAt: row.applied_at,
      // An employer whose job nobody else sees any more still sees who applied. One that is deleted is nobody's.
      sharing:
        row.job_id === null || row.job?.company_id === null
          ? null
          : { sharesCv: row.shares_cv, note: row.employer_note ?? '' },
    }),
  ),
);

/** What is shared, as the columns of `applied_jobs`. */
export function toSharingColumns({ sharesCv, note }: Sharing) {
  return { shares_cv: sharesCv, employer_note: note || null };
}

function toTrackedJob(row: z.infer<typeof trackedRowSchema>): TrackedJob {
  const isLocal = row.source === 'local';
  return {
    id: row.id,
    jobId: row.job_id ?? row.adzuna_id,
    isLocal,
    state: isLocal ? readState(row.job) : 'unknown',
    title: cleanLine(row.title),
    company: row.company === null ? null : cleanLine(row.company) || null,
    url: row.url,
    trackedAt: row.created_at,
    location: row.job?.location ?? null,
    salaryRange: row.job?.salary_range ?? null,
    closesAt: row.job?.closes_at ?? null,
  };
}

function readState(job: z.infer<typeof trackedRowSchema>['job']): TrackedJob['state'] {
  if (job === null) return 'gone';
  return job.closes_at === null || job.closes_at > new Date() ? 'open' : 'closed';
}
