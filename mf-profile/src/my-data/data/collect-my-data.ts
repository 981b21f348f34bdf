import { AppError, getBackendClient, toAppError } from '@fursa/shared/backend';
import * as z from 'zod/mini';
import type { ArchiveEntry } from '../model/pack-archive.ts';
import { toSafeFileName } from '../model/safe-file-name.ts';
import { exportMyData } from './export-my-data.ts';

const filesSchema = z.array(z.object({ bucket: z.string(), path: z.string(), updated_at: z.nullable(z.string()) }));

export interface Collection {
  /** Files that arrived before, by what and when they are: tried again they are not asked for again. */
  readonly arrived: Map<string, Blob>;
  readonly onProgress: (done: number, total: number) => void;
}

export interface CollectedData {
  /** `my-data.json` and `files/<bucket>/<name>`. */
  readonly entries: readonly ArchiveEntry[];
  /** Paths of files that were deleted while they were collected. */
  readonly missing: readonly string[];
}

/**
 * Everything of the signed-in person, with the bytes of the files, one after the other.
 *
 * @throws AppError; what has arrived stays in `arrived`
 */
export async function collectMyData({ arrived, onProgress }: Collection): Promise<CollectedData> {
  const exported = await exportMyData();
  const files = filesSchema.safeParse(exported.files);
  if (!files.success) throw new AppError('invalid-response', 'the schema refuses the list of files', files.error);
  const json = new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' });
  const entries: ArchiveEntry[] = [{ name: 'my-data.json', content: json }];
  const missing: string[] = [];
  const taken = new Set<string>();
  for (const [index, { bucket, path, updated_at }] of files.data.entries()) {
    onProgress(index, files.data.length);
    const key = JSON.stringify([bucket, path, updated_at]);
    const content = arrived.get(key) ?? (await downloadOrNothing({ bucket, path }));
    if (content === undefined) {
      missing.push(path);
      continue;
    }
    arrived.set(key, content);
    const name = toSafeFileName(path.slice(path.indexOf('/') + 1), taken);
    entries.push({ name: `files/${toSafeFileName(bucket, new Set())}/${name}`, content });
  }
  onProgress(files.data.length, files.data.length);
  return { entries, missing };
}

async function downloadOrNothing(file: { readonly bucket: string; readonly path: string }): Promise<Blob | undefined> {
  try {
    return await downloadOwnFile(file);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return undefined;
    throw error;
  }
}

/** Milliseconds in which nothing arrived, after which it is given up. */
const stallLimit = 30_000;

/** Seconds that the link works. */
const linkLifetime = 60;

interface StoredFile {
  readonly bucket: string;
  /** `<user id>/<file name>` */
  readonly path: string;
}

/**
 * A file of the signed-in person, for as long as it makes progress: on a slow line a CV takes longer than any other answer may.
 *
 * @throws AppError; `not-found` when it is gone, `timeout` when nothing arrived for 30 s
 */
async function downloadOwnFile({ bucket, path }: StoredFile): Promise<Blob> {
  const { data, error } = await getBackendClient().storage.from(bucket).createSignedUrl(path, linkLifetime);
  if (error) throw readMissing(toAppError(error));
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), stallLimit);
  try {
    const response = await fetch(addressOf(data.signedUrl, { bucket, path }), { signal: controller.signal });
    if (!response.ok) throw toAppError(new Error(`status ${response.status}`), response.status);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), stallLimit);
      parts.push(read.value);
    }
    return new Blob(parts);
  } catch (cause) {
    if (controller.signal.aborted) throw new AppError('timeout', `nothing arrived for ${stallLimit} ms`, cause);
    throw toAppError(cause);
  } finally {
    clearTimeout(timer);
  }
}

/** The client leaves `#` and `?` of a name as they are, and all that comes after them would be lost. */
function addressOf(signedUrl: string, { bucket, path }: StoredFile): string {
  const [base = ''] = signedUrl.split(`/${bucket}/`);
  const token = signedUrl.slice(signedUrl.lastIndexOf('token='));
  return [base, bucket, ...path.split('/').map(encodeURIComponent)].join('/').concat('?', token);
}

/** Storage answers 400 to nearly everything; the status that it means is in the body. */
function readMissing(error: AppError): AppError {
  const { cause } = error;
  const isMissing =
    typeof cause === 'object' && cause !== null && 'statusCode' in cause && String(cause.statusCode) === '404';
  return isMissing ? new AppError('not-found', error.message, error) : error;
}
