import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { RemoteLoadError } from './load-error.ts';
import { failPage, loadPage, type PageOutcome } from './load-page.ts';
import { addressInUse, latestAddress, type RemotePageAddress } from './page-registry.ts';
import { refreshOnNavigation, refreshRegistryWithin } from './refresh-registry.ts';
import { hasFailed, idOf, takeHung } from './versions/failed-versions.ts';
import { readTab } from './versions/tab-memory.ts';
import { versionInUse } from './versions/versions-in-use.ts';

/** Milliseconds: the fallback must be there within 6.5 s, of which a download that stalls takes five. */
const longestWait = 6_200;
const registryTimeout = 1_200;
/** Milliseconds before that end in which no other version is begun with. */
const leastForAnother = 2_000;

/** Folders of versions whose files hung once. */
const stalled = new Set<string>();

/** Where a new release was taken by a new document; once for each, in case a stale page comes back. */
const takenKey = 'fursa-release-taken';

/**
 * Brings a page in the version that this document uses, else in the newest known one. What failed is looked for once more in a registry
 * that is read again, and then in the version before. A version that is in use is never exchanged: the next one comes with a new
 * document, when the person goes to another page and nothing is lost. Back, Forward and another query keep the document.
 */
export async function resolvePage(known: RemotePageAddress, request: Request): Promise<PageOutcome> {
  refreshOnNavigation();
  if (hasFailed(latestAddress(known).remote)) await replaceVersionOf(latestAddress(known));
  if (takesNewDocument(known, request)) return await openDocument(request);
  const address = addressInUse(known);
  const end = performance.now() + longestWait;
  // Once: Retry runs it again.
  const outcome = takeHung(address.remote)
    ? failPage(address, new RemoteLoadError('render', 'It blocked the document before'))
    : await loadPage(address);
  if (outcome.status === 'loaded') return outcome;
  if (performance.now() > end - leastForAnother && !stalled.has(address.remote.baseUrl)) {
    // Most likely the line is down, and another version would hang as well; Retry begins anew, and the second time tries that.
    stalled.add(address.remote.baseUrl);
    return outcome;
  }
  // What hangs may hold every connection that the browser opens to one host.
  const tooLate = new Promise<PageOutcome>((resolve) => setTimeout(resolve, end - performance.now(), outcome));
  return await Promise.race([mendPage(known, address, request, outcome), tooLate]);
}

async function mendPage(
  known: RemotePageAddress,
  address: RemotePageAddress,
  request: Request,
  failed: PageOutcome,
): Promise<PageOutcome> {
  await refreshRegistryWithin(registryTimeout);
  const latest = latestAddress(known).remote;
  const isMended = latest.baseUrl !== address.remote.baseUrl;
  if (!isMended && !(await replaceVersionOf(address))) return failed;
  if (versionInUse(address.remote.name) !== undefined) {
    return isMended && !takeRelease(latest) ? failed : await openDocument(request);
  }
  const other = await loadPage(latestAddress(known));
  return isMended || other.status === 'loaded' ? other : failed;
}

/** Tries the last good version in the place of one that did not work; fetched with the first that does not. */
export async function replaceVersionOf({ remote }: Pick<RemotePageAddress, 'remote'>): Promise<boolean> {
  try {
    const { replaceByLastGood } = await import('./versions/last-good.ts');
    return await replaceByLastGood(remote);
  } catch {
    // The line is gone: the place says what is missing.
    return false;
  }
}

function takesNewDocument(known: RemotePageAddress, { url }: Request): boolean {
  const { remote } = latestAddress(known);
  const running = versionInUse(remote.name);
  if (running === undefined || running.baseUrl === remote.baseUrl) return false;
  // Of a page that the version in use does not have, there is nothing to keep.
  const isKept = new URL(url).pathname === window.location.pathname && addressInUse(known).remote === running;
  return !isKept && takeRelease(remote);
}

/** Whether a new document may begin for this version: once, and only where that can be known. */
function takeRelease(remote: RegisteredRemote): boolean {
  const release = idOf(remote);
  if (readTab(takenKey) === release) return false;
  try {
    sessionStorage.setItem(takenKey, release);
    return true;
  } catch {
    return false;
  }
}

/** The page before it stays until the document goes. */
function openDocument({ url }: Request): Promise<never> {
  window.location.assign(url);
  return new Promise(() => {
    // The document ends before there is anything to tell.
  });
}
