import { loadedVersionOf, loadPage, type PageOutcome } from './load-page.ts';
import { latestAddress, type RemotePageAddress } from './page-registry.ts';
import { refreshOnNavigation, refreshRegistryWithin } from './refresh-registry.ts';

/** The fallback must be there within 6.5 s, of which a download that stalls takes five. */
const mendingTimeout = 1_200;

/** Where a new release was taken by a new document; once for each, in case a stale page comes back. */
const takenKey = 'fursa-release-taken';

/**
 * Brings a page in its newest known version. What failed is looked for once more in a registry that is read again. A remote
 * that runs in this tab already cannot be exchanged under it: its new version comes with a new document, when the person
 * goes to another page and nothing is lost.
 */
export async function resolvePage(known: RemotePageAddress, request: Request): Promise<PageOutcome> {
  refreshOnNavigation();
  const address = latestAddress(known);
  if (takesNewDocument(address, request)) return await openDocument(request);
  const outcome = await loadPage(address);
  if (outcome.status === 'loaded') return outcome;
  await refreshRegistryWithin(mendingTimeout);
  const mended = latestAddress(known);
  return mended.remote.baseUrl === address.remote.baseUrl ? outcome : await loadPage(mended);
}

function takesNewDocument({ remote }: RemotePageAddress, { url }: Request): boolean {
  const running = loadedVersionOf(remote);
  if (running === undefined || running === remote.version) return false;
  if (new URL(url).pathname === window.location.pathname) return false;
  const release = `${remote.name}@${remote.version}`;
  if (sessionStorage.getItem(takenKey) === release) return false;
  sessionStorage.setItem(takenKey, release);
  return true;
}

/** The page before it stays until the document goes. */
function openDocument({ url }: Request): Promise<never> {
  window.location.assign(url);
  return new Promise(() => {
    // The document ends before there is anything to tell.
  });
}
