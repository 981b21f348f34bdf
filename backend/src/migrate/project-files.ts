import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

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

/** A file that the demo data speaks of. */
export interface DemoFile {
  readonly bucket: string;
  /** `<user id>/<file name>`. */
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer<ArrayBuffer>;
}

const contentTypes: Readonly<Record<string, string>> = { '.pdf': 'application/pdf' };

/** The files in `supabase/storage/<bucket>`, where `supabase seed buckets` looks for them too. */
export async function readDemoFiles(): Promise<DemoFile[]> {
  const folder = join(projectFolder, 'storage');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const [bucket = '', ...name] = relative(folder, file).split(sep);
        const contentType = contentTypes[extname(file)];
        if (contentType === undefined) throw new Error(`supabase/storage holds a file of unknown type: ${entry.name}`);
        return { bucket, name: name.join('/'), contentType, bytes: await readFile(file) };
      }),
  );
}

/** Where a mail template lies, by the name Supabase gives it. */
export function mailTemplatePath(name: 'confirmation' | 'recovery' | 'magic_link'): string {
  return join(projectFolder, 'templates', `${name}.html`);
}
