import { type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { markSignedOut, useAuthStore } from '@fursa/shared/session';

const buckets = ['avatars', 'cvs'];
const pageSize = 100;

/**
 * Deletes the signed-in person's files, then the account with everything in the database and its sessions. Files go first
 * and through storage: the database refuses while any are left, because their bytes would stay where nobody finds them.
 * What is done is done when a later step fails; called again it goes on.
 *
 * @public The screen for it belongs to a later change.
 * @throws AppError
 */
export async function deleteMyAccount(client: BackendClient = getBackendClient()): Promise<void> {
  const userId = useAuthStore.getState().user?.id;
  if (userId !== undefined) for (const bucket of buckets) await emptyFolder(client, bucket, userId);
  const { error, status } = await client.rpc('delete_my_account');
  if (error) throw toAppError(error, status);
  // The store first: a client that loses its session without it would ask the person to sign in again.
  markSignedOut();
  await client.auth.signOut({ scope: 'local' });
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
    if (removed.data.length === 0)
      throw toAppError({ message: `Files in ${bucket} could not be removed`, status: 403 });
  }
}
