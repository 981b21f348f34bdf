import { deviceStorage, tabStorage } from '@fursa/shared/contract';
import { authStorageKey, identityStorageKey, useAuthStore } from '@fursa/shared/session';

/**
 * What stays on the device when somebody signs out. The first two belong to the device, of what was read there are only
 * fingerprints that name nobody, and which versions this device gets or tries says nothing of anybody. The last two are emptied by those who write them, and must be there until they have told
 * the backend and the other tabs.
 */
const keptKeys: ReadonlySet<string> = new Set([
  'fursa-preferences',
  'fursa-language',
  'fursa-notifications-read',
  'fursa-canary-visitor',
  'fursa-failed-versions',
  'fursa-overrides',
  authStorageKey,
  identityStorageKey,
]);

/** Empties the browser's storage of everything personal as soon as nobody, or somebody else, is signed in. */
export function forgetOnSignOut(): void {
  useAuthStore.subscribe((state, previous) => {
    if (previous.user && state.user?.id !== previous.user.id) void forgetPersonalData();
  });
}

async function forgetPersonalData(): Promise<void> {
  for (const storage of [deviceStorage, tabStorage]) {
    for (const key of storage.keys()) if (!keptKeys.has(key)) storage.removeItem(key);
  }
  // Only where the page is served securely: https://developer.mozilla.org/docs/Web/API/Window/caches
  if (!('caches' in window)) return;
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // Where the browser forbids storage, there is nothing to forget.
  }
}
