import { parseRegistry, type RegistryEntry } from '@fursa/shared/contract/registry';
import { importHost } from '../load-remote-module.ts';
import { readForEverybody } from '../page-registry.ts';

/**
 * A registry that was read again, without the versions that this shell cannot take: the shell that they are for comes with the next
 * document. Until then those serve on that this document knows.
 */
export async function keepFitting(value: unknown): Promise<unknown> {
  const { fitsShell } = await importHost();
  const choose = (entry: RegistryEntry): RegistryEntry => {
    const { canary, ...others } = entry;
    if (!fitsShell(entry)) return readForEverybody().find(({ name }) => name === entry.name) ?? entry;
    return canary === undefined || fitsShell(canary.remote) ? entry : others;
  };
  const { registry, skipped } = parseRegistry(value);
  // Entries that cannot be read stay, as long as something does: they say that the registry is not complete.
  return { ...registry, remotes: [...registry.remotes.map(choose), ...skipped.map(({ entry }) => entry)] };
}
