import { type AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { keys } from '../../job/data/keys.ts';
import type { Job } from '../../job/model/job.ts';
import type { Sharing } from '../../sharing/model/sharing.ts';
import type { TrackedKind } from '../model/tracked-job.ts';
import { isSessionOver, onceSignedInAgain } from './once-signed-in-again.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { toSharingColumns } from './tracked-job-schema.ts';

/** The lengths are those of the database, which refuses longer texts as a whole. */
const maxNameLength = 200;
const maxAddressLength = 2000;

/** A job to keep, and what its employer gets where it is applied to. */
interface Press {
  readonly job: Job;
  readonly sharing: Sharing | undefined;
}

/** A second press, another tab or a replay finds the row there already, which is what was wanted; what is shared is what was said last. */
async function trackJob(client: BackendClient, kind: TrackedKind, { job, sharing }: Press): Promise<void> {
  const row = toRow(job);
  const shared = sharing && toSharingColumns(sharing);
  const { error, status } =
    kind === 'saved'
      ? await client.from('saved_jobs').insert(row)
      : await client.from('applied_jobs').insert({ ...row, ...shared });
  if (!error) return;
  const failure = toAppError(error, status);
  if (failure.code !== 'conflict') throw failure;
  if (shared === undefined) return;
  const answer = await client.from('applied_jobs').update(shared).eq('job_id', job.id);
  if (answer.error) throw toAppError(answer.error, answer.status);
}

function toRow({ id, isLocal, title, company, url }: Job) {
  return {
    job_id: isLocal ? id : null,
    adzuna_id: isLocal ? null : id,
    source: isLocal ? 'local' : 'adzuna',
    title: title.slice(0, maxNameLength),
    company: company?.name.slice(0, maxNameLength) ?? null,
    url: url !== null && url.length <= maxAddressLength ? url : null,
  };
}

export interface TrackHandlers {
  readonly onTracked: () => void;
  /** Is not called when the session was over: the shell asks for a new one, and the press is then carried out. */
  readonly onFailed: (error: AppError) => void;
}

/** Saves a job or notes that the person applied to it. It counts at once, and no longer when the backend refuses. */
export function useTrackJob(kind: TrackedKind, { onTracked, onFailed }: TrackHandlers) {
  const queryClient = useQueryClient();
  const idsKey = keys.trackedIds(kind);
  const isInFlight = useRef(false);
  const mutation = useMutation<void, AppError, Press>({
    mutationFn: (pressed) => trackJob(getBackendClient(), kind, pressed),
    onMutate: async ({ job: { id } }) => {
      await queryClient.cancelQueries({ queryKey: idsKey });
      queryClient.setQueryData<readonly string[]>(idsKey, (ids) => ids && [...ids.filter((one) => one !== id), id]);
    },
    onSuccess: () => {
      notifyOtherTabs();
      onTracked();
    },
    onError: (error, { job, sharing }) => {
      queryClient.setQueryData<readonly string[]>(idsKey, (ids) => ids?.filter((one) => one !== job.id));
      if (isSessionOver(error)) onceSignedInAgain(() => press(job, sharing));
      else onFailed(error);
    },
    onSettled: () => {
      isInFlight.current = false;
      return queryClient.invalidateQueries({ queryKey: keys.tracked(kind) });
    },
  });
  const { isPending, isSuccess, error, reset } = mutation;
  return { press, isPending, isSuccess, error: error !== null && isSessionOver(error) ? null : error, reset };

  /** A second press may come before the button has been rendered again. */
  function press(job: Job, sharing?: Sharing): void {
    if (isInFlight.current) return;
    isInFlight.current = true;
    mutation.mutate({ job, sharing });
  }
}
