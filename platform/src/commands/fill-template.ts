import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Keeps compilers and linters away from files whose names are not filled in yet. */
const ending = '.template';

/**
 * Writes the files of a template, with the `{{placeholders}}` in texts and in names of files filled in.
 *
 * @returns their paths below the folder
 * @throws when the template names a placeholder that has no value
 */
export async function fillTemplate(template: string, folder: string, values: object): Promise<string[]> {
  const names = (await readdir(template, { recursive: true })).filter((name) => name.endsWith(ending));
  const known = new Map<string, unknown>(Object.entries(values));
  const fillIn = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
      const value = known.get(key);
      if (typeof value !== 'string') throw new Error(`The template of a remote says {{${key}}}, which has no value`);
      return value;
    });
  const files: string[] = [];
  for (const name of names) {
    const file = fillIn(name.slice(0, -ending.length));
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), fillIn(await readFile(path.join(template, name), 'utf8')));
    files.push(file);
  }
  return files;
}
