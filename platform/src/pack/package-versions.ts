import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

const versions = z.record(z.string(), z.string());
const workspaceSchema = z.object({ catalog: versions });
const packageSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  description: z.string(),
  exports: z.optional(versions),
  dependencies: z._default(versions, {}),
  devDependencies: z._default(versions, {}),
});
const peerSchema = z.object({ peerDependencies: z._default(versions, {}) });

export type PackageManifest = z.infer<typeof packageSchema>;

/** The one version of each package that the workspace uses. */
export async function readCatalog(root: string): Promise<Readonly<Record<string, string>>> {
  return workspaceSchema.parse(parse(await readFile(path.join(root, 'pnpm-workspace.yaml'), 'utf8'))).catalog;
}

/** The `package.json` of a package of the workspace. */
export async function readManifest(folder: string): Promise<PackageManifest> {
  return packageSchema.parse(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')));
}

/**
 * What an installed copy of a package needs: what its files import, the types of that, and what that wants beside it, as far
 * as the package names it.
 */
export async function listNeeded(
  folder: string,
  imported: readonly string[],
  catalog: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const { dependencies, devDependencies } = await readManifest(folder);
  const declared = new Set(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name in catalog));
  const needed = new Set<string>();
  const add = async (name: string): Promise<void> => {
    if (!declared.has(name) || needed.has(name)) return;
    needed.add(name);
    await add(`@types/${name}`);
    const text = await readFile(path.join(folder, 'node_modules', name, 'package.json'), 'utf8');
    for (const peer of Object.keys(peerSchema.parse(JSON.parse(text)).peerDependencies)) await add(peer);
  };
  for (const name of imported) await add(name);
  return Object.fromEntries([...needed].sort().map((name) => [name, catalog[name] ?? '']));
}
