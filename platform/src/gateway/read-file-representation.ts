import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentType } from './content-type.ts';
import type { Encoding } from './negotiate-encoding.ts';
import type { Representation } from './respond.ts';

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
