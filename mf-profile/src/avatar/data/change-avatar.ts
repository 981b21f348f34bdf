import { AppError, type BackendClient, getBackendClient, toAppError, updateOwnProfile } from '@fursa/shared/backend';
import type { OwnProfile } from '@fursa/shared/contract';
import { readRow } from '@fursa/shared/data';
import { showSavedProfile } from '@fursa/shared/data/saved-profile';
import { useAuthStore } from '@fursa/shared/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { uploadOwnFile } from '../../own-files/data/upload-own-file.ts';

const bucket = 'avatars';

/** Milliseconds after which a picture that the profile does not point at is no upload of another tab any more. */
const abandonedAfter = 3_600_000;

const rowSchema = z.object({ avatar_url: z.nullable(z.string()) });

export interface NewAvatar {
  /** WebP or JPEG. */
  readonly picture: Blob;
  /** Of the file, from {@link newAvatarName}; the same one when the same picture is tried again. */
  readonly name: string;
  readonly signal?: AbortSignal;
}

export interface ChangedAvatar {
  readonly profile: OwnProfile;
  /** The picture was changed, and the old one could not be deleted: it goes with the next change. */
  readonly isOldLeft: boolean;
}

/** A name that nobody guesses from another: the address of a picture is open to everybody who has it. */
export function newAvatarName({ type }: Blob): string {
  // Not `randomUUID`, which browsers offer to secure pages alone.
  const random = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0'));
  return `picture-${random.join('')}.${type === 'image/webp' ? 'webp' : 'jpg'}`;
}

/**
 * Uploads the picture, points the profile at it once it is whole, and then deletes the one before.
 *
 * @throws AppError; the profile shows its old picture then
 * @throws the signal's reason when the upload was cancelled
 */
export async function changeAvatar({ picture, name, signal }: NewAvatar): Promise<ChangedAvatar> {
  const client = getBackendClient();
  const userId = readUserId();
  // Not from the page's cache: another tab may have changed it since.
  const old = fileNameOf(await readAvatarUrl(client, userId), userId);
  const path = await uploadOwnFile({ bucket, name, file: picture, inUse: old, signal }, client);
  const { publicUrl } = client.storage.from(bucket).getPublicUrl(path).data;
  const profile = await updateOwnProfile(userId, { avatar_url: publicUrl });
  return { profile, isOldLeft: !(await removeOld(client, { userId, name, old })) };
}

/**
 * Deletes all pictures of the person, then empties the profile's place for one; called again after a failure it goes on.
 *
 * @throws AppError
 */
export async function removeAvatar(): Promise<OwnProfile> {
  const client = getBackendClient();
  const userId = readUserId();
  const { data, error } = await client.storage.from(bucket).list(userId);
  if (error) throw toAppError(error);
  await removeFiles(
    client,
    data.map(({ name }) => `${userId}/${name}`),
  );
  return await updateOwnProfile(userId, { avatar_url: null });
}

/** The name of a file in the person's own folder; undefined for any other address. */
export function fileNameOf(url: string | null, userId: string): string | undefined {
  const [, name] = url?.match(new RegExp(`/${bucket}/${userId}/([^/?#]+)$`)) ?? [];
  return name;
}

export function useChangeAvatar(userId: string) {
  const queryClient = useQueryClient();
  return useMutation<ChangedAvatar, AppError, NewAvatar>({
    mutationFn: changeAvatar,
    onSuccess: ({ profile }) => showSavedProfile(queryClient, userId, profile),
  });
}

export function useRemoveAvatar(userId: string) {
  const queryClient = useQueryClient();
  return useMutation<OwnProfile, AppError>({
    mutationFn: removeAvatar,
    onSuccess: (profile) => showSavedProfile(queryClient, userId, profile),
  });
}

function readUserId(): string {
  const userId = useAuthStore.getState().user?.id;
  if (userId === undefined) throw new AppError('unauthenticated', 'User not authenticated');
  return userId;
}

async function readAvatarUrl(client: BackendClient, userId: string): Promise<string | null> {
  const answer = await client.from('profiles').select('avatar_url').eq('id', userId);
  return readRow(rowSchema, answer, 'no such profile').avatar_url;
}

interface OldPicture {
  readonly userId: string;
  /** Of the new one. */
  readonly name: string;
  readonly old: string | undefined;
}

/** Whether nothing old is left. Uploads that never became a picture go too, but not those of another tab that go on now. */
async function removeOld(client: BackendClient, { userId, name, old }: OldPicture): Promise<boolean> {
  const { data, error } = await client.storage.from(bucket).list(userId);
  if (error) return false;
  const uploadedAt = Date.parse(data.find((file) => file.name === name)?.created_at ?? '');
  const isAbandoned = (created: string | null) => uploadedAt - Date.parse(created ?? '') > abandonedAfter;
  const useless = data.filter((file) => file.name !== name && (file.name === old || isAbandoned(file.created_at)));
  try {
    await removeFiles(
      client,
      useless.map((file) => `${userId}/${file.name}`),
    );
    return true;
  } catch {
    // The caller tells the person.
    return false;
  }
}

async function removeFiles(client: BackendClient, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const { data, error } = await client.storage.from(bucket).remove(paths);
  if (error) throw toAppError(error);
  // Storage answers with what it removed, and with nothing where it may not.
  if (data.length < paths.length) throw new AppError('forbidden', 'storage removed fewer files than it was asked to');
}
