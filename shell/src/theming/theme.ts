import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** Where the choice is remembered; read by `theme-boot.js` before the first paint. */
export const themeStorageKey = 'fursa-theme';

const listeners = new Set<() => void>();

function readTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme the page is drawn in; `data-theme` on the root element is its only home. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'light' as const);
}

/** Flips light and dark and remembers the choice on this device. */
export function toggleTheme(): void {
  const next: Theme = readTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  try {
    localStorage.setItem(themeStorageKey, next);
  } catch (reason) {
    // Private windows may forbid storage: the switch still works, it is only not remembered.
    if (!(reason instanceof DOMException)) throw reason;
  }
  for (const listener of listeners) listener();
}
