import { emitEvent, tabStorage } from '@fursa/shared/contract';
import { parseRegistry, type RegisteredRemote } from '@fursa/shared/contract/registry';
import { loadPage, type PageOutcome } from '../load-page.ts';
import { importHost } from '../load-remote-module.ts';
import {
  latestAddress,
  type RemotePageAddress,
  readForEverybody,
  readRegistry,
  replaceVersion,
} from '../page-registry.ts';
import { refreshRegistryWithin } from '../refresh-registry.ts';
import { registryKeys } from '../signed/registry-keys.ts';
import { isSigned } from '../signed/registry-signature.ts';
import { hasFailed, rememberFailed } from './failed-versions.ts';
import { adoptRelease, openDocument } from './new-document.ts';
import { versionInUse } from './versions-in-use.ts';

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

const registryTimeout = 1_200;

interface FailedAttempt {
  /** As the route knows the page. */
  readonly known: RemotePageAddress;
  /** In the version that was tried. */
  readonly address: RemotePageAddress;
  readonly request: Request;
  readonly outcome: PageOutcome;
}

/**
 * Looks for what failed in a registry that is read again, and then in the version before. While the version that failed is in use
 * elsewhere in this document, the other one comes with a new document.
 */
export async function mendPage({ known, address, request, outcome }: FailedAttempt): Promise<PageOutcome> {
  await refreshRegistryWithin(registryTimeout);
  const latest = latestAddress(known).remote;
  const isMended = latest.baseUrl !== address.remote.baseUrl;
  if (!isMended && !(await replaceByLastGood(address.remote))) return outcome;
  if (versionInUse(address.remote.name) !== undefined) {
    return isMended && !adoptRelease(latest) ? outcome : await openDocument(request);
  }
  const other = await loadPage(latestAddress(known));
  return isMended || other.status === 'loaded' ? other : outcome;
}

/**
 * For an address that no page of this document has: where something was released since, a new document may know it. Once for each
 * registry, in case a stale page comes back.
 *
 * @param revision of the registry that the document began with
 */
export async function openReleasedPage(request: Request, revision: number): Promise<void> {
  await refreshRegistryWithin(registryTimeout);
  const newest = readRegistry().revision;
  if (newest > revision && adoptRelease({ name: 'registry', version: String(newest) })) await openDocument(request);
}
