import { join } from 'node:path';
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
