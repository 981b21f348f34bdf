import { optionalWebAddress } from '@fursa/shared/data';
import * as z from 'zod/mini';
import { cleanLine } from '../../listing/model/clean-text.ts';
import { type Application, applicationStatuses, type KeptJob } from '../model/kept-job.ts';

const moment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text)),
);

const keptRowSchema = z.object({
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
  job: z.nullable(z.object({ closes_at: z.catch(z.nullable(moment), null) })),
});

/** The columns of {@link keptJobSchema}, as PostgREST's `select` wants them. */
export const keptJobColumns = 'id, job_id, adzuna_id, title, company, url, source, created_at, job:jobs(closes_at)';

/** The columns of {@link applicationSchema}. */
export const applicationColumns = `${keptJobColumns}, status, notes, applied_at`;

/** A row of `saved_jobs`. */
export const keptJobSchema = z.pipe(keptRowSchema, z.transform(toKeptJob));

/** A row of `applied_jobs`. */
export const applicationSchema = z.pipe(
  z.extend(keptRowSchema, {
    status: z.enum(applicationStatuses),
    notes: z.nullable(z.string()),
    applied_at: moment,
  }),
  z.transform(
    (row): Application => ({
      ...toKeptJob(row),
      status: row.status,
      notes: row.notes ?? '',
      appliedAt: row.applied_at,
    }),
  ),
);

function toKeptJob(row: z.infer<typeof keptRowSchema>): KeptJob {
  const isLocal = row.source === 'local';
  return {
    id: row.id,
    listingId: row.job_id ?? row.adzuna_id,
    isLocal,
    state: isLocal ? readState(row.job) : 'unknown',
    title: cleanLine(row.title),
    company: row.company === null ? null : cleanLine(row.company) || null,
    url: row.url,
    keptAt: row.created_at,
  };
}

function readState(job: z.infer<typeof keptRowSchema>['job']): KeptJob['state'] {
  if (job === null) return 'gone';
  return job.closes_at === null || job.closes_at > new Date() ? 'open' : 'closed';
}
