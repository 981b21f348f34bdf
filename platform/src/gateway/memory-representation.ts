import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Representation } from './respond.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A text composed at run time: compressed once, kept in memory, revalidated by browsers each time. */
export function memoryRepresentation(text: string, contentType: string): Representation {
  const identity = new TextEncoder().encode(text);
  const compressed = {
    br: lazy(() => compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
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
