import { deviceStorage } from '../contract/index.ts';
import { useAuthStore } from './auth-store.ts';

/** Where the backend client keeps the identity session; apart from `auth-storage`, which holds what screens need. */
export const identityStorageKey = 'fursa-identity';

/** Whether there is anything to restore; without it the backend client's bytes need not be fetched at start. */
export function hasSessionToRestore(): boolean {
  return (
    useAuthStore.getState().isAuthenticated ||
    deviceStorage.getItem(identityStorageKey) !== null ||
    new URLSearchParams(window.location.search).has('code')
  );
}
