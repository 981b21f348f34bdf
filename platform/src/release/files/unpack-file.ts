import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Whether a file is the compressed neighbour of another. */
export function isCompressed(path: string): boolean {
  return /\.(br|gz)$/.test(path);
}

/** What a compressed file holds; `undefined` when it is damaged. */
export function unpackFile(path: string, content: Buffer): Buffer | undefined {
  try {
    return path.endsWith('.br') ? brotliDecompressSync(content) : gunzipSync(content);
  } catch {
    // Whatever is wrong with it, it holds nothing that can be served.
    return undefined;
  }
}
