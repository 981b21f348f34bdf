import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { BackendStartError } from '../backend-start-error.ts';
import { writeDurably } from './durable-files.ts';

/** Folders that an installation has for good once they were made; losing one is damage and no first start. */
const listSchema = z.array(z.enum(['database', 'files']));
export type ListedFolder = z.infer<typeof listSchema>[number];

/** @returns what the data folder is known to hold; `undefined` when the list is missing or damaged. */
export async function readContentsList(file: string): Promise<readonly ListedFolder[] | undefined> {
  if (!existsSync(file)) return undefined;
  try {
    return listSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** Writes the list, unless it says so already. */
export async function writeContentsList(file: string, list: readonly ListedFolder[]): Promise<void> {
  const known = await readContentsList(file);
  if (known !== undefined && list.every((name) => known.includes(name))) return;
  await writeDurably(file, JSON.stringify([...new Set([...(known ?? []), ...list])].sort()));
}

/** @throws BackendStartError `data-dir-damaged` when a listed folder is not there */
export function requireListed(root: string, list: readonly ListedFolder[]): void {
  const missing = list.find((name) => !statSync(join(root, name), { throwIfNoEntry: false })?.isDirectory());
  if (missing === undefined) return;
  const otherwise =
    missing === 'files'
      ? `make an empty ${join(root, missing)} to go on without what was uploaded`
      : 'begin anew with --fresh, which deletes the files too';
  throw new BackendStartError(
    'data-dir-damaged',
    `${join(root, missing)} is missing, and was there before: put it back, or ${otherwise}.`,
  );
}
