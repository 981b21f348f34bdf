import { AppError, getBackendClient, toAppError } from '@fursa/shared/backend';
import { parseRows } from '@fursa/shared/data';
import * as z from 'zod/mini';

/** A job as far as it is compared with a person and named to them. */
export interface NewJob {
  readonly id: string;
  readonly title: string;
  readonly companyName: string | null;
  readonly description: string;
  readonly skills: readonly string[];
  readonly postedAt: Date;
}

export interface NewJobs {
  /** The newest first. */
  readonly jobs: readonly NewJob[];
  /** Whether these are all of them. */
  readonly isComplete: boolean;
}

/** Nobody reads more than the newest five hundred, and a phone should not have to carry more. */
const mostJobs = 500;

const newJobSchema = z.pipe(
  z.object({
    id: z.string(),
    title: z.string(),
    company_name: z.nullable(z.string()),
    description: z.string(),
    skills: z.nullable(z.array(z.string())),
    created_at: z.iso.datetime({ offset: true }),
  }),
  z.transform(
    (row): NewJob => ({
      id: row.id,
      title: row.title,
      companyName: row.company_name,
      description: row.description,
      skills: row.skills ?? [],
      postedAt: new Date(row.created_at),
    }),
  ),
);

/**
 * Open jobs posted after `since` (null: all of them).
 *
 * @throws AppError
 */
export async function listNewJobs(since: string | null, signal: AbortSignal): Promise<NewJobs> {
  const { data, error, count, status } = await openJobs(
    'id, title, company_name, description, skills, created_at',
    since,
    signal,
  )
    .order('created_at', { ascending: false })
    .order('id')
    .limit(mostJobs);
  if (error) throw toAppError(error, status);
  const { rows } = parseRows(newJobSchema, data);
  return { jobs: rows, isComplete: (count ?? data.length) <= data.length };
}

const changeSchema = z.array(z.object({ updated_at: z.string() }));

/**
 * Tells, for a few bytes, whether {@link listNewJobs} would answer something else than before: how many jobs it would find
 * and when the last of them changed. Null: none.
 *
 * @throws AppError
 */
export async function readNewJobsMark(since: string | null, signal: AbortSignal): Promise<string | null> {
  const { data, error, count, status } = await openJobs('updated_at', since, signal)
    .order('updated_at', { ascending: false })
    .limit(1);
  if (error) throw toAppError(error, status);
  const rows = changeSchema.safeParse(data);
  if (!rows.success) throw new AppError('invalid-response', 'Failed to fetch jobs', rows.error);
  const [latest] = rows.data;
  return latest ? `${count} ${latest.updated_at}` : null;
}

function openJobs(columns: string, since: string | null, signal: AbortSignal) {
  const open = getBackendClient()
    .from('jobs')
    .select(columns, { count: 'exact' })
    .eq('status', 'active')
    .or(`closes_at.is.null,closes_at.gt.${new Date().toISOString()}`);
  return (since === null ? open : open.gt('created_at', since)).abortSignal(signal);
}
