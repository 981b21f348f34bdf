import { tabStorage } from '@fursa/shared/contract';
import { idOf } from './failed-versions.ts';

/** Where a new release was taken by a new document; once for each, in case a stale page comes back. */
const takenKey = 'fursa-release-taken';

/** Whether a new document may begin for this version of a remote or of the registry: once, and only where that can be known. */
export function adoptRelease(released: Parameters<typeof idOf>[0]): boolean {
  const release = idOf(released);
  if (tabStorage.getItem(takenKey) === release) return false;
  tabStorage.setItem(takenKey, release);
  return tabStorage.isLasting(takenKey);
}

/** The page before it stays until the document goes. */
export function openDocument({ url }: Request): Promise<never> {
  window.location.assign(url);
  return new Promise(() => {
    // The document ends before there is anything to tell.
  });
}
