import { decodePath, readFileRepresentation } from './read-file-representation.ts';

type FileRepresentation = NonNullable<Awaited<ReturnType<typeof readFileRepresentation>>>;
type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Files that never change, kept in memory up to `maxBytes`; what was not asked for longest goes first. All answers share the
 * bytes, so that clients who take them slowly hold none of their own, and a disk that hangs does not matter.
 */
export function createFileCache(root: string, maxBytes: number): typeof readCached {
  const files = new Map<string, FileRepresentation>();
  const contents = new Map<string, Bytes>();
  let total = 0;

  /** The file that a URL path names, as {@link readFileRepresentation} finds it. */
  async function readCached(urlPath: string): Promise<FileRepresentation | undefined> {
    // One name for all its spellings.
    const path = decodePath(urlPath);
    const known = path === undefined ? undefined : files.get(path);
    if (path === undefined || known !== undefined) return known;
    const file = await readFileRepresentation(root, urlPath);
    if (file === undefined) return undefined;
    const cached: FileRepresentation = {
      ...file,
      read: (encoding) => readContent(`${encoding} ${path}`, async () => await file.read(encoding)),
    };
    files.set(path, cached);
    return cached;
  }

  async function readContent(key: string, read: () => Promise<Bytes>): Promise<Bytes> {
    const content = contents.get(key) ?? (await read());
    // Set again, it is the one that was asked for last.
    if (contents.delete(key)) total -= content.byteLength;
    contents.set(key, content);
    total += content.byteLength;
    for (const [oldest, { byteLength }] of contents) {
      if (total <= maxBytes) break;
      contents.delete(oldest);
      total -= byteLength;
    }
    return content;
  }

  return readCached;
}
