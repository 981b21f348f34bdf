import { emitEvent, tabStorage } from '@fursa/shared/contract';
import { parseRegistry, type RegisteredRemote } from '@fursa/shared/contract/registry';
import { importHost } from '../load-remote-module.ts';
import { readForEverybody, replaceVersion } from '../page-registry.ts';
import { registryKeys } from '../signed/registry-keys.ts';
import { isSigned } from '../signed/registry-signature.ts';
import { hasFailed, rememberFailed } from './failed-versions.ts';

/** Milliseconds after which people would rather read what is missing; the place must say so within 6.5 s. */
const readTimeout = 1_200;

/**
 * Puts the last good version of a remote in the place of one that did not load or mount: for a canary what everybody else
 * gets, otherwise the version before; only one that this shell can take. Every later load in this tab, and in documents it opens, brings that one.
 *
 * @returns whether there is one
 */
export async function replaceByLastGood(failed: RegisteredRemote): Promise<boolean> {
  // Whoever tries a version wants to see how it fails.
  if (tabStorage.getItem('fursa-overrides')?.includes(`"${failed.name}"`)) return false;
  const { fitsShell } = await importHost();
  const findOther = (remotes: readonly RegisteredRemote[]) =>
    remotes.find(
      (other) =>
        other.name === failed.name && other.version !== failed.version && !hasFailed(other) && fitsShell(other),
    );
  const lastGood = findOther(readForEverybody()) ?? findOther(await fetchFallbacks());
  if (lastGood === undefined) return false;
  rememberFailed(failed);
  replaceVersion(failed, lastGood);
  emitEvent('shell:version-replaced', { remote: failed.name, from: failed.version, to: lastGood.version });
  return true;
}

async function fetchFallbacks(): Promise<readonly RegisteredRemote[]> {
  try {
    const response = await fetch('/fallbacks.json', { cache: 'no-cache', signal: AbortSignal.timeout(readTimeout) });
    const read: unknown = response.ok ? await response.json() : undefined;
    if (read === undefined || (registryKeys !== undefined && !(await isSigned(read, registryKeys)))) return [];
    return parseRegistry(read).registry.remotes;
  } catch {
    // Offline, or a host that answers with a page: then there is nothing to fall back to, and the place says what is missing.
    return [];
  }
}
