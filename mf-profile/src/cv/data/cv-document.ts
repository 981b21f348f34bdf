import { getBackendClient, toAppError } from '@fursa/shared/backend';
import { type OwnProfile, ownProfileKey } from '@fursa/shared/contract';
import { readAnswer } from '@fursa/shared/data';
import { showSavedProfile } from '@fursa/shared/data/saved-profile';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from '../../details/data/keys.ts';

const bucket = 'cvs';
/** Seconds for which the address of a CV works; the longest that is given. */
const linkLifetime = 60;

/** What is known of the CV of a person. */
export interface CvDocument {
  /** Path in the bucket `cvs`: `<user id>/<file name>`. */
  readonly path: string;
  readonly sizeBytes: number;
  /** Skills found in the text that the person has not left out. */
  readonly skills: readonly string[];
  readonly updatedAt: Date;
}

const columns = 'path, size_bytes, skills, updated_at';
const rowSchema = z.object({
  path: z.string(),
  size_bytes: z.number(),
  skills: z.array(z.string()),
  updated_at: z.iso.datetime({ offset: true }),
});

function toCvDocument({ path, size_bytes, skills, updated_at }: z.infer<typeof rowSchema>): CvDocument {
  return { path, sizeBytes: size_bytes, skills, updatedAt: new Date(updated_at) };
}

/** What is known of the person's CV; null without one. */
export function cvDocumentQueryOptions(userId: string) {
  return {
    queryKey: keys.cvDocument(userId),
    queryFn: async (): Promise<CvDocument | null> => {
      const answer = await getBackendClient().from('cv_documents').select(columns).eq('user_id', userId).maybeSingle();
      const row = readAnswer(z.nullable(rowSchema), answer);
      return row === null ? null : toCvDocument(row);
    },
    staleTime: 60_000,
  };
}

/** A CV as it is to be known. The text is what matching reads. */
export interface NewCvDocument {
  readonly path: string;
  readonly sizeBytes: number;
  readonly mimeType: string;
  /** Hash in hexadecimal; null where the browser cannot compute it. */
  readonly sha256: string | null;
  /** Text of the file; null without text. */
  readonly text: string | null;
  readonly skills: readonly string[];
}

/**
 * Makes a file in storage the CV of the person. The profile points at it from then on, and at the one before until then.
 *
 * @throws AppError
 */
export async function storeCvDocument(userId: string, document: NewCvDocument): Promise<CvDocument> {
  const row = {
    user_id: userId,
    path: document.path,
    size_bytes: document.sizeBytes,
    mime_type: document.mimeType,
    sha256: document.sha256,
    extracted_text: document.text,
    skills: document.skills,
    parsed_at: new Date().toISOString(),
  };
  const answer = await getBackendClient()
    .from('cv_documents')
    .upsert(row, { onConflict: 'user_id' })
    .select(columns)
    .single();
  return toCvDocument(readAnswer(rowSchema, answer));
}

/**
 * Forgets skills that the person does not want to have.
 *
 * @throws AppError
 */
export async function saveCvSkills(userId: string, skills: readonly string[]): Promise<CvDocument> {
  const answer = await getBackendClient()
    .from('cv_documents')
    .update({ skills })
    .eq('user_id', userId)
    .select(columns)
    .single();
  return toCvDocument(readAnswer(rowSchema, answer));
}

/** Shows everybody on the page the CV as it is now. */
export async function showCvDocument(
  queryClient: QueryClient,
  userId: string,
  document: CvDocument | null,
): Promise<void> {
  queryClient.setQueryData(keys.cvDocument(userId), document);
  const profile = queryClient.getQueryData<OwnProfile>(ownProfileKey(userId));
  if (profile !== undefined) {
    await showSavedProfile(queryClient, userId, { ...profile, cvUrl: document?.path ?? null });
  }
}

/**
 * Deletes the CV with its file, the file first: cut off in the middle, a second press goes on.
 *
 * @throws AppError
 */
export async function deleteCv(userId: string, { path }: CvDocument): Promise<void> {
  await removeFile(path);
  const { error, status } = await getBackendClient().from('cv_documents').delete().eq('user_id', userId);
  if (error) throw toAppError(error, status);
}

/** @throws AppError */
export async function removeFile(path: string): Promise<void> {
  const { error } = await getBackendClient().storage.from(bucket).remove([path]);
  if (error) throw toAppError(error);
}

/**
 * An address at which the browser opens the CV within the next minute. Word files are saved, since no browser shows them.
 *
 * @throws AppError
 */
export async function createCvLink({ path }: CvDocument): Promise<string> {
  const download = !path.toLowerCase().endsWith('.pdf');
  const { data, error } = await getBackendClient()
    .storage.from(bucket)
    .createSignedUrl(path, linkLifetime, { download });
  if (error) throw toAppError(error);
  return data.signedUrl;
}

/** @throws AppError */
export async function downloadCv({ path }: CvDocument): Promise<Blob> {
  const { data, error } = await getBackendClient().storage.from(bucket).download(path);
  if (error) throw toAppError(error);
  return data;
}
