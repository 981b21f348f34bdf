/**
 * Stands in for `utils/preload` of the federation runtime in the shell's build. What a page needs is in the registry, and the
 * shell downloads it itself (`shell/src/composition/download-page.ts`); `preloadRemote` would need manifests.
 *
 * @public Imported by the federation runtime.
 */
export function preloadAssets(): never {
  throw new Error('Preloading is left out of this build: see platform/src/preset/federation-host');
}

/** @public Imported by the federation runtime. */
export function formatPreloadArgs(): never {
  return preloadAssets();
}

/** @public Imported by the federation runtime. */
export function normalizePreloadExposes(): never {
  return preloadAssets();
}

/** @public Imported by the federation runtime. */
export const defaultPreloadArgs = {};
