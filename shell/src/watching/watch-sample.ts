import { readPageConfig } from '@fursa/shared/contract/page-config';

/**
 * Draws whether this document measures how the remotes do. Nothing is remembered of the draw, and whoever asks not to be tracked, or
 * saves data, is in no draw and fetches nothing.
 */
export function watchSample(): void {
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl || navigator.connection?.saveData) return;
  if (Math.random() >= (readPageConfig().telemetryShare ?? 0)) return;
  void import(/* webpackChunkName: "watching" */ './start-watching.ts')
    .then((watching) => watching.startWatching())
    .catch(() => {
      // Nobody came to be measured: without it everything works.
    });
}
