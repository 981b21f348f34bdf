import { type AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { keys } from '../../listing/data/keys.ts';
import type { Listing } from '../../listing/model/listing.ts';
import type { Sharing } from '../../sharing/model/sharing.ts';
import type { KeptKind } from '../model/kept-job.ts';
import { notifyOtherTabs } from './kept-channel.ts';
import { toSharingColumns } from './kept-job-schema.ts';
import { isSessionOver, onceSignedInAgain } from './once-signed-in-again.ts';

/** The lengths are those of the database, which refuses longer texts as a whole. */
const maxNameLength = 200;
const maxAddressLength = 2000;

/** A job to keep, and what its employer gets where it is applied to. */
interface Press {
  readonly listing: Listing;
  readonly sharing: Sharing | undefined;
}

/** A second press, another tab or a replay finds the row there already, which is what was wanted; what is shared is what was said last. */
async function keepJob(client: BackendClient, kind: KeptKind, { listing, sharing }: Press): Promise<void> {
  const row = toRow(listing);
  const shared = sharing && toSharingColumns(sharing);
  const { error, status } =
    kind === 'saved'
      ? await client.from('saved_jobs').insert(row)
      : await client.from('applied_jobs').insert({ ...row, ...shared });
  if (!error) return;
  const failure = toAppError(error, status);
  if (failure.code !== 'conflict') throw failure;
  if (shared === undefined) return;
  const answer = await client.from('applied_jobs').update(shared).eq('job_id', listing.id);
  if (answer.error) throw toAppError(answer.error, answer.status);
}

function toRow({ id, isLocal, title, company, url }: Listing) {
  return {
    job_id: isLocal ? id : null,
    adzuna_id: isLocal ? null : id,
    source: isLocal ? 'local' : 'adzuna',
    title: title.slice(0, maxNameLength),
    company: company?.name.slice(0, maxNameLength) ?? null,
    url: url !== null && url.length <= maxAddressLength ? url : null,
  };
}

export interface KeepHandlers {
  readonly onKept: () => void;
  /** Not called when the session was over: the shell asks for a new one, and the press is then carried out. */
  readonly onFailed: (error: AppError) => void;
}

/** Saves a job or notes that the person applied to it. It counts at once, and no longer when the backend refuses. */
export function useKeepJob(kind: KeptKind, { onKept, onFailed }: KeepHandlers) {
  const queryClient = useQueryClient();
  const idsKey = keys.keptIds(kind);
  const isInFlight = useRef(false);
  const mutation = useMutation<void, AppError, Press>({
    mutationFn: (pressed) => keepJob(getBackendClient(), kind, pressed),
    // Left alone a press without a connection would wait for one, and look as if it had been carried out.
    networkMode: 'always',
    onMutate: async ({ listing: { id } }) => {
      await queryClient.cancelQueries({ queryKey: idsKey });
      queryClient.setQueryData<readonly string[]>(idsKey, (ids) => ids && [...ids.filter((one) => one !== id), id]);
    },
    onSuccess: () => {
      notifyOtherTabs();
      onKept();
    },
    onError: (error, { listing, sharing }) => {
      queryClient.setQueryData<readonly string[]>(idsKey, (ids) => ids?.filter((one) => one !== listing.id));
      if (isSessionOver(error)) onceSignedInAgain(() => press(listing, sharing));
      else onFailed(error);
    },
    onSettled: () => {
      isInFlight.current = false;
      return queryClient.invalidateQueries({ queryKey: keys.kept(kind) });
    },
  });
  const { isPending, isSuccess, error, reset } = mutation;
  return { press, isPending, isSuccess, error: error !== null && isSessionOver(error) ? null : error, reset };

  /** A second press may come before the button has been rendered again. */
  function press(listing: Listing, sharing?: Sharing): void {
    if (isInFlight.current) return;
    isInFlight.current = true;
    mutation.mutate({ listing, sharing });
  }
}
