import type { ComponentType } from 'react';
import type { RemoteManifest, SlotName } from './manifest.ts';

/** What each slot hands to the component that fills it. */
export interface SlotProps {
  'user-widget': { readonly userId: string };
}

/** A component that arrives later, so that a remote's entry stays small and each page is a chunk of its own. */
export type LazyComponent<Props = Record<never, never>> = () => Promise<ComponentType<Props>>;

/**
 * The shape of the one module a remote exposes (`./remote`), checked by `remote satisfies RemoteModule<typeof manifest>`.
 * It has exactly the pages and slots that the manifest names.
 */
export interface RemoteModule<Manifest extends RemoteManifest = RemoteManifest> {
  readonly pages: { readonly [Id in Manifest['pages'][number]['id']]: LazyComponent };
  readonly slots: { readonly [Name in Manifest['slots'][number]]: LazyComponent<SlotProps[Name & SlotName]> };
}
