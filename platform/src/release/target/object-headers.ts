import { contentType } from '../../gateway/content-type.ts';
import { isCompressed } from '../files/unpack-file.ts';
import { immutable, revalidated } from '../static-site/header-rules.ts';

/**
 * What an object store sends with a file: its kind, and how long it is kept, as the one table of headers says. The other headers of
 * that table no store keeps: they are for the CDN (`fursa headers`).
 */
export function objectHeaders(path: string): Readonly<Record<string, string>> {
  const isPacked = isCompressed(path);
  const type = contentType(isPacked ? path.slice(0, -'.br'.length) : path) ?? 'application/octet-stream';
  return {
    'Content-Type': path.startsWith('_') ? 'text/plain; charset=utf-8' : type,
    'Cache-Control': /^(assets|remotes)\//.test(path) ? immutable : revalidated,
    ...(isPacked ? { 'Content-Encoding': path.endsWith('.br') ? 'br' : 'gzip' } : {}),
  };
}
