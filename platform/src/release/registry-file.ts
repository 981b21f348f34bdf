import { access, constants, mkdir } from 'node:fs/promises';
import { type Registry, registrySchema } from '@fursa/shared/contract/registry';
import { atomicWrite } from './atomic-write.ts';
import { errorCode, readJsonFile } from './read-json-file.ts';
import { ReleaseError } from './release-error.ts';
import { releasePaths } from './release-paths.ts';
import { refreshStaticSite } from './static-site.ts';
import { withLock } from './with-lock.ts';

const emptyRegistry: Registry = { schemaVersion: 1, revision: 0, remotes: [] };

/** The registry of a release folder; an empty one when nothing was published yet. */
export async function readRegistry(releaseDir: string): Promise<Registry> {
  const advice = 'Put registry.previous.json, beside it, in its place, or delete it and publish again.';
  return (await readJsonFile(releasePaths(releaseDir).registry, registrySchema, advice)) ?? emptyRegistry;
}

/**
 * Changes the registry by compare-and-swap: `change` gets the present one and returns the next, or the same object to leave
 * it as it is. Writers take turns, and a writer whose starting point is no longer the present one starts over.
 */
export async function updateRegistry(
  releaseDir: string,
  change: (registry: Registry) => Promise<Registry> | Registry,
): Promise<Registry> {
  const files = releasePaths(releaseDir);
  await ensureReleaseDir(releaseDir);
  return await withLock(files.lock, async () => {
    for (;;) {
      const current = await readRegistry(releaseDir);
      const changed = await change(current);
      if (changed === current) return current;
      const next: Registry = registrySchema.parse({ ...changed, revision: current.revision + 1 });
      if ((await readRegistry(releaseDir)).revision !== current.revision) continue;
      if (current !== emptyRegistry) await atomicWrite(files.previousRegistry, format(current));
      await atomicWrite(files.registry, format(next));
      await refreshStaticSite(releaseDir, next);
      return next;
    }
  });
}

/** @throws ReleaseError when nothing can be written there. */
export async function ensureReleaseDir(releaseDir: string): Promise<void> {
  try {
    await mkdir(releaseDir, { recursive: true });
    await access(releaseDir, constants.W_OK);
  } catch (error) {
    throw new ReleaseError(
      `The release folder ${releaseDir} cannot be written (${errorCode(error)}). Make it writable or name another one with FURSA_RELEASE_DIR.`,
    );
  }
}

function format(registry: Registry): string {
  return `${JSON.stringify(registry, undefined, 2)}\n`;
}
