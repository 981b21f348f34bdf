import { useSyncExternalStore } from 'react';
import { setPreferences, usePreferences } from './preferences-store.ts';

export type Theme = 'light' | 'dark';

function darkDevice(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

/** Calls `listener` when the device changes between light and dark, until the returned function is called. */
export function onDeviceTheme(listener: () => void): () => void {
  const query = darkDevice();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The theme that the page is to be shown in now: the chosen one, or else the device's. */
export function resolveTheme(): Theme {
  const { theme } = usePreferences.getState();
  if (theme !== 'system') return theme;
  return darkDevice().matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const stops = [usePreferences.subscribe(listener), onDeviceTheme(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The theme the page is shown in. While a prerendered page is taken over it is `light`, as that page was made. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, resolveTheme, () => 'light' as const);
}

/** Flips light and dark; from then on the page no longer follows the device. */
export function toggleTheme(): void {
  setPreferences({ theme: resolveTheme() === 'dark' ? 'light' : 'dark' });
}
