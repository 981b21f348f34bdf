import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noticesFile } from '../../preset/notices/bundled-package.ts';
import { isMissing } from '../files/read-json-file.ts';

/** Which packages are in a shell, with their versions; an empty text where it does not say. */
export async function readShellNotices(rootFiles: string): Promise<string> {
  try {
    return await readFile(join(rootFiles, noticesFile), 'utf8');
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}
