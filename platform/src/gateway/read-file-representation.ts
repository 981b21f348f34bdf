import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentType } from './content-type.ts';
import type { Encoding, Representation } from './respond.ts';

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const;

/**
 * The file that a URL path names under `root`, with its compressed neighbours; `undefined` when there is none.
 *
 * @param urlPath as it came, still percent-encoded, without a leading slash.
 */
export async function readFileRepresentation(
  root: string,
  urlPath: string,
): Promise<Omit<Representation, 'cacheControl'> | undefined> {
  const path = safePath(urlPath);
  const type = path === undefined ? undefined : contentType(path);
  if (path === undefined || type === undefined) return undefined;
  const file = join(root, path);
  const plain = await fileStat(file);
  if (plain === undefined) return undefined;
  const [brotli, gzip] = await Promise.all([fileStat(`${file}.br`), fileStat(`${file}.gz`)]);
  const encodings: Encoding[] = [];
  if (brotli !== undefined) encodings.push('br');
  if (gzip !== undefined) encodings.push('gzip');
  return {
    contentType: type,
    tag: `${plain.size.toString(36)}-${Math.trunc(plain.mtimeMs).toString(36)}`,
    encodings,
    read: async (encoding) => new Uint8Array(await readFile(file + suffixes[encoding])),
  };
}

/**
 * The path below a root that a URL path means, or `undefined` when it is anything but plain names: judged after decoding,
 * so that no spelling of `..`, of a separator or of a hidden file gets through.
 */
function safePath(urlPath: string): string | undefined {
  const path = decodePath(urlPath);
  return path?.split('/').every((segment) => /^\w[\w.~-]*$/.test(segment)) ? path : undefined;
}

/** `undefined` when the text is no encoding of anything. */
export function decodePath(urlPath: string): string | undefined {
  try {
    return decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
}

async function fileStat(path: string): Promise<{ readonly size: number; readonly mtimeMs: number } | undefined> {
  try {
    const stats = await stat(path);
    return stats.isFile() ? stats : undefined;
  } catch {
    // Whatever the reason (missing, unreadable, a name too long): there is no such file to serve.
    return undefined;
  }
}

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
