import { AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { markSignedOut, useAuthStore } from '@fursa/shared/session';

/** In the order in which they go: the pictures, the CV files, and the account with everything in the database. */
export const deletionSteps = ['avatars', 'cvs', 'account'] as const;
export type DeletionStep = (typeof deletionSteps)[number];

const pageSize = 100;

export interface DeletionOptions {
  /** A step begins; when the function throws, this one and those after it are left. */
  readonly onStep?: (step: DeletionStep) => void;
  /** An earlier attempt got no answer to its last step. A session that is refused now has gone with the account. */
  readonly mayBeGone?: boolean;
}

/**
 * Deletes the signed-in person's files, then the account with everything in the database and its sessions, and signs out in
 * every tab. Files go first and through storage: the database refuses while any are left, because their bytes would stay where
 * nobody finds them. What is done is done when a later step fails; called again it goes on.
 *
 * @throws AppError
 */
export async function deleteMyAccount(
  { onStep, mayBeGone = false }: DeletionOptions = {},
  client: BackendClient = getBackendClient(),
): Promise<void> {
  try {
    await deleteEverything(client, onStep);
  } catch (error) {
    const isGone = mayBeGone && error instanceof AppError && error.code === 'unauthenticated';
    if (!isGone) throw error;
  }
  // The store first: a client that loses its session without it would ask the person to sign in again.
  markSignedOut();
  await client.auth.signOut({ scope: 'local' });
}

async function deleteEverything(client: BackendClient, onStep: DeletionOptions['onStep']): Promise<void> {
  const userId = useAuthStore.getState().user?.id;
  for (const step of deletionSteps) {
    onStep?.(step);
    if (step === 'account') {
      const { error, status } = await client.rpc('delete_my_account');
      if (error) throw toAppError(error, status);
    } else if (userId !== undefined) {
      await emptyFolder(client, step, userId);
    }
  }
}

async function emptyFolder(client: BackendClient, bucket: string, folder: string): Promise<void> {
  for (;;) {
    const { data, error } = await client.storage.from(bucket).list(folder, { limit: pageSize });
    if (error) throw toAppError(error);
    if (data.length === 0) return;
    const paths = data.map(({ name }) => `${folder}/${name}`);
    const removed = await client.storage.from(bucket).remove(paths);
    if (removed.error) throw toAppError(removed.error);
    // Storage answers with what it removed, and with nothing where it may not: asking on would never end.
    if (removed.data.length === 0) throw new AppError('forbidden', `storage removes no files of ${bucket}`);
  }
}
