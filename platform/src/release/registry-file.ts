import {
  parseRegistry,
  type RegisteredRemote,
  type Registry,
  registryFrameSchema,
  type SkippedEntry,
} from '@fursa/shared/contract/registry';
import * as z from 'zod/mini';
import { listFallbacks } from './fallbacks.ts';
import { atomicWrite, atomicWriteChanged } from './files/atomic-write.ts';
import { readJsonFile } from './files/read-json-file.ts';
import { releasePaths } from './files/release-paths.ts';
import { prerenderPages } from './prerender/prerender-pages.ts';
import { ReleaseError } from './release-error.ts';
import { withReleaseLock } from './release-lock.ts';
import { readShellRelease, type ShellRelease } from './shell-release.ts';
import {
  findSignatureFault,
  keyFolder,
  type RegistryKeys,
  readRegistryKeys,
  signRegistry,
} from './signature/registry-keys.ts';
import { refreshStaticSite } from './static-site/static-site.ts';

const emptyRegistry: Registry = { schemaVersion: 1, revision: 0, remotes: [] };

/** A registry with everything that stands in its file, also what this version of the tools does not understand. */
export interface RegistryFile {
  readonly registry: Registry;
  readonly skipped: readonly SkippedEntry[];
  /** The entries as they stand in the file. */
  readonly entries: ReadonlyMap<RegisteredRemote, unknown>;
  /** The whole of it; undefined before the first release. */
  readonly asItStands: object | undefined;
}

const registryFileSchema = z.pipe(
  registryFrameSchema,
  z.transform((value): RegistryFile => {
    const { registry, skipped } = parseRegistry(value);
    const known = value.remotes.filter((entry) => !skipped.some((other) => other.entry === entry));
    return {
      registry,
      skipped,
      asItStands: value,
      entries: new Map(registry.remotes.map((remote, index) => [remote, known[index]])),
    };
  }),
);

/**
 * The registry of a release folder, entry by entry; an empty one when nothing was published yet.
 *
 * @throws ReleaseError also for one that no trusted key has signed, where `FURSA_KEY_DIR` says which these are
 */
export async function readRegistryFile(releaseDir: string): Promise<RegistryFile> {
  const advice = 'Put registry.previous.json, beside it, in its place, or delete it and publish again.';
  const file = await readJsonFile(releasePaths(releaseDir).registry, registryFileSchema, advice);
  if (file === undefined) {
    return { registry: emptyRegistry, skipped: [], entries: new Map(), asItStands: undefined };
  }
  const keys = await readKeys();
  const fault = keys && findSignatureFault(file.asItStands ?? {}, keys);
  if (fault !== undefined) {
    throw new ReleaseError(
      `${releasePaths(releaseDir).registry} ${fault}. ${advice} One from before there were keys: fursa keys sign.`,
    );
  }
  return file;
}

/** What of the registry this version understands. */
export async function readRegistry(releaseDir: string): Promise<Registry> {
  return (await readRegistryFile(releaseDir)).registry;
}

/**
 * The registry as it is written and served: an entry that nobody changed stays as its team wrote it, to the letter, and so does
 * a registry that nobody changed, with its signature.
 */
export function writtenRegistry(registry: Registry, { registry: read, skipped, entries, asItStands }: RegistryFile) {
  if (registry === read && asItStands !== undefined) return asItStands;
  const { remotes, ...frame } = registry;
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
        // A process that died between two of these files left the others as they were.
        await refreshFallbacks(releaseDir, file, await readShellRelease(releaseDir));
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
      const shell = await readShellRelease(releaseDir);
      if (shell !== undefined) await prerenderPages(releaseDir, next, shell.version);
      if (current !== emptyRegistry) await atomicWrite(files.previousRegistry, format(writtenRegistry(current, file)));
      const keys = await readKeys();
      const signed = keys === undefined ? written : signRegistry(written, keys);
      await writeFallbacks(releaseDir, { registry: next, shell, keys });
      await atomicWrite(files.registry, format(signed));
      await refreshStaticSite(releaseDir, { registry: next, written: signed });
      return next;
    }
  });
}

/**
 * Signs the registry as it stands, unread by any check of its signature: for one from before there were keys, or whose key was
 * retired. Whoever calls it has looked at what it says.
 */
export async function signPresentRegistry(releaseDir: string): Promise<number> {
  const keys = await readKeys();
  if (keys === undefined) throw new ReleaseError('FURSA_KEY_DIR names no folder with keys.');
  const { registry: place } = releasePaths(releaseDir);
  return await withReleaseLock(releaseDir, async () => {
    const file = await readJsonFile(place, registryFileSchema, 'Correct it first.');
    if (file?.asItStands === undefined) throw new ReleaseError(`${place} is not there: nothing was published yet.`);
    const signed = signRegistry(file.asItStands, keys);
    await atomicWrite(place, format(signed));
    await refreshStaticSite(releaseDir, { registry: file.registry, written: signed });
    return file.registry.revision;
  });
}

/**
 * Makes `fallbacks.json` what `shell` takes, which may be one that is served next. Call it under the lock of the release only.
 * Where the registry is signed and the signing key is not here, the file stays as it is, so that a shell can be rolled back from anywhere:
 * a shell passes over a fallback that it does not take.
 */
export async function refreshFallbacks(
  releaseDir: string,
  { registry, asItStands }: RegistryFile,
  shell: Pick<ShellRelease, 'contract'> | undefined,
): Promise<void> {
  if (asItStands === undefined) return;
  const keys = await readKeys();
  const isSigned = keys !== undefined || 'signature' in asItStands;
  if (isSigned && keys?.signing === undefined) {
    console.warn(
      'fallbacks.json stays as it is: the key that signs it is not here. The next publish of a remote renews it.',
    );
    return;
  }
  await writeFallbacks(releaseDir, { registry, shell, keys });
}

interface FallbacksParts {
  readonly registry: Registry;
  readonly shell: Pick<ShellRelease, 'contract'> | undefined;
  readonly keys: RegistryKeys | undefined;
}

async function writeFallbacks(releaseDir: string, { registry, shell, keys }: FallbacksParts): Promise<void> {
  const fallbacks = await listFallbacks(releaseDir, registry, shell?.contract);
  const written = keys === undefined ? fallbacks : signRegistry(fallbacks, keys);
  await atomicWriteChanged(releasePaths(releaseDir).fallbacks, format(written));
}

async function readKeys() {
  const folder = keyFolder();
  return folder === undefined ? undefined : await readRegistryKeys(folder);
}

function format(registry: unknown): string {
  return `${JSON.stringify(registry, undefined, 2)}\n`;
}
