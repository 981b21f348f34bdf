import { fileURLToPath } from 'node:url';

/** The loader below, as a rule names it. */
export const emptyFileLoader = fileURLToPath(import.meta.url);

/**
 * A loader by which an empty file does not compile. Many editors empty a file before they write it, and a build in between would
 * put a module without exports onto the open page.
 *
 * @public Rspack takes the default export of a loader.
 * @throws Error that the build tells
 */
export default function refuseEmptyFile(source: string): string {
  if (source.trim() === '') throw new Error('The file is empty.');
  return source;
}
