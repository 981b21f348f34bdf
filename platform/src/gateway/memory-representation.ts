import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Representation } from './respond.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Bytes: what is longer would keep a processor for seconds at the best quality. */
const bestUpTo = 256 * 1_024;

/**
 * A text composed at run time: compressed once, kept in memory, revalidated by browsers each time. At the best quality a page is a
 * tenth lighter than at 5, for a tenth of a second that one visitor waits after a release.
 */
export function memoryRepresentation(text: string, contentType: string): Representation {
  const identity = new TextEncoder().encode(text);
  const quality = identity.length <= bestUpTo ? constants.BROTLI_MAX_QUALITY : 5;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const compressed = {
    br: lazy(() => compressBrotli(identity, { params })),
    gzip: lazy(() => compressGzip(identity)),
  };
  return {
    contentType,
    cacheControl: 'no-cache',
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    encodings: ['br', 'gzip'],
    read: (encoding) => (encoding === 'identity' ? identity : compressed[encoding]()),
  };
}

function lazy<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
