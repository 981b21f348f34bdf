import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../job/data/keys.ts';
import type { Application, TrackedJob, TrackedKind } from '../model/tracked-job.ts';
import type { TrackedPages } from './list-tracked-jobs.ts';

/** What the list on screen knew, to put it back when the backend refuses. */
type Undo = () => void;

/** Changes applications on screen before the backend has answered. */
export async function showChange(queryClient: QueryClient, id: string, changes: Partial<Application>): Promise<Undo> {
  return await edit<Application>(queryClient, 'applied', (jobs) =>
    jobs.map((job) => (job.id === id ? { ...job, ...changes } : job)),
  );
}

/** Takes a job off the list on screen before the backend has answered. */
export async function showRemoval(queryClient: QueryClient, kind: TrackedKind, id: string): Promise<Undo> {
  return await edit<TrackedJob>(queryClient, kind, (jobs) => jobs.filter((job) => job.id !== id), -1);
}

async function edit<Row extends TrackedJob>(
  queryClient: QueryClient,
  kind: TrackedKind,
  change: (jobs: readonly Row[]) => readonly Row[],
  more = 0,
): Promise<Undo> {
  const queryKey = keys.trackedList(kind);
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData<TrackedPages<Row>>(queryKey);
  queryClient.setQueryData<TrackedPages<Row>>(
    queryKey,
    before && {
      ...before,
      pages: before.pages.map((page) => ({ ...page, jobs: change(page.jobs), total: page.total + more })),
    },
  );
  return () => queryClient.setQueryData(queryKey, before);
}
