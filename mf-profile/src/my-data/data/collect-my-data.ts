import { AppError } from '@fursa/shared/backend';
import * as z from 'zod/mini';
import type { ArchiveEntry } from '../model/pack-archive.ts';
import { toSafeFileName } from '../model/safe-file-name.ts';
import { downloadOwnFile } from './download-own-file.ts';
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
