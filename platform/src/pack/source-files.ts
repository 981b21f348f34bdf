import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listImports, packageOf } from './imports.ts';

/** Source files by their paths below the repository, with `/`. */
export type SourceFiles = ReadonlyMap<string, string>;

/**
 * Reads the files and everything that they import by a path, and so on.
 *
 * @param resolve gives the path of a file that is imported by the name of its package; undefined leaves it to the installation
 */
export async function readReachable(
  root: string,
  entries: readonly string[],
  resolve: (specifier: string) => string | undefined = () => undefined,
): Promise<SourceFiles> {
  const files = new Map<string, string>();
  const visit = async (file: string): Promise<void> => {
    if (files.has(file)) return;
    const source = await readFile(path.join(root, file), 'utf8');
    files.set(file, source);
    for (const specifier of await importsOf(file, source)) {
      const target = specifier.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), specifier)
        : resolve(specifier);
      if (target !== undefined) await visit(target);
    }
  };
  for (const entry of entries) await visit(entry);
  return files;
}

/** Names of the packages that the files import. */
export async function listPackages(files: SourceFiles): Promise<string[]> {
  const imported = await Promise.all([...files].map(([file, source]) => importsOf(file, source)));
  return imported.flat().flatMap((specifier) => packageOf(specifier) ?? []);
}

async function importsOf(file: string, source: string): Promise<readonly string[]> {
  return /\.tsx?$/.test(file) ? await listImports(source) : [];
}
