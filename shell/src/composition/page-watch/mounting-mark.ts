import { tabStorage } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { idOf, mountingKey } from '../versions/failed-versions.ts';

/** Until `clearMounting`: when it blocks the thread for ever, the next document knows. */
export function markMounting(remote: RegisteredRemote): void {
  tabStorage.setItem(mountingKey, idOf(remote));
}

export function clearMounting(): void {
  tabStorage.setItem(mountingKey, '');
}
