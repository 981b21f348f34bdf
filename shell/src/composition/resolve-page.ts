import { ShellPartError } from './load-error.ts';
import { loadPage, type PageOutcome } from './load-page.ts';
import { addressInUse, latestAddress, type RemotePageAddress } from './page-registry.ts';
import { refreshOnNavigation } from './refresh-registry.ts';
import { hasFailed } from './versions/failed-versions.ts';
import { adoptRelease, openDocument } from './versions/new-document.ts';
import { versionInUse } from './versions/versions-in-use.ts';

/** Milliseconds: the fallback must be there within 6.5 s, of which a download that stalls takes five. */
const maxWait = 6_200;
/** Milliseconds before that end in which no other version is begun with. */
const minForAnother = 2_000;

/** Folders of versions whose files hung once. */
const stalled = new Set<string>();

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
  const end = performance.now() + maxWait;
  const outcome = await loadPage(address);
  // No version of a remote mends the shell.
  if (outcome.status === 'loaded' || outcome.error instanceof ShellPartError) return outcome;
  if (performance.now() > end - minForAnother && !stalled.has(address.remote.baseUrl)) {
    // Most likely the line is down, and another version would hang as well; Retry begins anew, and the second time tries that.
    stalled.add(address.remote.baseUrl);
    return outcome;
  }
  // What hangs may hold every connection that the browser opens to one host.
  const tooLate = new Promise<PageOutcome>((resolve) => setTimeout(resolve, end - performance.now(), outcome));
  const mended = importMending()
    .then((mending) => mending.mendPage({ known, address, request, outcome }))
    .catch(() => outcome);
  return await Promise.race([mended, tooLate]);
}

/** Tries the last good version in the place of one that did not work. */
export async function replaceVersionOf({ remote }: Pick<RemotePageAddress, 'remote'>): Promise<boolean> {
  return await importMending()
    .then((mending) => mending.replaceByLastGood(remote))
    .catch(() => false);
}

/** Fetched with the first version that does not work. Where the line is gone, the place says what is missing. */
function importMending() {
  return import(/* webpackChunkName: "last-good" */ './versions/mend-page.ts');
}

function takesNewDocument(known: RemotePageAddress, { url }: Request): boolean {
  const { remote, page } = latestAddress(known);
  const running = versionInUse(remote.name);
  // This document's routes are those of its start: another path would be given parameters that the page does not know.
  if (running === undefined) return page.path !== known.page.path && adoptRelease(remote);
  if (running.baseUrl === remote.baseUrl) return false;
  // Of a page that the version in use does not have, there is nothing to keep.
  const isKept = new URL(url).pathname === window.location.pathname && addressInUse(known).remote === running;
  return !isKept && adoptRelease(remote);
}
