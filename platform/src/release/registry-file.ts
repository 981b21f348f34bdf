import {
  parseRegistry,
  type RegisteredRemote,
  type Registry,
  registryFrameSchema,
  type SkippedEntry,
} from '@fursa/shared/contract/registry';
import * as z from 'zod/mini';
import { atomicWrite } from './files/atomic-write.ts';
import { readJsonFile } from './files/read-json-file.ts';
import { releasePaths } from './files/release-paths.ts';
import { ReleaseError } from './release-error.ts';
import { withReleaseLock } from './release-lock.ts';
import { refreshStaticSite } from './static-site/static-site.ts';

const emptyRegistry: Registry = { schemaVersion: 1, revision: 0, remotes: [] };

/** A registry with everything that stands in its file, also what this version of the tools does not understand. */
export interface RegistryFile {
  readonly registry: Registry;
  readonly skipped: readonly SkippedEntry[];
  /** The entries as they stand in the file. */
  readonly entries: ReadonlyMap<RegisteredRemote, unknown>;
}

const registryFileSchema = z.pipe(
  registryFrameSchema,
  z.transform((value): RegistryFile => {
    const { registry, skipped } = parseRegistry(value);
    const known = value.remotes.filter((entry) => !skipped.some((other) => other.entry === entry));
    return { registry, skipped, entries: new Map(registry.remotes.map((remote, index) => [remote, known[index]])) };
  }),
);

/** The registry of a release folder, entry by entry; an empty one when nothing was published yet. */
export async function readRegistryFile(releaseDir: string): Promise<RegistryFile> {
  const advice = 'Put registry.previous.json, beside it, in its place, or delete it and publish again.';
  const file = await readJsonFile(releasePaths(releaseDir).registry, registryFileSchema, advice);
  return file ?? { registry: emptyRegistry, skipped: [], entries: new Map() };
}

/** What of the registry this version understands. */
export async function readRegistry(releaseDir: string): Promise<Registry> {
  return (await readRegistryFile(releaseDir)).registry;
}

/** The registry as it is written and served: an entry that nobody changed stays as its team wrote it, to the letter. */
export function writtenRegistry({ remotes, ...frame }: Registry, { skipped, entries }: RegistryFile) {
  const kept = skipped.filter(({ name }) => !remotes.some((remote) => remote.name === name));
  return {
    ...frame,
    remotes: [...remotes.map((remote) => entries.get(remote) ?? remote), ...kept.map(({ entry }) => entry)],
  };
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
  return await withReleaseLock(releaseDir, async () => {
    for (;;) {
      const file = await readRegistryFile(releaseDir);
      const { registry: current } = file;
      const changed = await change(current);
      if (changed === current) {
        // A process that died between the registry and the pages left them as they were.
        await refreshStaticSite(releaseDir, { registry: current, written: writtenRegistry(current, file) });
        return current;
      }
      const next: Registry = { ...changed, revision: current.revision + 1 };
      const written = writtenRegistry(next, file);
      const [bad] = parseRegistry(written).skipped.filter(({ entry }) =>
        file.skipped.every((old) => old.entry !== entry),
      );
      if (bad !== undefined) throw new ReleaseError(`${bad.name} cannot be registered: ${bad.reason}.`);
      if ((await readRegistry(releaseDir)).revision !== current.revision) continue;
      if (current !== emptyRegistry) await atomicWrite(files.previousRegistry, format(writtenRegistry(current, file)));
      await atomicWrite(files.registry, format(written));
      await refreshStaticSite(releaseDir, { registry: next, written });
      return next;
    }
  });
}

function format(registry: unknown): string {
  return `${JSON.stringify(registry, undefined, 2)}\n`;
}
