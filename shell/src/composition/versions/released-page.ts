import { readRegistry } from '../page-registry.ts';
import { refreshRegistryWithin } from '../refresh-registry.ts';
import { adoptRelease, openDocument } from './new-document.ts';

const registryTimeout = 1_200;

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
