import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { idOf, mountingKey } from '../versions/failed-versions.ts';

/** Until `clearMounting`: when it blocks the thread for ever, the next document knows. */
export function markMounting(remote: RegisteredRemote): void {
  keep(idOf(remote));
}

export function clearMounting(): void {
  keep('');
}

function keep(mark: string): void {
  try {
    sessionStorage.setItem(mountingKey, mark);
  } catch {
    // Where nothing is kept, the next document has to find out for itself.
  }
}
