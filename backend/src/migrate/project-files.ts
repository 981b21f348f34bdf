import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const projectFolder = join(import.meta.dirname, '../../../supabase');

export interface Migration {
  /** The digits before the first underscore, as Supabase records them. */
  readonly version: string;
  readonly name: string;
  readonly script: string;
}

/** The migrations of `supabase/`, oldest first. */
export async function readMigrations(folder = join(projectFolder, 'migrations')): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return await Promise.all(
    files.map(async (file) => {
      const [version = '', ...name] = file.slice(0, -'.sql'.length).split('_');
      return { version, name: name.join('_'), script: await readFile(join(folder, file), 'utf8') };
    }),
  );
}

export function readSeed(): Promise<string> {
  return readFile(join(projectFolder, 'seed.sql'), 'utf8');
}

/** Where a mail template lies, by the name Supabase gives it. */
export function mailTemplatePath(name: 'confirmation' | 'recovery' | 'magic_link'): string {
  return join(projectFolder, 'templates', `${name}.html`);
}
