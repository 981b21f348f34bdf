import { type Registry, type RegistryEntry, registryFrameSchema } from '@fursa/shared/contract/registry';
import { isForContract } from './check-build.ts';
import { findEarlierVersion } from './fallbacks.ts';
import type { ShellRelease } from './shell-release.ts';

/** What is understood of a registry, and what is served of it. */
export interface SiteRegistry {
  readonly registry: Registry;
  readonly written: unknown;
}

/**
 * A registry as it goes into the pages of a shell: a version that this shell cannot take, after a shell was published or rolled back
 * to with a reason, gives way to the last one before that it can take. Where there is none it stays, and says so in its place.
 */
export async function fitToShell(
  releaseDir: string,
  site: SiteRegistry,
  { contract }: Pick<ShellRelease, 'contract'>,
): Promise<SiteRegistry> {
  const fitting = new Map<unknown, RegistryEntry>();
  const choose = async (entry: RegistryEntry): Promise<RegistryEntry> => {
    const { canary, ...others } = entry;
    if (isForContract(entry, contract) && (canary === undefined || isForContract(canary.remote, contract)))
      return entry;
    const fitted = isForContract(entry, contract) ? others : await findEarlierVersion(releaseDir, entry, contract);
    if (fitted !== undefined) fitting.set(entry.name, fitted);
    return fitted ?? entry;
  };
  const remotes = await Promise.all(site.registry.remotes.map(choose));
  if (fitting.size === 0) return site;
  const { remotes: entries, ...frame } = registryFrameSchema.parse(site.written);
  return {
    registry: { ...site.registry, remotes },
    written: { ...frame, remotes: entries.map((entry) => fitting.get(Reflect.get(Object(entry), 'name')) ?? entry) },
  };
}
