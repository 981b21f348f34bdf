import { join } from 'node:path';
import semver from 'semver';
import * as z from 'zod/mini';
import {
  type ImportedModules,
  importedModulesSchema,
  type ProvidedModules,
  providedModulesSchema,
} from '../preset/provided-modules.ts';
import { readJsonFile } from './files/read-json-file.ts';
import { keptShellFiles, releasePaths } from './files/release-paths.ts';

const importsSchema = z.object({ imports: z.optional(importedModulesSchema) });

/** What a kept shell provides to remotes; undefined when it was built before shells said so. */
export async function readProvidedModules(
  releaseDir: string,
  shellVersion: string,
): Promise<ProvidedModules | undefined> {
  const file = join(releasePaths(releaseDir).keptShell(shellVersion), keptShellFiles.provided);
  return await readJsonFile(file, providedModulesSchema, 'Publish that shell again.');
}

/** What a build of a remote takes from the shell, as its `remote.json` says; undefined when it was built before it said so. */
export async function readImportedModules(distDir: string): Promise<ImportedModules | undefined> {
  return (await readJsonFile(join(distDir, 'remote.json'), importsSchema, 'Build the remote again.'))?.imports;
}

/**
 * What a remote imports of the shared modules and a shell does not provide: a module, a version of one, or a name in it. The runtime of
 * remotes would warn of another version and go on, and of a missing name it says nothing until the page stops.
 */
export function findUnsatisfied(imports: ImportedModules, provided: ProvidedModules): string[] {
  return Object.entries(imports).flatMap(([name, { range, names }]) => {
    const offer = Object.hasOwn(provided, name) ? provided[name] : undefined;
    if (offer === undefined)
      return [`it takes ${name} from the shell, which provides ${Object.keys(provided).join(', ')}`];
    const missing = names.filter((imported) => !offer.names.includes(imported));
    return [
      ...(semver.satisfies(offer.version, range)
        ? []
        : [`it takes ${name} ${range}, the shell provides ${offer.version}`]),
      ...(missing.length === 0 ? [] : [`it imports ${missing.join(', ')} of ${name}, which the shell does not have`]),
    ];
  });
}
