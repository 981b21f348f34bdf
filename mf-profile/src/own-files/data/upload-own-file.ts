import { AppError, type BackendClient, getBackendClient, toAppError, uploadFile } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';

/** The backend's limit for each bucket: docs/decisions/067-every-account-has-a-quota.md */
const maxFiles = 5;

/** A file of the signed-in person, and where it goes. */
export interface OwnFile {
  readonly bucket: 'avatars' | 'cvs';
  /** Of the file, without the folder. */
  readonly name: string;
  readonly file: Blob;
  /** Name of the file that the profile points at: it goes only when nothing else can. */
  readonly inUse?: string | undefined;
  readonly onProgress?: (fraction: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Stores a file of the signed-in person, after the oldest ones when there is no room for one more.
 *
 * @returns its path in the bucket
 * @throws AppError `too-many-files` when no old file could be removed; else as `uploadFile` does
 */
export async function uploadOwnFile(
  { bucket, name, inUse, ...upload }: OwnFile,
  client: BackendClient = getBackendClient(),
): Promise<string> {
  const userId = useAuthStore.getState().user?.id;
  if (userId === undefined) throw new AppError('unauthenticated', 'User not authenticated');
  await makeRoom(client, { bucket, userId, name, inUse });
  const path = `${userId}/${name}`;
  await uploadFile({ ...upload, bucket, path, upsert: true }, client);
  return path;
}

interface Room {
  readonly bucket: string;
  readonly userId: string;
  readonly name: string;
  readonly inUse: string | undefined;
}

async function makeRoom(client: BackendClient, { bucket, userId, name, inUse }: Room): Promise<void> {
  const files = client.storage.from(bucket);
  const { data, error } = await files.list(userId, { sortBy: { column: 'created_at', order: 'asc' } });
  if (error) throw toAppError(error);
  // A file of the same name is replaced and takes no further place.
  const others = data.filter((file) => file.name !== name);
  const tooMany = others.length - (maxFiles - 1);
  if (tooMany <= 0) return;
  const removable = others.filter((file) => file.name !== inUse).slice(0, tooMany);
  const removed = await files.remove(removable.map((file) => `${userId}/${file.name}`));
  if (removed.error) throw toAppError(removed.error);
  if (removed.data.length < tooMany)
    throw new AppError('too-many-files', `${maxFiles} files and none could be removed`);
}
