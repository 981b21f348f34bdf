import { type AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { parseRows } from '@fursa/shared/data';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { keys } from '../../listing/data/keys.ts';
import type { Application, KeptJob, KeptKind } from '../model/kept-job.ts';
import { applicationColumns, applicationSchema, keptJobColumns, keptJobSchema } from './kept-job-schema.ts';
import { keptTables } from './kept-tables.ts';

const keptJobsPerPage = 50;

/** One page of kept jobs, the latest first. */
export interface KeptPage<Row> {
  readonly jobs: readonly Row[];
  /** Rows of this page that could not be read. */
  readonly skipped: number;
  /** On every page. */
  readonly total: number;
}

export type KeptPages<Row> = InfiniteData<KeptPage<Row>, number>;

interface KeptRows<Row> {
  readonly kind: KeptKind;
  readonly columns: string;
  readonly schema: z.ZodMiniType<Row>;
}

async function fetchKeptJobs<Row>(
  client: BackendClient,
  { kind, columns, schema }: KeptRows<Row>,
  page: number,
  signal: AbortSignal,
): Promise<KeptPage<Row>> {
  const { data, error, count, status } = await client
    .from(keptTables[kind])
    .select(columns, { count: 'exact' })
    .order('created_at', { ascending: false })
    .order('id')
    .range(page * keptJobsPerPage, (page + 1) * keptJobsPerPage - 1)
    .abortSignal(signal);
  if (error) throw toAppError(error, status);
  const { rows, skipped } = parseRows(schema, data);
  return { jobs: rows, skipped, total: count ?? data.length };
}

function keptJobsQueryOptions<Row>(rows: KeptRows<Row>) {
  return infiniteQueryOptions<KeptPage<Row>, AppError, KeptPages<Row>, readonly string[], number>({
    queryKey: keys.keptList(rows.kind),
    queryFn: ({ pageParam, signal }) => fetchKeptJobs(getBackendClient(), rows, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _, page) => ((page + 1) * keptJobsPerPage < total ? page + 1 : undefined),
    refetchOnWindowFocus: true,
  });
}

/** The jobs the person saved. Those that were deleted since are among them. */
export function savedJobsQueryOptions() {
  return keptJobsQueryOptions<KeptJob>({ kind: 'saved', columns: keptJobColumns, schema: keptJobSchema });
}

/** The jobs the person applied to, with what they noted. Those that were deleted since are among them. */
export function applicationsQueryOptions() {
  return keptJobsQueryOptions<Application>({
    kind: 'applied',
    columns: applicationColumns,
    schema: applicationSchema,
  });
}
