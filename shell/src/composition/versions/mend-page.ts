import { loadPage, type PageOutcome } from '../load-page.ts';
import { latestAddress, type RemotePageAddress } from '../page-registry.ts';
import { refreshRegistryWithin } from '../refresh-registry.ts';
import { replaceByLastGood } from './last-good.ts';
import { adoptRelease, openDocument } from './new-document.ts';
import { versionInUse } from './versions-in-use.ts';

export { replaceByLastGood } from './last-good.ts';

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
