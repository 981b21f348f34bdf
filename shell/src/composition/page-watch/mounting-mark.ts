import { tabStorage } from '@fursa/shared/contract';
import { mountingKey } from '../versions/failed-versions.ts';

const mounting = new Set<string>();

/** Until `clearMounting`: when the part blocks the thread for ever, the next document knows. */
export function markMounting(part: string): void {
  mounting.add(part);
  store();
  // A document that somebody reloads while a part comes was not blocked by it: one that is blocked handles no event.
  window.addEventListener('pagehide', clearAll);
}

export function clearMounting(part: string): void {
  if (mounting.delete(part)) store();
}

function clearAll(): void {
  mounting.clear();
  store();
}

function store(): void {
  tabStorage.setItem(mountingKey, [...mounting].join(' '));
}
