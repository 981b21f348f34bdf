import { parseRegistry, type RegistryEntry } from '@fursa/shared/contract/registry';
import { importHost } from '../load-remote-module.ts';
import { adoptRegistry, readForEverybody } from '../page-registry.ts';
import { registryKeys } from '../signed/registry-keys.ts';
import { isSigned } from '../signed/registry-signature.ts';

/** Milliseconds after which a line that swallows what is sent is given up. */
const readTimeout = 10_000;

/**
 * From then on each read offers what is newer: the line of a phone may have broken before that could be loaded, or nothing of its
 * remote was on screen.
 */
let hasAdopted = false;

/**
 * Reads the live registry, and offers what is newer than the page.
 *
 * @returns whether it could be read
 */
export async function fetchRegistry(): Promise<boolean> {
  const response = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(readTimeout) });
  if (!response.ok) return false;
  const read: unknown = await response.json();
  // One that nobody may have written changes nothing: the known one goes on serving.
  if (registryKeys !== undefined && !(await isSigned(read, registryKeys))) return false;
  hasAdopted = adoptRegistry(await keepFitting(read)) || hasAdopted;
  if (hasAdopted) {
    // In a chunk that is there anyway: few tabs are open while something is released.
    const { offerNewVersion } = await import(/* webpackChunkName: "legal" */ './offer-new-version.tsx');
    offerNewVersion();
  }
  return true;
}

/**
 * A registry that was read again, without the versions that this shell cannot take: the shell that they are for comes with the next
 * document. Until then those serve on that this document knows.
 */
async function keepFitting(value: unknown): Promise<unknown> {
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
