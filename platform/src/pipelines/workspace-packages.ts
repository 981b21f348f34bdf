import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const dependencies = z.optional(z.record(z.string(), z.string()));
const packageSchema = z.object({ name: z.string(), dependencies, devDependencies: dependencies });

export type WorkspacePackage = z.infer<typeof packageSchema>;

/** The packages of a workspace by their folders. */
export async function readWorkspacePackages(root: string): Promise<ReadonlyMap<string, WorkspacePackage>> {
  const folders = globSync('*/package.json', { cwd: root }).map(path.dirname).sort();
  const read = async (folder: string) =>
    packageSchema.parse(JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8')));
  return new Map(await Promise.all(folders.map(async (folder) => [folder, await read(folder)] as const)));
}

/** Folders of the workspace packages that are part of an app: what it depends on, what that depends on, and so on. */
export function listDependencyFolders(packages: ReadonlyMap<string, WorkspacePackage>, app: string): string[] {
  const folderOf = new Map([...packages].map(([folder, { name }]) => [name, folder]));
  const found = new Set<string>();
  const visit = (folder: string) => {
    for (const name of Object.keys(packages.get(folder)?.dependencies ?? {})) {
      const dependency = folderOf.get(name);
      if (dependency === undefined || found.has(dependency)) continue;
      found.add(dependency);
      visit(dependency);
    }
  };
  visit(app);
  return [...found].sort();
}
