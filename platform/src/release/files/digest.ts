import { createHash } from 'node:crypto';
import { isCompressed } from './unpack-file.ts';

/** One hash over the files of a build. Not over the compressed ones, which come out differently elsewhere. */
export function digestOf(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [path, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (!isCompressed(path)) hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
