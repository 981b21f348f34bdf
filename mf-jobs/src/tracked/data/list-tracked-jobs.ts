import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { type DatabaseAnswer, parseRows, readAnswer } from '@fursa/shared/data';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from '../../job/data/keys.ts';
import type { Application, TrackedJob, TrackedKind } from '../model/tracked-job.ts';
import { applicationColumns, applicationSchema, trackedJobColumns, trackedJobSchema } from './tracked-job-schema.ts';

const trackedJobsPerPage = 50;

/** One page of saved jobs or applications, the latest first. */
export interface TrackedPage<Row> {
  readonly jobs: readonly Row[];
  /** Rows of this page that could not be read. */
  readonly skipped: number;
  /** On every page. */
  readonly total: number;
}

export type TrackedPages<Row> = InfiniteData<TrackedPage<Row>, number>;

const everyRow = { count: 'exact' } as const;
const newestFirst = { ascending: false } as const;

async function fetchSaved(client: BackendClient, page: number, signal: AbortSignal): Promise<TrackedPage<TrackedJob>> {
  const rows = client.from('saved_jobs').select(trackedJobColumns, everyRow);
  const sorted = rows.order('created_at', newestFirst).order('id');
  return readPage(trackedJobSchema, await sorted.range(...rangeOf(page)).abortSignal(signal));
}

async function fetchApplications(
  client: BackendClient,
  page: number,
  signal: AbortSignal,
): Promise<TrackedPage<Application>> {
  const rows = client.from('applied_jobs').select(applicationColumns, everyRow);
  const sorted = rows.order('created_at', newestFirst).order('id');
  return readPage(applicationSchema, await sorted.range(...rangeOf(page)).abortSignal(signal));
}

function rangeOf(page: number): [from: number, to: number] {
  return [page * trackedJobsPerPage, (page + 1) * trackedJobsPerPage - 1];
}

interface PageAnswer<Data> extends DatabaseAnswer<Data> {
  readonly count: number | null;
}

function readPage<Row, Data>(schema: z.ZodMiniType<Row>, answer: PageAnswer<Data>): TrackedPage<Row> {
  const data = readAnswer<readonly unknown[], Data>(z.array(z.unknown()), answer);
  const { rows, skipped } = parseRows(schema, data);
  return { jobs: rows, skipped, total: answer.count ?? data.length };
}

type FetchPage<Row> = (client: BackendClient, page: number, signal: AbortSignal) => Promise<TrackedPage<Row>>;

function trackedJobsQueryOptions<Row>(kind: TrackedKind, fetchPage: FetchPage<Row>) {
  return infiniteQueryOptions<TrackedPage<Row>, AppError, TrackedPages<Row>, readonly string[], number>({
    queryKey: keys.trackedList(kind),
    queryFn: ({ pageParam, signal }) => fetchPage(getBackendClient(), pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _, page) => ((page + 1) * trackedJobsPerPage < total ? page + 1 : undefined),
    refetchOnWindowFocus: true,
  });
}

/** The jobs the person saved. Those that were deleted since are among them. */
export function savedJobsQueryOptions() {
  return trackedJobsQueryOptions('saved', fetchSaved);
}

/** The jobs the person applied to, with what they noted. Those that were deleted since are among them. */
export function applicationsQueryOptions() {
  return trackedJobsQueryOptions('applied', fetchApplications);
}
