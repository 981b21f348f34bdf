import type { ComponentType } from 'react';
import type { RemoteManifest, SlotName } from './manifest.ts';
import type { NotificationSource } from './notifications.ts';

/** What each slot hands to the component that fills it. */
export interface SlotProps {
  'user-widget': { readonly userId: string };
  /**
   * The form inside the dialog that asks somebody to sign in again. `email` is whose page it lies over; nobody else can
   * sign in there. Failures are shown in the form: toasts are behind the dialog. Done when the auth store has the new session.
   */
  'sign-in-dialog': { readonly email: string };
  /** Links in the strip above the landing page of somebody who is signed in: what is new, what comes next. Nothing is fine. */
  'home-panel': { readonly userId: string };
}

/** A component that arrives later, so that a remote's entry stays small and each page is a chunk of its own. */
export type LazyComponent<Props = Record<never, never>> = () => Promise<ComponentType<Props>>;

/**
 * The shape of the one module a remote exposes (`./remote`), checked by `remote satisfies RemoteModule<typeof manifest>`.
 * It has exactly the pages and slots that the manifest names, and a source of notifications when the manifest says so.
 */
export type RemoteModule<Manifest extends RemoteManifest = RemoteManifest> = {
  readonly pages: { readonly [Id in Manifest['pages'][number]['id']]: LazyComponent };
  readonly slots: { readonly [Name in Manifest['slots'][number]]: LazyComponent<SlotProps[Name & SlotName]> };
} & (Manifest extends { readonly notifications: true } ? Required<NotificationOffer> : NotificationOffer);

interface NotificationOffer {
  readonly notifications?: () => Promise<NotificationSource>;
}

/**
 * The global in which the chunks of a remote's build announce themselves; `entryGlobal` names its container. The preset
 * writes it, and the shell sees to it that each version of the remote finds a list of its own there.
 */
export function chunkListOf(entryGlobal: string): string {
  return `${entryGlobal}_chunks`;
}
