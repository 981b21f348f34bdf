import { tabStorage } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { idOf, mountingKey } from '../versions/failed-versions.ts';

/** Until `clearMounting`: when it blocks the thread for ever, the next document knows. */
export function markMounting(remote: RegisteredRemote): void {
  tabStorage.setItem(mountingKey, idOf(remote));
  // A document that somebody reloads while the page comes was not blocked by it: one that is blocked handles no event.
  window.addEventListener('pagehide', clearMounting);
}

export function clearMounting(): void {
  window.removeEventListener('pagehide', clearMounting);
  tabStorage.setItem(mountingKey, '');
}
