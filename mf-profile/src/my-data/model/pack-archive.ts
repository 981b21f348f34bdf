import { Zip, ZipPassThrough } from 'fflate';

export interface ArchiveEntry {
  /** With folders, separated by slashes. */
  readonly name: string;
  readonly content: Blob;
}

/** Bytes that are in memory at once. */
const sliceSize = 1024 * 1024;

/**
 * One zip of all entries. Nothing is compressed: pictures and CVs are already, and the rest is small. The contents pass in slices,
 * and what is packed lies in blobs, which a browser may keep on the disk: the whole is never in memory.
 */
export async function packArchive(entries: readonly ArchiveEntry[], packedAt: Date): Promise<Blob> {
  let packed = new Blob([], { type: 'application/zip' });
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    // A copy: the library may write into its own again.
    if (chunk) chunks.push(chunk.slice());
  });

  function store(): void {
    if (failure) throw failure;
    packed = new Blob([packed, ...chunks], { type: 'application/zip' });
    chunks = [];
  }

  for (const { name, content } of entries) {
    const entry = new ZipPassThrough(name);
    entry.mtime = packedAt;
    zip.add(entry);
    for (let at = 0; at < content.size; at += sliceSize) {
      entry.push(new Uint8Array(await content.slice(at, at + sliceSize).arrayBuffer()));
      store();
    }
    entry.push(new Uint8Array(0), true);
  }
  zip.end();
  store();
  return packed;
}
